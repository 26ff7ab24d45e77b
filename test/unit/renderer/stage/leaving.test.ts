import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveProgram } from '../../../../src-renderer/files';
import { playPlacement } from '../../../../src-renderer/game/moves';
import { showGame } from '../../../../src-renderer/game/table';
import { dialogOf } from '../../../../src-renderer/stage/dialogs';
import { isEdited, noteSaved } from '../../../../src-renderer/stage/document';
import { asksToLeave, mayLeave, putAwayLetGo, saveChanges } from '../../../../src-renderer/stage/leaving';
import { shownNow, tablesNow, underneath } from '../../../../src-renderer/stage/tables';
import { loadWords } from '../../../../src-renderer/words/words';
import type { WriteReply } from '../../../../src-shared/bridge/bridge';
import { legalPlacements } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { clearTables, layOver } from '../../../support/tables';
import { haveWindow } from '../../../support/window';

const record = { players: [], game: gameOf(RESTRICTED, 3), isCompetition: false };

/** Main's answer to what it was asked to write, which the system's dialog keeps waiting. */
let answer: (reply: WriteReply) => void;
/** What else it was asked, in this order. */
let asked: string[];

haveWindow({
  writeFile: () =>
    new Promise((resolve) => {
      answer = resolve;
    }),
  journal: (kept) => Promise.resolve(asked.push(kept === null ? 'forget' : 'keep') > 0),
  closeWindow: () => Promise.resolve(void asked.push('close')),
});
beforeAll(loadWords);
beforeEach(() => {
  asked = [];
});

const soon = () => new Promise(setImmediate);

function playOn(): void {
  const [next] = legalPlacements(record.game);
  if (next) playPlacement(next);
}

async function letGo(): Promise<void> {
  showGame({ record });
  const leaving = mayLeave();
  dialogOf(saveChanges)?.answer('discard');
  expect(await leaving).toBe(true);
}

it('leaving asks about what waits under a lesson, though nothing of the lesson can be lost', () => {
  expect(asksToLeave(tablesNow())).toBe(false);
  showGame({ record });
  expect(asksToLeave(tablesNow())).toBe(true);
  layOver();
  expect([isEdited(shownNow()), asksToLeave(tablesNow())]).toEqual([false, true]);
  noteSaved(record, { id: 'file-1', name: 'game.txg', kind: 'txg' });
  expect(asksToLeave(tablesNow())).toBe(false);
});

describe('what is saved before it is left', () => {
  it.each([
    ['may be left then', () => undefined, true],
    ['may be left then, be it under a lesson', layOver, true],
    ['stays when it has gone on meanwhile', playOn, false],
    ['stays when it has gone on meanwhile, be it under a lesson', () => (playOn(), layOver()), false],
  ])('%s', async (_, happens, mayGo) => {
    showGame({ record });
    const leaving = mayLeave();
    dialogOf(saveChanges)?.answer('save');
    await soon();
    happens();
    answer({ kind: 'saved', file: 'file-1', name: 'game.txg' });
    expect(await leaving).toBe(mayGo);
  });
});

describe('leaving the program from a lesson', () => {
  it('goes back to what waits under it, and stays there when the person thinks better of it', async () => {
    showGame({ record });
    const below = shownNow();
    layOver();
    const leaving = leaveProgram();
    await expect.poll(() => dialogOf(saveChanges)).toBeDefined();
    dialogOf(saveChanges)?.answer('cancel');
    await leaving;
    expect([shownNow(), underneath(), asked]).toEqual([below, undefined, []]);
  });

  it('forgets what the person lets go before the window closes', async () => {
    showGame({ record });
    layOver();
    const leaving = leaveProgram();
    await expect.poll(() => dialogOf(saveChanges)).toBeDefined();
    dialogOf(saveChanges)?.answer('discard');
    await leaving;
    expect(asked).toEqual(['forget', 'close']);
  });
});

describe('what was let go for something else', () => {
  it('stays until that comes, and is put away then', async () => {
    await letGo();
    expect(shownNow()).toBeDefined();
    putAwayLetGo();
    expect(shownNow()).toBeUndefined();
  });

  it('stays where it has gone on meanwhile, or was saved after all', async () => {
    await letGo();
    playOn();
    putAwayLetGo();
    expect(shownNow()).toBeDefined();
    clearTables();
    await letGo();
    const leaving = mayLeave();
    dialogOf(saveChanges)?.answer('save');
    await soon();
    answer({ kind: 'saved', file: 'file-1', name: 'game.txg' });
    expect(await leaving).toBe(true);
    putAwayLetGo();
    expect(shownNow()).toBeDefined();
  });

  it('stays where it was saved before that was wanted again', async () => {
    clearTables();
    await letGo();
    noteSaved(record, { id: 'file-1', name: 'game.txg', kind: 'txg' });
    expect(await mayLeave()).toBe(true);
    putAwayLetGo();
    expect(shownNow()).toBeDefined();
  });

  it('is nothing that nobody was asked about', () => {
    clearTables();
    showGame({ record: { ...record } });
    putAwayLetGo();
    expect(shownNow()).toBeDefined();
  });
});
