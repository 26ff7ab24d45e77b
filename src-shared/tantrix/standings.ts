import { COLOURS, type Colour } from './colours';
import { type Game, isOver } from './game';
import { cellOf, hexOf } from './grid';
import type { Hex } from './hex';
import { bestPath, loopThrough, pathScore } from './paths';

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

/** The loops of the players' colours that the last tile has closed, their cells in the order of their links. */
export function loopsClosed({ deal, position, placements }: Pick<Game, 'deal' | 'position' | 'placements'>): Loop[] {
  const last = placements.at(-1);
  if (!last) return [];
  return [...new Set(deal.seats)].flatMap((colour) => {
    const cells = loopThrough(position.board, cellOf(last), COLOURS.indexOf(colour));
    return cells ? [{ colour, cells: cells.map(hexOf) }] : [];
  });
}

interface Loop {
  readonly colour: Colour;
  readonly cells: readonly Hex[];
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
