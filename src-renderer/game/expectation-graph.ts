import type { MoveAnalysis } from '../../src-shared/robots';
import type { Colour, Deal } from '../../src-shared/tantrix';

/** What can be expected of a game, move by move, as a graph shows it. */
export interface ExpectationGraph {
  /** One for each colour; where there are but two, the lead of the first over the second alone. */
  readonly lines: readonly Line[];
  /** Those who lead above and below zero; left out where there are more than two. */
  readonly leaders?: readonly [above: Colour, below: Colour];
  /** The values at its lower and its upper side. */
  readonly low: number;
  readonly high: number;
}

interface Line {
  readonly colour: Colour;
  /** After so many moves as the place in the list says. */
  readonly values: readonly number[];
}

/** Where nobody leads far, a small lead must not look like a great one. */
const LEAST_HEIGHT = 5;

/** The graph of the moves that are known, from the first on. */
export function expectationGraph({ seats }: Deal, moves: readonly MoveAnalysis[]): ExpectationGraph {
  const scores = [...moves.slice(0, 1).map(({ before }) => before), ...moves.map(({ after }) => after)];
  const line = (colour: Colour): Line => ({ colour, values: scores.map((all) => all[seats.indexOf(colour)] ?? 0) });
  const [above, below, ...others] = new Set(seats);
  if (!above || !below || others.length > 0) {
    const lines = [...new Set(seats)].map(line);
    const values = lines.flatMap((each) => each.values);
    const high = Math.ceil(Math.max(0, ...values));
    // Scores lie close together, so the graph shows no more than the part in which they lie.
    const low = Math.floor(Math.min(high, ...values));
    return { lines, low: Math.max(0, Math.min(low, high - LEAST_HEIGHT)), high: Math.max(high, LEAST_HEIGHT) };
  }
  const rival = line(below).values;
  const lead = line(above).values.map((value, at) => value - (rival[at] ?? 0));
  const lines = [{ colour: above, values: lead }];
  return { lines, leaders: [above, below], low: -heightOf(lines), high: heightOf(lines) };
}

const heightOf = (lines: readonly Line[]): number =>
  Math.max(LEAST_HEIGHT, ...lines.flatMap(({ values }) => values.map((value) => Math.ceil(Math.abs(value)))));
