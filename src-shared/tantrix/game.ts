import { type Deal, type DealProblem, dealProblem, knownCount, shuffledBag } from './deal';
import { rotationOf, tileOf, turnedTile } from './fits';
import { cellOf, hexOf } from './grid';
import { cellOfMove, type Move, moveOf, Position, type ReadonlyPosition, turnedOfMove } from './position';
import { type Random, seededRandom } from './random';
import type { Placement } from './placement';
import { type Refusal, refusalOf } from './refusal';
import type { TileSet } from './tile-set';
import { isTileIn, type TileNumber } from './tiles';

/**
 * A game as a value. The deal, the placements and whether the players stopped are all there is to it; `position` is
 * what folding the placements gives. It is shared, so it is only read: a search takes a copy.
 */
export interface Game {
  readonly deal: Deal;
  readonly placements: readonly Placement[];
  readonly isStopped: boolean;
  readonly position: ReadonlyPosition;
}

export type PlayResult = { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly refusal: Refusal };

export type ReplayResult =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problem: DealProblem }
  | {
      readonly ok: false;
      /** The number of the first illegal placement, from 1. */
      readonly move: number;
      readonly refusal: Refusal;
      /** The game as it was before that placement. */
      readonly before: Game;
    };

/** A new game with the bag of a set, left out the standard one, shuffled by the seed. Throws RangeError when the seats or the starter make no game. */
export const newGame = (options: Pick<Deal, 'seats' | 'starter'>, seed: number, set?: TileSet): Game =>
  shuffledGame(options, seededRandom(seed), set);

/** The same with the bag shuffled by random numbers. Throws RangeError when the seats or the starter make no game. */
export function shuffledGame(options: Pick<Deal, 'seats' | 'starter'>, random: Random, set?: TileSet): Game {
  const result = replay({ ...options, bag: shuffledBag(random, set) }, []);
  if (!result.ok) throw new RangeError(`no game: ${'problem' in result ? result.problem : result.refusal.code}`);
  return result.game;
}

/** The placements the mover may choose from: only forced fills in the forced phases. Empty once the game is over. */
export const legalPlacements = ({ position, isStopped }: Game): Placement[] =>
  isStopped ? [] : position.moves.map(placementOf);

/**
 * The game after a placement of whoever is to move, or the rule against it with the cells to look at. The game that is
 * given stays as it is.
 */
export function play(game: Game, placement: Placement): PlayResult {
  const refusal: Refusal | undefined = game.isStopped
    ? { code: 'gameOver', at: [] }
    : refusalOf(game.position, placement);
  if (refusal) return { ok: false, refusal };
  const position = new Position(game.position);
  position.play(moveOfPlacement(placement));
  return { ok: true, game: { ...game, placements: [...game.placements, placement], position } };
}

/** Why a tile cannot be told: the order of all is known, or this one is in it already or is none. */
export type RevealProblem = 'allKnown' | 'notUnseen';

export type RevealResult =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problem: RevealProblem };

/**
 * The game once it is told which tile comes next in the order of the deal, as far as that is known. A mover who awaits that
 * tile has it then. The game has another deal, and is otherwise the one that it would be had the tile been known before.
 */
export function reveal(game: Game, tile: TileNumber): RevealResult {
  const { deal } = game;
  const at = knownCount(deal.bag);
  if (at === deal.bag.length) return { ok: false, problem: 'allKnown' };
  if (!isTileIn(deal.bag.length, tile) || deal.bag.includes(tile)) return { ok: false, problem: 'notUnseen' };
  const bag = deal.bag.with(at, tile);
  // To be told a tile puts none on the board, and whoever plays on takes a copy.
  const position = new Position(game.position, bag, true);
  if (position.awaitsTile) position.takeDrawn();
  return { ok: true, game: { ...game, deal: { ...deal, bag }, position } };
}

/** Has a game that waits take little room; it is the same for everybody who looks at it. */
export function restGame({ position }: Game): void {
  if (position instanceof Position) position.rest();
}

/**
 * The game that placements make, from the deal on; the problem of a deal that cannot be played, or the refusal of the
 * first illegal placement with its number.
 */
export function replay(given: Deal, placements: readonly Placement[]): ReplayResult {
  const problem = dealProblem(given);
  if (problem) return { ok: false, problem };
  // Its own, for they tell games apart: with each tile that is drawn elsewhere the deal is another.
  const deal = { ...given, seats: [...given.seats] };
  const position = new Position(deal);
  for (const [at, placement] of placements.entries()) {
    const refusal = refusalOf(position, placement);
    if (refusal) {
      const before = { deal, placements: placements.slice(0, at), isStopped: false, position };
      return { ok: false, move: at + 1, refusal, before };
    }
    position.play(moveOfPlacement(placement));
  }
  return { ok: true, game: { deal, placements, isStopped: false, position } };
}

/** The game as it was after its first `count` placements, 0 to all; never stopped, since stopping comes last. */
export function rewind(game: Game, count: number): Game {
  const position = new Position(game.position);
  for (let left = game.placements.length; left > count; left--) position.takeBack();
  return { ...game, placements: game.placements.slice(0, count), isStopped: false, position };
}

/**
 * What `read` finds in the position before each placement, in the order of the placements; takes time linear in their
 * number. It is one position that changes, so `read` must copy what it keeps; it is called from the last placement to
 * the first.
 */
export function mapPositions<T>(
  game: Game,
  read: (before: ReadonlyPosition, placement: Placement, at: number) => T,
): T[] {
  const position = new Position(game.position);
  const found: T[] = [];
  for (let at = game.placements.length - 1; at >= 0; at--) {
    position.takeBack();
    found.push(read(position, game.placements[at], at));
  }
  return found.toReversed();
}

/** The seat that made each placement, in their order. */
export const moversOf = (game: Game): number[] => mapPositions(game, ({ mover }) => mover);

/** The game ended early because all players agreed; a game that is over stays as it is. */
export const stopGame = (game: Game): Game => (game.position.isOver ? game : { ...game, isStopped: true });

/** Whether two states of one game stand at the same move. */
export const sameProgress = (a: Game, b: Game): boolean =>
  a.isStopped === b.isStopped &&
  a.placements.length === b.placements.length &&
  a.placements.every((placement, at) => moveOfPlacement(placement) === moveOfPlacement(b.placements[at]));

/** Whether a game has ended: all tiles are played, nobody can move, or the players stopped it. */
export const isOver = ({ position, isStopped }: Game): boolean => isStopped || position.isOver;

/** The placement that a packed move of the engine stands for. */
export const placementOf = (move: Move): Placement => ({
  tile: tileOf(turnedOfMove(move)),
  ...hexOf(cellOfMove(move)),
  rotation: rotationOf(turnedOfMove(move)),
});

/** The packed move of the engine that stands for a placement, which must be on the grid. */
export const moveOfPlacement = (placement: Placement): Move =>
  moveOf(cellOf(placement), turnedTile(placement.tile, placement.rotation));
