import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAbout } from '../../../../src-renderer/game/first';
import { askForHint } from '../../../../src-renderer/game/hint';
import { goTo, runReplay, showLastTurn, startHaltingReplays, startReplay } from '../../../../src-renderer/game/history';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import { changeGame, gameNow } from '../../../../src-renderer/game/table';
import { putAway } from '../../../../src-renderer/stage/tables';
import { runInWorker } from '../../../../src-renderer/workers/run-in-worker';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { clearTables, layOver, layTable } from '../../../support/tables';

vi.mock('../../../../src-renderer/workers/run-in-worker');

const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const record = { players, game: gameOf(RESTRICTED), isCompetition: false };

let end: () => void;
beforeEach(() => {
  end = startHaltingReplays();
  layTable({ open: gameOnTable({ record }) });
});
afterEach(() => {
  end();
  clearTables();
});

it('a replay that runs by itself halts when something is laid over its game, and stands there at the return', () => {
  startReplay();
  runReplay(true);
  goTo(1);
  layOver();
  putAway();
  expect(gameNow().replay).toEqual({ at: 1, isRunning: false });
});

it('the news of a mail halt like any replay', () => {
  changeGame({ replay: { at: 0, isRunning: true, isNews: true } });
  layOver();
  putAway();
  expect(gameNow().replay).toEqual({ at: 0, isRunning: false, isNews: true });
});

it('nothing but what runs is halted: where there is no replay there is none, and one that stands goes on standing', () => {
  const before = gameNow();
  layOver();
  putAway();
  expect(gameNow()).toBe(before);
  startReplay();
  const standing = gameNow();
  layOver();
  putAway();
  expect(gameNow()).toBe(standing);
  runReplay(true);
  layOver();
  putAway();
  expect(gameNow()).toEqual(standing);
});

it.each([
  ['a replay', startReplay],
  ['a look at the last turn', showLastTurn],
  [
    'a hint',
    () => {
      vi.mocked(runInWorker).mockReturnValue(new Promise(() => {}));
      void askForHint();
    },
  ],
])('%s forgets which space was asked about', (_, begin) => {
  askAbout({ q: 0, r: 0 });
  begin();
  const { replay, hint, asked } = gameNow();
  expect(replay ?? hint).toBeDefined();
  expect(asked).toBeUndefined();
});
