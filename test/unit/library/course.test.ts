import { describe, expect, it } from 'vitest';
import { goesOn } from '../../../src-shared/library/course';
import { puzzleById } from '../../../src-shared/puzzles/catalogue';
import type { RecordedGame, RecordedPuzzle } from '../../../src-shared/record';
import { legalPlacements, play, rewind, stopGame } from '../../../src-shared/tantrix';
import { gameOf } from '../../support/records';
import { SHARED_WIN } from '../../support/whole-games';

const GAME = gameOf(SHARED_WIN);
const recordOf = (game = GAME): RecordedGame => ({ players: [], game, isCompetition: false });
const after = (count: number) => recordOf(rewind(GAME, count));

/** The game after so many moves and another one than was played. */
function turnedOff(count: number): RecordedGame {
  const { game } = after(count);
  const other = legalPlacements(game).find((each) => JSON.stringify(each) !== JSON.stringify(GAME.placements[count]));
  const result = other && play(game, other);
  if (!result?.ok) throw new Error('there is no other move');
  return recordOf(result.game);
}

describe('a game goes on from', () => {
  it.each([
    ['its beginnings', after(3), after(20), true],
    ['itself', after(20), after(20), true],
    ['the same before it was stopped', after(20), recordOf(stopGame(after(20).game)), true],
    ['none of what it leads to', after(20), after(3), false],
    ['none that was stopped', recordOf(stopGame(after(20).game)), after(21), false],
    ['none that was played on otherwise', turnedOff(12), after(20), false],
    ['none by other rules', { ...after(3), isCompetition: true }, after(20), false],
  ])('%s', (_, earlier, later, does) => {
    expect(goesOn(later, earlier)).toBe(does);
  });
});

it('a puzzle goes on while tiles are laid, as its time does', () => {
  const entry = puzzleById('discovery-4');
  if (!entry) throw new Error('no such puzzle');
  const laid = [{ tile: entry.puzzle.tiles[0] ?? 1, q: 0, r: 0, rotation: 0 as const }];
  const begun: RecordedPuzzle = { ...entry, laid: [], firm: [], seconds: 0, helped: false };
  const later = { ...begun, laid, seconds: 7 };
  expect(goesOn(later, later)).toBe(true);
  expect(goesOn(later, begun)).toBe(true);
  expect(goesOn(begun, later)).toBe(false);
  expect(goesOn({ ...later, seconds: 6 }, later)).toBe(false);
  expect(goesOn({ ...begun, seconds: 8 }, later)).toBe(false);
  expect(goesOn(after(3), begun)).toBe(false);
});
