import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRobotTurns } from '../../../../src-renderer/game/robot-turns';
import { clearTables, layTable } from '../../../support/tables';
import { seedOfGame } from '../../../../src-shared/robots';
import { newGame } from '../../../../src-shared/tantrix';
import { gameOnTable } from '../../../../src-renderer/game/open-game';

const GAME = newGame({ seats: ['red', 'blue'], starter: 0 }, 3);
const players = [
  { name: 'Mason', email: '', country: '', robot: { character: 'mason', level: 1 } },
  { name: 'Ann', email: '', country: '' },
];
const asked = vi.hoisted((): number[] => []);
// In place of the worker: what it would be asked.
vi.mock(import('../../../../src-renderer/workers/run-in-worker'), () => ({
  runInWorker: (_: string, question: object) => {
    if ('seed' in question) asked.push(Number(question.seed));
    return new Promise<never>(() => {});
  },
}));

beforeEach(() => vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) }));
afterEach(() => {
  clearTables();
  vi.unstubAllGlobals();
});

/** What the computer player's random numbers begin with, each time the same game is begun. */
function seedsIn(isCompetition: boolean): number[] {
  for (let time = 0; time < 4; time++) {
    layTable({ open: gameOnTable({ record: { players, game: { ...GAME }, isCompetition } }) });
    startRobotTurns()();
  }
  return asked.splice(0);
}

it('usually the computer answers the same to the same game, under competition rules it draws anew', () => {
  expect(seedsIn(false)).toEqual(Array.from({ length: 4 }, () => seedOfGame(GAME)));
  const drawn = seedsIn(true);
  expect(new Set(drawn).size).toBe(4);
  expect(drawn).not.toContain(seedOfGame(GAME));
});
