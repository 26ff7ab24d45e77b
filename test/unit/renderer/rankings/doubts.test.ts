import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rankGame } from '../../../../src-main/rankings/rank-game';
import { RankingStore } from '../../../../src-main/rankings/store';
import { closeDialog, openDialog, dialogOf } from '../../../../src-renderer/stage/dialogs';
import { enter, rankDoubt } from '../../../../src-renderer/rankings/record-ranked-game';
import { clearTables } from '../../../support/tables';
import type { RankReply, RankRequest } from '../../../../src-shared/bridge/bridge';
import { gameOf, resultAt } from '../../../support/rankings';
import { dialogNow } from '../../../support/dialogs';
import { tutorialDialog } from '../../../../src-renderer/lessons/lessons';
import { PATIENT } from '../../../support/patience';

const LIKE_ANN = '\u0410nn';

let folder: string;
let store: RankingStore;

async function answered({ game, settled }: RankRequest): Promise<RankReply> {
  const found = await rankGame(store, game, 5000, settled);
  return 'known' in found ? { kind: 'doubt', ...found } : { kind: 'ranked', ...found, wasRepaired: false };
}

const asked = vi.fn<typeof answered>(answered);

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
  store = new RankingStore(folder);
  await store.add(() => [resultAt(1, gameOf('old', ['Ann', 20], ['Bob', 11]))]);
  asked.mockClear();
  vi.stubGlobal('window', { tantrix: { rankGame: asked } });
});
afterEach(() => {
  clearTables();
  closeDialog();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

/** The question, once it is asked. */
const question = () =>
  vi.waitFor(() => {
    const asking = dialogOf(rankDoubt);
    if (!asking) throw new Error('nothing is asked');
    return asking;
  }, PATIENT);
const names = async () => [...(await store.table()).players.values()].map(({ name, games }) => `${name} ${games}`);

describe('a game of a player who looks like one of the rankings', () => {
  it.each([
    ['same', ['Ann 2', 'Bob 1', 'Chris 1']],
    ['different', ['Ann 1', 'Bob 1', `${LIKE_ANN} 1`, 'Chris 1']],
  ] as const)('is entered once it is answered: %s', async (answer, players) => {
    const entering = enter({ game: gameOf('new', [LIKE_ANN, 20], ['Chris', 11]), here: [0, 1] });
    const { player, known, isOpponent, answer: give } = await question();
    expect([player.name, known.name, isOpponent]).toEqual([LIKE_ANN, 'Ann', false]);
    expect(await names()).toEqual(['Ann 1', 'Bob 1']);
    give(answer);
    await entering;
    expect(await names()).toEqual(players);
    expect(dialogNow()?.kind).toBe('rank');
  });

  it('is asked about again when the question is left without an answer, and never over another dialog', async () => {
    openDialog(tutorialDialog, {});
    const entering = enter({ game: gameOf('new', [LIKE_ANN, 20], ['Chris', 11]), here: [0, 1] });
    await asked.mock.results[0]?.value;
    expect(dialogNow()?.kind).toBe('tutorial');
    closeDialog();
    const first = await question();
    first.answer('cancel');
    const second = await question();
    expect(second).not.toBe(first);
    // Another dialog in its place leaves it open, too.
    openDialog(tutorialDialog, {});
    await Promise.resolve();
    expect(await names()).toEqual(['Ann 1', 'Bob 1']);
    closeDialog();
    (await question()).answer('same');
    await entering;
    expect(await names()).toEqual(['Ann 2', 'Bob 1', 'Chris 1']);
  });

  it('is not entered when somebody has played against themselves', async () => {
    const entering = enter({ game: gameOf('new', ['Ann', 20], [LIKE_ANN, 11]), here: [0, 1] });
    const { isOpponent, answer } = await question();
    expect(isOpponent).toBe(true);
    answer('same');
    await entering;
    expect(await names()).toEqual(['Ann 1', 'Bob 1']);
  });
});
