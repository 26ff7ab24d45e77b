import type { Session } from 'node:inspector/promises';
import type { CDPSession, ElectronApplication } from '@playwright/test';
import type { ScriptCoverage } from '../../scripts/flows/sources';

/** Counts of the functions that a program enters, as the profilers of its processes keep them. */

/** Gives how often each function was entered since the last time, and counts from nought again. */
export type Counter = () => Promise<readonly ScriptCoverage[]>;

/** By function, not by block of it. */
export const CALLS = { callCount: true, detailed: false };

declare global {
  /** In the main process: what counts there. */
  var profiler: Session;
}

/** Counts in the main process; its threads are left out, for no flow brings so much to be read that it starts one. */
export async function counterOfMain(app: ElectronApplication): Promise<Counter> {
  await app.evaluate(async (_, calls) => {
    const inspector = process.getBuiltinModule('node:inspector/promises');
    globalThis.profiler = new inspector.Session();
    globalThis.profiler.connect();
    await globalThis.profiler.post('Profiler.enable');
    await globalThis.profiler.post('Profiler.startPreciseCoverage', calls);
  }, CALLS);
  return async () => {
    const { result } = await app.evaluate(() => globalThis.profiler.post('Profiler.takePreciseCoverage'));
    return result;
  };
}

/** Counts in the page of the window. */
export async function counterOfPage(session: CDPSession): Promise<Counter> {
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', CALLS);
  return async () => (await session.send('Profiler.takePreciseCoverage')).result;
}
