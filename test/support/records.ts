import {
  type Colour,
  type Deal,
  type Game,
  hexKey,
  legalPlacements,
  NO_TILE,
  type Placement,
  type PlayResult,
  play,
  replay,
  spacesOf,
  standingsOf,
  TILE_NUMBERS,
} from '../../src-shared/tantrix';
import { readMove } from './naive-game';

/** A position written down: the hands dealt, the tiles drawn later, and the placements that lead to it. */
export interface GameRecord {
  readonly seats: readonly Colour[];
  /** The tiles of each hand, the one drawn first in front. */
  readonly hands: readonly string[];
  /** The replacements in the order in which they come; the tiles not named follow, lowest first. */
  readonly draws: string;
  readonly starter?: number;
  /** Placements as `tile@q,r/rotation`. */
  readonly moves: string;
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const numbers = (text: string): number[] => words(text).map(Number);

export function dealOf({ seats, hands, draws, starter }: Omit<GameRecord, 'moves'>): Deal {
  const dealt = hands.map(numbers);
  const named = [
    ...dealt.flatMap((hand) => hand.slice(0, 1)),
    ...dealt.flatMap((hand) => hand.slice(1)),
    ...numbers(draws),
  ];
  return { seats, starter, bag: [...named, ...TILE_NUMBERS.filter((tile) => !named.includes(tile))] };
}

/** `tile@q,r/rotation` as a placement. */
export function placement(text: string): Placement {
  const { tile, cell, rotation } = readMove(text);
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return { tile, q, r, rotation };
}

export const textOf = (move: Placement): string => `${move.tile}@${hexKey(move)}/${move.rotation}`;

/** The game of a record, or as it was after its first `count` placements. */
export function gameOf(record: GameRecord, count?: number): Game {
  const result = replay(dealOf(record), words(record.moves).slice(0, count).map(placement));
  if (!result.ok) throw new Error(`the record cannot be played: ${JSON.stringify(result)}`);
  return result.game;
}

/** The placement of a record with the given number, from 1. */
export const moveNumber = (record: GameRecord, number: number): string => words(record.moves).at(number - 1) ?? '';

export const tryMove = (game: Game, move: string): PlayResult => play(game, placement(move));

/** The game after placements which are expected to be legal. */
export function playOn(game: Game, ...moves: readonly string[]): Game {
  return moves.reduce((before, move) => {
    const result = tryMove(before, move);
    if (!result.ok) throw new Error(`${move} is refused: ${JSON.stringify(result.refusal)}`);
    return result.game;
  }, game);
}

/** What may be played, as texts. */
export const choices = (game: Game): string[] => legalPlacements(game).map(textOf);

/** Why a placement is refused, as the code and the cells to look at; undefined when it is legal. */
export function refusalIn(game: Game, move: string): string | undefined {
  const result = tryMove(game, move);
  return result.ok ? undefined : [result.refusal.code, ...result.refusal.at.map(hexKey)].join(' ');
}

export const forcedIn = (game: Game): string[] =>
  spacesOf(game)
    .filter(({ isForced }) => isForced)
    .map(({ hex }) => hexKey(hex));

export const phaseOf = (game: Game): string => game.position.phase;
/** The colour whose turn it is. */
export const moverOf = ({ deal, position }: Game): Colour | undefined => deal.seats[position.mover];
export const scoresOf = (game: Game): number[] => standingsOf(game).map(({ score }) => score);
/** The tiles a seat has, without empty slots. */
export const tilesOf = ({ position }: Game, seat: number): number[] =>
  (position.hands[seat] ?? []).filter((tile) => tile !== NO_TILE);
