import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FileTrouble, fileTroubleDialog } from '../../../../src-renderer/files/file-trouble';
import { saveCopy, saveGame } from '../../../../src-renderer/files/saving';
import { playPlacement } from '../../../../src-renderer/game/moves';
import { gameAt, gameNow, showGame } from '../../../../src-renderer/game/table';
import { openPuzzle } from '../../../../src-renderer/puzzles/open-puzzle';
import { showPuzzle } from '../../../../src-renderer/puzzles/table';
import { startClock } from '../../../../src-renderer/puzzles/timing';
import { dialogOf } from '../../../../src-renderer/stage/dialogs';
import { isEdited, whatIsOpen } from '../../../../src-renderer/stage/document';
import { shownNow, underneath } from '../../../../src-renderer/stage/tables';
import type { WriteReply, WriteRequest } from '../../../../src-shared/bridge/bridge';
import { puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { makeTxg, type RecordedGame, type RecordedPuzzle } from '../../../../src-shared/record';
import { legalPlacements } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { layOver } from '../../../support/tables';
import { haveWindow } from '../../../support/window';

/** What main was asked to write, and its answer to the last of it, which the system's dialog keeps waiting. */
let written: WriteRequest[];
let answer: (reply: WriteReply) => void;

haveWindow({
  writeFile: (request) => {
    written.push(request);
    return new Promise((resolve) => {
      answer = resolve;
    });
  },
});
beforeEach(() => {
  written = [];
});

/** Lets what was asked for be done: promises alone, which are all kept before the next turn of the loop. */
const soon = () => new Promise(setImmediate);
const recordOf = (moves: number): RecordedGame => ({
  players: [],
  game: gameOf(RESTRICTED, moves),
  isCompetition: false,
});
const ONE = recordOf(3);
const SAVED = { kind: 'saved', file: 'file-1', name: 'mine.txg' } as const;
const FAILED = { kind: 'failed', problem: 'notAllowed', name: 'mine.txg' } as const;
const textsWritten = () => written.map(({ bytes }) => new TextDecoder().decode(bytes));
/** The game that waits under a lesson. */
const below = () => {
  const table = underneath();
  return table && gameAt(table.id);
};

/** Brings a puzzle to the table on which somebody has thought for so long. */
function comePuzzle(id: string, seconds: number): RecordedPuzzle {
  const puzzle = puzzleById(id)?.puzzle;
  if (!puzzle) throw new Error('there is no such puzzle');
  const record = { name: id, id, puzzle, laid: [], firm: [], seconds, helped: false };
  showPuzzle(openPuzzle(record));
  return record;
}
const comeOther = () => showGame({ record: recordOf(4) });
function playOn(): void {
  const [next] = legalPlacements(ONE.game);
  if (next) playPlacement(next);
}

/** Saves a game as a file; while the system asks where, something happens. Gives whether it was saved. */
async function saveWhile(happens: () => unknown, reply: WriteReply): Promise<boolean> {
  showGame({ record: ONE });
  const saving = saveGame(true);
  await soon();
  happens();
  answer(reply);
  return saving;
}

/** The failure that is told. */
function failureTold(): Extract<FileTrouble, { kind: 'save' }> {
  const trouble = dialogOf(fileTroubleDialog)?.trouble;
  if (trouble?.kind !== 'save') throw new Error('no failure is told');
  return trouble;
}

/** Has it saved elsewhere, as the dialog about what failed offers. */
async function saveElsewhere(): Promise<void> {
  const saving = failureTold().elsewhere();
  await soon();
  answer(SAVED);
  await saving;
}

describe('a file that was written', () => {
  it('is noted on the game that was saved, which waits under a lesson by then', async () => {
    expect(await saveWhile(layOver, SAVED)).toBe(true);
    expect([below()?.file?.name, isEdited(underneath()), gameNow().open?.file]).toEqual(['mine.txg', false, undefined]);
  });

  it('is not noted on another game that has come in the place of the one that was saved', async () => {
    await saveWhile(comeOther, SAVED);
    expect([gameNow().open?.file, isEdited(shownNow())]).toEqual([undefined, true]);
  });
});

it('what could not be saved is called what it is, though something else is shown by then', async () => {
  await saveWhile(() => comePuzzle('discovery-3', 0), FAILED);
  expect([failureTold().what, whatIsOpen()]).toEqual(['game', 'puzzle']);
});

it('a copy that could not be written is written elsewhere as it was, with the time of its own puzzle', async () => {
  // It goes only as another puzzle comes.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  startClock();
  vi.useRealTimers();
  const record = comePuzzle('discovery-3', 5);
  const copying = saveCopy('txg');
  await soon();
  comePuzzle('discovery-4', 90);
  answer(FAILED);
  await copying;
  await saveElsewhere();
  expect(textsWritten()).toEqual([makeTxg(record), makeTxg(record)]);
});

describe('what could not be saved is saved elsewhere', () => {
  it('where it waits under a lesson, and not the lesson', async () => {
    expect(await saveWhile(layOver, FAILED)).toBe(false);
    await saveElsewhere();
    expect(textsWritten()).toEqual([makeTxg(ONE), makeTxg(ONE)]);
    expect([below()?.file?.name, gameNow().open?.file]).toEqual(['mine.txg', undefined]);
  });

  it('as far as it has gone on', async () => {
    await saveWhile(playOn, FAILED);
    await saveElsewhere();
    expect(textsWritten()).toEqual([ONE, gameNow().open?.record ?? ONE].map((each) => makeTxg(each)));
    expect([gameNow().open?.record.game.placements.length, isEdited(shownNow())]).toEqual([4, false]);
  });

  it('as it was where it has left its table', async () => {
    await saveWhile(comeOther, FAILED);
    await saveElsewhere();
    expect(textsWritten()).toEqual([makeTxg(ONE), makeTxg(ONE)]);
    expect(gameNow().open?.file).toBeUndefined();
  });
});
