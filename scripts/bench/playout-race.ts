import { heuristicValue } from '../../src-shared/robots/heuristics';
import { LOOKS } from '../../src-shared/robots/monte-carlo';
import { coloursAt } from '../../src-shared/robots/outcome';
import { Playout } from '../../src-shared/robots/playouts/playout';
import { SearchState } from '../../src-shared/robots/search-state';
import { type Colour, pick, type Random, seededRandom } from '../../src-shared/tantrix';
import { shuffledBag } from '../../src-shared/tantrix/deal';
import { type Move, Position } from '../../src-shared/tantrix/position';
import { timed } from '../puzzles/processor-time';

/** Games a second of processor time. */
interface Rate {
  readonly fast: number;
  readonly exact: number;
}

/** Each move any legal one, nothing scored; and each the most promising of some, with the lines kept up to date. */
export interface Rates {
  readonly plain: Rate;
  readonly looking: Rate;
}

const SEATS: readonly Colour[] = ['red', 'blue'];
/** Games between two looks at the clock. */
const LOT = 20;

/** Games of two players from an empty table, by both engines in turn. */
export function race(seconds: number): Rates {
  const random = seededRandom(1);
  const start = new Position({ seats: SEATS, bag: shuffledBag(random) });
  const colours = coloursAt(SEATS);
  const fast = (looks: number, built: readonly number[]) => {
    const playout = new Playout(start, colours, built);
    playout.seed(random);
    return () => {
      playout.shuffleUnseen();
      playout.playOut(looks);
      playout.restore();
    };
  };
  const rates = () => ({
    plain: { fast: rateOf(fast(1, []), seconds), exact: rateOf(() => playPlain(random), seconds) },
    looking: { fast: rateOf(fast(LOOKS, colours), seconds), exact: rateOf(() => playLooking(random), seconds) },
  });
  // The first round lets the compiler warm up.
  rates();
  return rates();
}

function rateOf(game: () => void, seconds: number): number {
  let games = 0;
  let spent = 0;
  while (spent < seconds * 1000) {
    spent += timed(() => {
      for (let each = 0; each < LOT; each++) game();
    }).milliseconds;
    games += LOT;
  }
  return (games * 1000) / spent;
}

function playPlain(random: Random): void {
  const position = new Position({ seats: SEATS, bag: shuffledBag(random) });
  while (!position.isOver) position.play(pick(position.moves, random));
}

function playLooking(random: Random): void {
  const state = new SearchState(new Position({ seats: SEATS, bag: shuffledBag(random) }), SEATS);
  while (!state.position.isOver) state.play(mostPromisingOfSome(state, random));
}

function mostPromisingOfSome(state: SearchState, random: Random): Move {
  const { moves } = state.position;
  let best = pick(moves, random);
  if (moves.length === 1) return best;
  let most = heuristicValue(state, best);
  for (let look = 1; look < LOOKS; look++) {
    const move = pick(moves, random);
    const value = heuristicValue(state, move);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}
