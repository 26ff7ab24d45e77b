import { COLOURS, type Colour } from './colours';
import { type Game, isOver } from './game';
import { hexOf } from './grid';
import type { Hex } from './hex';
import { bestPath, pathScore } from './paths';

/** What a seat has built so far. */
export interface Standing {
  readonly colour: Colour;
  readonly score: number;
  /** The cells of the line or loop that scores, from end to end; empty while the colour has no tile. */
  readonly path: readonly Hex[];
  readonly isLoop: boolean;
}

/** One standing a seat, in seating order; partners in doubles have the same. */
export function standingsOf({ deal, position }: Pick<Game, 'deal' | 'position'>): Standing[] {
  return deal.seats.map((colour) => {
    const path = bestPath(position.board, COLOURS.indexOf(colour)) ?? { cells: [], isLoop: false };
    return { colour, score: pathScore(path), path: path.cells.map(hexOf), isLoop: path.isLoop };
  });
}

/** How a game ended: nobody wins a deadlock, equal highest scores share the win. */
export interface Result {
  readonly end: 'complete' | 'deadlock' | 'stopped';
  readonly scores: readonly number[];
  /** The winning seats; in doubles partners win together. */
  readonly winners: readonly number[];
}

/** The result of a game that is over; undefined while it runs. */
export function resultOf(game: Game): Result | undefined {
  if (!isOver(game)) return undefined;
  const scores = standingsOf(game).map(({ score }) => score);
  const isDeadlock = game.position.phase === 'deadlock';
  const best = Math.max(...scores);
  return {
    end: game.isStopped ? 'stopped' : isDeadlock ? 'deadlock' : 'complete',
    scores,
    winners: isDeadlock ? [] : scores.flatMap((score, seat) => (score === best ? [seat] : [])),
  };
}
