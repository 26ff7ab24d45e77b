import { coloursMatch, forcedSpaces, isRestricted, type NaiveBoard, SIDES, spacesOfBoard, turned } from './naive';

export type Step = 'before' | 'free' | 'after' | 'complete' | 'deadlock';

/** A game in progress, read off the rules; hands hold no gaps and the bag only what can still be drawn. */
export interface NaiveGame {
  readonly board: NaiveBoard;
  readonly hands: readonly (readonly number[])[];
  readonly bag: readonly number[];
  readonly mover: number;
  readonly step: Step;
}

const MOVE = /^(\d+)@(-?\d+,-?\d+)\/([0-5])$/;

/** The tile, cell and rotation of a placement written `tile@q,r/rotation`. */
export function readMove(move: string): { tile: number; cell: string; rotation: number } {
  const [, tile, cell, rotation] = MOVE.exec(move) ?? [];
  if (tile === undefined || cell === undefined) throw new Error(`not a placement: ${move}`);
  return { tile: Number(tile), cell, rotation: Number(rotation) };
}

/** A game before its first tile. Everybody drew one tile, then five more in turn; the highest of the first starts. */
export function naiveStart(deal: {
  readonly seats: readonly unknown[];
  readonly starter?: number | undefined;
  readonly bag: readonly number[];
}): NaiveGame {
  const players = deal.seats.length;
  const firsts = deal.bag.slice(0, players);
  const hands = firsts.map((first, seat) => [first, ...deal.bag.slice(players + 5 * seat, players + 5 * seat + 5)]);
  const mover = deal.starter ?? firsts.indexOf(Math.max(...firsts));
  return { board: new Map(), hands, bag: deal.bag.slice(6 * players), mover, step: 'free' };
}

const handOf = (game: NaiveGame): readonly number[] => game.hands.at(game.mover) ?? [];

function fillsOf(game: NaiveGame, cells: readonly string[]): string[] {
  return cells.flatMap((cell) =>
    handOf(game).flatMap((tile) =>
      SIDES.filter((rotation) => {
        const edges = turned(tile, rotation);
        if (!coloursMatch(game.board, cell, edges)) return false;
        return game.bag.length === 0 || !isRestricted(game.board, cell, edges);
      }).map((rotation) => `${tile}@${cell}/${rotation}`),
    ),
  );
}

export const forcedFills = (game: NaiveGame): string[] => fillsOf(game, forcedSpaces(game.board));

/** What the mover may play now. */
export function naiveMoves(game: NaiveGame): string[] {
  if (game.step === 'complete' || game.step === 'deadlock') return [];
  return game.step === 'free' ? fillsOf(game, spacesOfBoard(game.board)) : forcedFills(game);
}

/** The game after one of its moves, gone on to the next decision. */
export function naivePlay(game: NaiveGame, move: string): NaiveGame {
  const { tile, cell, rotation } = readMove(move);
  const hand = [...handOf(game).filter((other) => other !== tile), ...game.bag.slice(0, 1)];
  return goOn({
    board: new Map(game.board).set(cell, turned(tile, rotation)),
    hands: game.hands.map((other, seat) => (seat === game.mover ? hand : other)),
    bag: game.bag.slice(1),
    mover: game.mover,
    step: game.step === 'free' ? 'after' : game.step,
  });
}

function goOn(game: NaiveGame): NaiveGame {
  if (game.hands.every((hand) => hand.length === 0)) return { ...game, step: 'complete' };
  if (handOf(game).length > 0) {
    if (forcedFills(game).length > 0) return game;
    if (game.step === 'before') {
      const free: NaiveGame = { ...game, step: 'free' };
      return naiveMoves(free).length > 0 ? free : { ...game, step: 'deadlock' };
    }
  }
  return goOn({ ...game, mover: (game.mover + 1) % game.hands.length, step: 'before' });
}

/** In how many ways play can go on for `depth` placements. */
export function naivePerft(game: NaiveGame, depth: number): number {
  const moves = naiveMoves(game);
  if (depth <= 1) return moves.length;
  return moves.reduce((sum, move) => sum + naivePerft(naivePlay(game, move), depth - 1), 0);
}
