import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src-shared/tantrix';
import { moveDue } from '../../../support/online-game';
import { type Heard, OnlinePeer } from '../../../support/online-peer';
import type { OnlineProgram } from '../../../support/online-programs';
import { inPrograms, settled, tableFor } from '../../../support/online-tables';
import { canTrace, type SystemCall, Trace } from '../../../support/system-calls';

/** From when something was done, by which step `n` is made, until the program that is looked at was heard to have it. */
interface Span {
  readonly n: number;
  readonly isOwn: boolean;
  readonly from: number;
  readonly to: number;
}

const MOVES = 36;
const CALLS = ['pwrite64', 'write', 'writev', 'sendto', 'sendmsg', 'fdatasync', 'fsync'];
/** Steps and answers are longer, pings and what is said of how far one has come shorter. */
const GAME_BYTES = 350;

const isLog = ({ about }: SystemCall): boolean => about.endsWith('.log');
const isWire = ({ about }: SystemCall): boolean => about.startsWith('TCP');

/** A move of whoever is to move; when it was made, and when the answer of the program came. */
async function moved(program: OnlineProgram, peer: OnlinePeer, random: ReturnType<typeof seededRandom>): Promise<Span> {
  const n = peer.copy.history.n + 1;
  const from = Date.now();
  const isOwn = !peer.move(random);
  const due = moveDue(program.game, random);
  if (isOwn && due) await program.call('moveOnline', due);
  const answer = () =>
    peer.heard.findLast(
      ({ message }) =>
        message.kind === 'game' &&
        message.message.kind === 'answer' &&
        message.message.n === n &&
        message.message.party === 0,
    );
  await expect.poll(answer, { interval: 1 }).toBeDefined();
  return { n, isOwn, from, to: (answer()?.at ?? 0) + 1 };
}

/** What is wrong with the order of the calls of one step; undefined where nothing is. */
function wrongIn(calls: readonly SystemCall[], { n, from, to }: Span): string | undefined {
  const written = calls.find(
    (call) => isLog(call) && call.name === 'pwrite64' && call.given.includes(`{"kind":"step","epoch":1,"n":${n},`),
  );
  const kept = calls.find((call) => isLog(call) && call.name === 'fdatasync' && call.from > (written?.to ?? 0));
  if (!written || kept?.result !== 0) return `step ${n} is not kept`;
  const sent = calls.filter((call) => isWire(call) && call.result > GAME_BYTES && call.at >= from && call.at <= to);
  if (sent.length === 0) return `step ${n} is not answered`;
  return sent.some((call) => call.from < kept.to) ? `step ${n} is answered before it is kept` : undefined;
}

/** What it says each second of being there is as long as an answer, and so is a step that it says once more. */
const isOther = ({ message }: Heard, n: number): boolean =>
  JSON.stringify(message).length > GAME_BYTES / 2 &&
  !(message.kind === 'game' && 'n' in message.message && message.message.n === n);

describe.runIf(canTrace())('what a program says of a step', () => {
  const programs = inPrograms();

  test('is sent when the system has said that the step is on the disk', async () => {
    const [program] = programs(1);
    if (!program) throw new Error('one was started');
    expect(await program.call('hostTable', tableFor(2))).toBe(null);
    await program.until('it waits', ({ kind }) => kind === 'waiting');
    const peer = new OnlinePeer();
    await peer.join(program.invitation.link, { name: 'Peer', colour: 'blue' });
    await settled([program], 0);
    const random = seededRandom(4);
    const trace = await Trace.of(program.pid, CALLS);
    const spans: Span[] = [];
    for (let n = 1; n <= MOVES; n++) {
      await expect.poll(() => peer.copy.history.isSettled, { interval: 1 }).toBe(true);
      await settled([program], n - 1);
      spans.push(await moved(program, peer, random));
    }
    const calls = await trace.end();
    peer.close();
    const isClear = ({ n, from, to }: Span) =>
      !peer.heard.some((heard) => heard.at >= from && heard.at <= to && isOther(heard, n));
    // The peer hears of the last step before the trace does, which may end without it.
    const clear = spans.slice(0, -1).filter(isClear);
    expect(clear.filter(({ isOwn }) => isOwn).length).toBeGreaterThan(3);
    expect(clear.filter(({ isOwn }) => !isOwn).length).toBeGreaterThan(3);
    expect(clear.flatMap((span) => wrongIn(calls, span) ?? [])).toEqual([]);
  });
});
