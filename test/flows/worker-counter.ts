import type { CDPSession } from '@playwright/test';
import type { ScriptCoverage } from '../../scripts/flows/sources';
import { CALLS, type Counter } from './counter';

/** A worker is spoken to through the session of its page, in messages within messages. */
type Ask = (method: string, params?: object) => Promise<{ result: ScriptCoverage[] }>;

function asking(session: CDPSession, sessionId: string): Ask {
  const waiting = new Map<number, (answer: { result: ScriptCoverage[] }) => void>();
  let last = 0;
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result } = JSON.parse(event.message);
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  return async (method, params = {}) => {
    const id = ++last;
    const answer = new Promise<{ result: ScriptCoverage[] }>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    return answer;
  };
}

/** Counts in the workers of a page. Each waits as it starts until it is counted there, so that nothing is missed. */
export async function counterOfWorkers(session: CDPSession): Promise<Counter> {
  const workers = new Map<string, Ask>();
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const ask = asking(session, sessionId);
    void begin(ask).then(() => workers.set(sessionId, ask));
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
  return async () => {
    const taken = await Promise.all([...workers.values()].map((ask) => ask('Profiler.takePreciseCoverage')));
    return taken.flatMap(({ result }) => result);
  };
}

async function begin(ask: Ask): Promise<void> {
  await ask('Profiler.enable');
  await ask('Profiler.startPreciseCoverage', CALLS);
  await ask('Runtime.runIfWaitingForDebugger');
}
