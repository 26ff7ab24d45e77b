import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { playPlacement } from '../../../../src-renderer/game/moves';
import { redo, undo } from '../../../../src-renderer/game/history';
import { gameNow, showGame, showOpen } from '../../../../src-renderer/game/table';
import { startKeeping } from '../../../../src-renderer/library';
import { rememberEntry } from '../../../../src-renderer/library/keeping';
import { tryPreferences } from '../../../../src-renderer/preferences/preferences';
import { isEdited, noteSaved } from '../../../../src-renderer/stage/document';
import { statusNoteNow } from '../../../../src-renderer/stage/status-note';
import { shownNow } from '../../../../src-renderer/stage/tables';
import { loadWords } from '../../../../src-renderer/words/words';
import type { KeepReply, KeepRequest } from '../../../../src-shared/bridge/bridge';
import { makeTxg, type RecordedGame } from '../../../../src-shared/record';
import { legalPlacements, rewind } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { layOver } from '../../../support/tables';
import { SHARED_WIN } from '../../../support/whole-games';
import { haveWindow } from '../../../support/window';

const GAME = gameOf(SHARED_WIN);
/** A record of its own each time, as a file that is opened makes it. */
const recordAfter = (moves: number): RecordedGame => {
  const game = rewind(GAME, moves);
  return { players: [], game: { ...game, deal: { ...game.deal, seats: [...game.deal.seats] } }, isCompetition: false };
};

/** What main was asked to keep, in this order, and how it answers. */
let asked: KeepRequest[];
let answer: (request: KeepRequest) => KeepReply | Promise<KeepReply>;
haveWindow({
  keepGame: async (request) => {
    asked.push(request);
    return answer(request);
  },
});
beforeAll(async () => {
  await loadWords();
  startKeeping();
});
beforeEach(() => {
  asked = [];
  answer = ({ id }) => ({ kind: 'kept', id: id ?? `entry ${asked.length}` });
});

const soon = () => new Promise(setImmediate);
const textNow = () => makeTxg(gameNow().open?.record ?? recordAfter(0));

/** Plays the move that the game went on with, or the first other one. */
function playOn(otherwise = false): void {
  const { record } = gameNow().open ?? {};
  if (!record) throw new Error('no game is open');
  const next = JSON.stringify(GAME.placements[record.game.placements.length]);
  const move = legalPlacements(record.game).find((each) => (JSON.stringify(each) === next) !== otherwise);
  if (!move) throw new Error('there is no such move');
  playPlacement(move);
}

async function playOnAndWait(otherwise = false): Promise<void> {
  playOn(otherwise);
  await soon();
}

describe('a game that begins', () => {
  it('is kept from its first move on, as one entry', async () => {
    showGame({ record: recordAfter(0) });
    await soon();
    expect(asked).toEqual([]);
    await playOnAndWait();
    expect(asked).toEqual([{ text: textNow(), notes: {} }]);
    await playOnAndWait();
    expect(asked[1]).toEqual({ id: 'entry 1', text: textNow(), notes: {} });
  });

  it('is one entry though moves follow each other before the first is kept', async () => {
    showGame({ record: recordAfter(0) });
    playOn();
    playOn();
    playOn();
    await soon();
    expect(asked.map(({ id }) => id)).toEqual([undefined, 'entry 1', 'entry 1']);
    expect(asked.at(-1)?.text).toBe(textNow());
  });

  it('is kept with moves taken back, but for the first', async () => {
    showGame({ record: recordAfter(0) });
    await playOnAndWait();
    await playOnAndWait();
    undo();
    await soon();
    expect(asked).toHaveLength(3);
    expect(asked[2]?.text).toBe(textNow());
    undo();
    await soon();
    expect(asked).toHaveLength(3);
  });
});

it('a game online is kept once it is over', async () => {
  const online = {
    id: 'a',
    name: 'Kitchen',
    seatsHere: () => [0, 1],
    people: [0, 1],
    movesMade: () => 0,
    keys: undefined,
  };
  const last = GAME.placements.length - 1;
  showGame({ record: recordAfter(last), online });
  await soon();
  expect(asked).toEqual([]);
  showGame({ record: recordAfter(last + 1), online });
  await soon();
  expect(asked.map(({ notes }) => notes)).toEqual([{ here: [0, 1] }]);
});

it('a game that comes to the table as it was left is kept once it goes on, and the library may know it', async () => {
  const record = recordAfter(10);
  showGame({ record });
  await soon();
  expect(asked).toEqual([]);
  await playOnAndWait();
  expect(asked).toEqual([{ from: makeTxg(record), text: textNow(), notes: {} }]);
});

