import { afterEach, beforeEach, expect, it } from 'vitest';
import { goTo, runReplay, startHaltingReplays, startReplay } from '../../../../src-renderer/game/history';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import { changeGame, gameNow } from '../../../../src-renderer/game/table';
import { putAway } from '../../../../src-renderer/stage/tables';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { clearTables, layOver, layTable } from '../../../support/tables';

const record = { players: [], game: gameOf(RESTRICTED), isCompetition: false };

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
