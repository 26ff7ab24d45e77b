import { makeTxg, parseTxg, type RecordedGame } from '../../src-shared/record';
import { isOver, legalPlacements, newGame, pick, play, seededRandom } from '../../src-shared/tantrix';

/** A whole random game of two. */
export function wholeGame(seed: number): RecordedGame {
  const random = seededRandom(seed);
  let game = newGame({ seats: ['red', 'blue'] }, seed);
  while (!isOver(game)) {
    const result = play(game, pick(legalPlacements(game), random));
    if (!result.ok) throw new Error('a legal placement was refused');
    game = result.game;
  }
  return { players: game.deal.seats.map((name) => ({ name, email: '', country: '' })), game, isCompetition: false };
}

/** Milliseconds to read a whole game from its text, every move played through the rules; the median of `runs`. */
export function readMilliseconds(runs: number): number {
  const texts = Array.from({ length: runs }, (_, seed) => makeTxg(wholeGame(seed)));
  const times = texts.map((text) => {
    const start = performance.now();
    if (!parseTxg(text).ok) throw new Error('a whole game was refused');
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
