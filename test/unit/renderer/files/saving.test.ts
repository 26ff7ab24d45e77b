import { beforeEach, describe, expect, it } from 'vitest';
import { fileTroubleDialog } from '../../../../src-renderer/files/file-trouble';
import { saveGame } from '../../../../src-renderer/files/saving';
import { playPlacement } from '../../../../src-renderer/game/moves';
import { gameAt, gameNow, showGame } from '../../../../src-renderer/game/table';
import { dialogOf } from '../../../../src-renderer/stage/dialogs';
import { isEdited } from '../../../../src-renderer/stage/document';
import { shownNow, underneath } from '../../../../src-renderer/stage/tables';
import type { WriteReply, WriteRequest } from '../../../../src-shared/bridge/bridge';
import { makeTxg, type RecordedGame } from '../../../../src-shared/record';
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

/** Has it saved elsewhere, as the dialog about what failed offers. */
async function saveElsewhere(): Promise<void> {
  const trouble = dialogOf(fileTroubleDialog)?.trouble;
  if (trouble?.kind !== 'save') throw new Error('no failure is told');
  const saving = trouble.elsewhere();
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