it('an entry of the library goes on as that', async () => {
  const record = recordAfter(10);
  rememberEntry(record, 'mine');
  showGame({ record });
  await playOnAndWait();
  expect(asked).toEqual([{ id: 'mine', from: makeTxg(record), text: textNow(), notes: {} }]);
  await playOnAndWait();
  expect(asked[1]).toEqual({ id: 'mine', text: textNow(), notes: {} });
});

describe('the end of a game stays', () => {
  const whole = GAME.placements.length;
  beforeEach(async () => {
    showGame({ record: recordAfter(whole - 2) });
    await playOnAndWait();
    await playOnAndWait();
  });

  it('where moves are taken back, and given again', async () => {
    expect(asked.map(({ id }) => id)).toEqual([undefined, 'entry 1']);
    undo();
    undo();
    await soon();
    await playOnAndWait();
    expect(asked).toHaveLength(2);
    expect(isEdited(shownNow())).toBe(false);
  });

  it('beside another one, where others are made', async () => {
    undo();
    undo();
    await playOnAndWait(true);
    expect(asked).toHaveLength(3);
    expect(asked[2]).toEqual({ text: textNow(), notes: {} });
    // Back to the first, which is there.
    undo();
    await playOnAndWait();
    await playOnAndWait();
    expect(asked.slice(3).every(({ id }) => id === 'entry 3')).toBe(true);
    expect(asked.some(({ text }, at) => at > 1 && text === textNow())).toBe(false);
    expect(isEdited(shownNow())).toBe(false);
  });

  it('but for names that are corrected', async () => {
    const { open } = gameNow();
    if (!open) throw new Error('no game is open');
    const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
    showOpen({ ...open, record: { ...open.record, players } });
    await soon();
    expect(asked.map(({ id }) => id)).toEqual([undefined, 'entry 1', 'entry 1']);
    expect(asked[2]?.text).toContain('Ann');
  });
});

it('an end that is written late stays, though another course has begun by then', async () => {
  let tell: (() => void) | undefined;
  showGame({ record: recordAfter(GAME.placements.length - 1) });
  answer = ({ id }) =>
    new Promise((resolve) => {
      tell = () => resolve({ kind: 'kept', id: id ?? `entry ${asked.length}` });
    });
  await playOnAndWait();
  const tellFirst = tell;
  undo();
  undo();
  answer = ({ id }) => ({ kind: 'kept', id: id ?? `entry ${asked.length}` });
  await playOnAndWait(true);
  tellFirst?.();
  await soon();
  await playOnAndWait();
  expect(asked.map(({ id }) => id)).toEqual([undefined, undefined, 'entry 2']);
});

it.each([
  ['could not be written', () => ({ kind: 'failed', problem: 'diskFull' }) as const],
  [
    'was not even answered',
    () => {
      throw new Error('failed');
    },
  ],
])('an end that %s is kept when it is given again', async (_, failing) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  showGame({ record: recordAfter(GAME.placements.length - 1) });
  answer = failing;
  await playOnAndWait();
  expect(isEdited(shownNow())).toBe(true);
  answer = () => ({ kind: 'kept', id: 'late' });
  undo();
  redo();
  await soon();
  expect(asked.at(-1)?.text).toBe(textNow());
  expect(isEdited(shownNow())).toBe(false);
  complaint.mockRestore();
});

describe('nothing is lost without a file', () => {
  it('as long as the library has it', async () => {
    showGame({ record: recordAfter(0) });
    await playOnAndWait();
    expect(isEdited(shownNow())).toBe(false);
  });

  it('but where the library cannot write', async () => {
    answer = () => ({ kind: 'failed', problem: 'diskFull' });
    showGame({ record: recordAfter(0) });
    await playOnAndWait();
    expect([isEdited(shownNow()), statusNoteNow()]).toEqual([true, 'libraryFails']);
    answer = () => ({ kind: 'kept', id: 'late' });
    await playOnAndWait();
    expect(isEdited(shownNow())).toBe(false);
    expect(asked.map(({ id }) => id)).toEqual([undefined, undefined]);
  });

  it('but where nothing is to be kept', async () => {
    tryPreferences({ keepGames: false });
    showGame({ record: recordAfter(0) });
    await playOnAndWait();
    expect([asked, isEdited(shownNow())]).toEqual([[], true]);
  });

  it('but the changes of a file', async () => {
    const record = recordAfter(4);
    showGame({ record });
    noteSaved(record, { id: 'file-1', name: 'game.txg', kind: 'txg' });
    await playOnAndWait();
    expect([asked.length, isEdited(shownNow())]).toEqual([1, true]);
  });
});

it('a lesson is not kept', async () => {
  layOver();
  await soon();
  expect(asked).toEqual([]);
});
