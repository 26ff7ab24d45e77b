import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameNow } from '../../../../../src-renderer/game/table';
import { goOnByMail, goOnHere, mayGoOnElsewhere, wentOn } from '../../../../../src-renderer/online/playing/elsewhere';
import { startPlaying } from '../../../../../src-renderer/online/playing/following';
import { resultFacts } from '../../../../../src-renderer/online/playing/result';
import { followOnline } from '../../../../../src-renderer/online/state';
import { isWritable } from '../../../../../src-renderer/stage/document';
import { statusNoteNow } from '../../../../../src-renderer/stage/status-note';
import { shownNow, tablesNow } from '../../../../../src-renderer/stage/tables';
import { nodePrimitives } from '../../../../../src-main/online/keys';
import type { OnlineState } from '../../../../../src-shared/bridge/bridge';
import { type BrokenOff, brokenOff } from '../../../../../src-shared/online/broken-off';
import { checkReceipt } from '../../../../../src-shared/online/check-receipt';
import { receiptIn } from '../../../../../src-shared/online/receipt';
import { makeTxg, parseTxg } from '../../../../../src-shared/record';
import { gameRules } from '../../../../../src-shared/sessions/game';
import { isAllKnown, legalPlacements, seededRandom } from '../../../../../src-shared/tantrix';
import { onlineGameOf, playing } from '../../../../support/online-games';
import { termsFor, World } from '../../../../support/online-world';
import { clearTables } from '../../../../support/tables';
import { t } from '../../../../support/words';
import { haveWindow } from '../../../../support/window';

let listener: (state: OnlineState) => void = () => undefined;
const breakOffOnline = vi.fn<Window['tantrix']['breakOffOnline']>();
const leaveOnline = vi.fn<Window['tantrix']['leaveOnline']>();

haveWindow({
  onOnline: (told) => {
    listener = told;
    return () => undefined;
  },
  breakOffOnline,
  leaveOnline,
});

let stop: () => void = () => undefined;
beforeEach(() => {
  breakOffOnline.mockReset();
  leaveOnline.mockReset();
  followOnline();
  listener({ kind: 'none' });
  clearTables();
  stop = startPlaying();
});
afterEach(() => stop());

/** A game of two programs after so many steps, as the first has it; the last step may be on its way. */
function begun(seed: number, steps: number, isSettled = true) {
  const world = new World(termsFor(2), seededRandom(seed));
  world.playTo(steps);
  if (isSettled) world.settle();
  const [program] = world.programs;
  if (!program) throw new Error('nobody plays');
  return program.copy;
}

function knownOf(copy: ReturnType<typeof begun>): BrokenOff {
  const known = brokenOff(copy);
  if (!known) throw new Error('it cannot go on');
  return known;
}

/** On the table of the first program, of which the other is away. */
function showBroken(copy: ReturnType<typeof begun>): void {
  const game = onlineGameOf(copy);
  const seats = game.seats.map((seat) => ({ ...seat, isPresent: seat.isHere }));
  listener(playing({ ...game, seats }));
}

describe('a game online that goes on elsewhere', () => {
  it.each([1, 2, 3, 4])('is proved as far as it counts, the rest drawn by chance (%d)', (seed) => {
    const copy = begun(seed, 3 * seed, seed % 2 === 0);
    showBroken(copy);
    const { record } = gameNow().open ?? {};
    const known = knownOf(copy);
    const gone = record && wentOn(record, copy.history.id, known);
    expect(gone && isAllKnown(gone.game.deal)).toBe(true);
    expect(gone?.online?.rest).toEqual({ from: known.drawn.length + 1, seat: 0 });
    const receipt = receiptIn(gone?.online?.receipt ?? '');
    expect(receipt && gone && checkReceipt(nodePrimitives, receipt, gone)).toBeUndefined();
    expect(receipt).toBeDefined();
    expect(gone && parseTxg(makeTxg(gone)).ok).toBe(true);
  });

  it('is offered where somebody is away, or it is not connected, and not before', () => {
    const copy = begun(5, 4);
    listener(playing(onlineGameOf(copy)));
    expect(mayGoOnElsewhere(gameNow())).toBe(false);
    showBroken(copy);
    expect(mayGoOnElsewhere(gameNow())).toBe(true);
    listener({ kind: 'none', problem: 'stopped' });
    expect(mayGoOnElsewhere(gameNow())).toBe(true);
  });

  it('goes on at this computer against computer players, and is left online', async () => {
    const copy = begun(6, 4);
    showBroken(copy);
    expect(isWritable(shownNow())).toBe(false);
    breakOffOnline.mockResolvedValue(knownOf(copy));
    await goOnHere();
    const { open } = gameNow();
    expect(open?.online).toBeUndefined();
    expect(open?.record.players.map(({ robot }) => robot !== undefined)).toEqual([false, true]);
    expect(open?.record.game.placements).toEqual(copy.history.game?.placements);
    expect(isWritable(shownNow())).toBe(true);
    expect(leaveOnline).toHaveBeenCalledOnce();
    expect(tablesNow().open.size).toBe(1);
    const from = knownOf(copy).drawn.length + 1;
    expect(open && resultFacts(open, t)).toEqual([
      { term: 'Tiles', words: `from tile ${from} on drawn by the computer of P0 (red) alone` },
    ]);
  });

  it('takes back nothing that was played online', async () => {
    const copy = begun(6, 4);
    const known = knownOf(copy);
    showBroken(copy);
    breakOffOnline.mockResolvedValue(known);
    await goOnHere();
    const { session } = gameNow().open ?? {};
    const online = known.placements.length;
    expect(session?.log.moves).toHaveLength(online);
    expect(session?.may('undo')).toBe(false);
    const [placement] = session ? legalPlacements(session.seen.game) : [];
    const mover = session?.seen.game.position.mover ?? 0;
    const log = session &&
      placement && { ...session.log, moves: [...session.log.moves, { by: mover, move: placement }] };
    expect(log && gameRules.undoTo(log)).toBe(online);
  });

  it('may be offered while a server is away, which nobody else is said to be', () => {
    showBroken(begun(6, 4));
    const { open } = gameNow();
    const told = onlineGameOf(begun(6, 4));
    const server = { name: 'The club', address: 'tables.example.org:47202', isAuthenticated: true };
    const tell = (isReached: boolean) => listener(playing({ ...told, server: { ...server, isReached } }));
    tell(true);
    expect(mayGoOnElsewhere(gameNow())).toBe(false);
    tell(false);
    expect(mayGoOnElsewhere(gameNow())).toBe(true);
    expect(open).toBeDefined();
  });

  it('stays where it is when nothing of it is known', async () => {
    showBroken(begun(7, 4));
    breakOffOnline.mockResolvedValue(null);
    await goOnByMail();
    expect(gameNow().open?.online).toBeDefined();
    expect(statusNoteNow()).toBe('onlineNotYet');
  });
});
