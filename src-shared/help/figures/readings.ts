import {
  COLOURS,
  type Colour,
  type Game,
  legalPlacements,
  sameHex,
  type Space,
  type TileNumber,
  unplayedTiles,
} from '../../tantrix';
import { playableRotations } from '../../tantrix/fit-counts';
import { cellOf } from '../../tantrix/grid';
import { pathScore, pathsOf } from '../../tantrix/paths';
import { Chains } from './chains';

/** What claims are about, read off the engine. A tile that fits is one not yet played, whoever has it. */

/** The tiles not yet played, whoever has them, that may be put into a space now. */
export const tilesFor = (game: Game, space: Pick<Space, 'hex'>): TileNumber[] =>
  tilesWithin(game, space, game.position.isRestricted);

/** The tiles not yet played, whoever has them, that may be put into a space, while the restrictions bind or do not. */
export function tilesWithin(game: Game, { hex }: Pick<Space, 'hex'>, isRestricted: boolean): TileNumber[] {
  const ways = playableRotations({ board: game.position.board, isRestricted });
  return unplayedTiles(game).filter((tile) => ways(cellOf(hex), tile) !== 0);
}

/** How many tiles touch a space. */
export const ringTiles = (space: Space): number => space.ring.filter((colour) => colour !== null).length;

/** The colours that point into a space, clockwise, the gap before the first. */
export function coloursInto({ ring }: Space): Colour[] {
  const gap = ring.findIndex((colour, side) => colour === null && ring[(side + 1) % 6] !== null);
  return [...ring.slice(gap + 1), ...ring.slice(0, gap + 1)].filter((colour) => colour !== null);
}

/** The pattern of three colours as players call it: AAA, AAB, ABA, ABB or ABC. */
export function patternOf(space: Space): string {
  const colours = coloursInto(space);
  const letters = [...new Set(colours)];
  return colours.map((colour) => 'ABC'[letters.indexOf(colour)] ?? '?').join('');
}

/** How many tiles the longest line, or loop, of a colour has; 0 without one. */
export function longestOf({ position }: Game, colour: Colour, isLoop: boolean): number {
  const paths = pathsOf(position.board, COLOURS.indexOf(colour)).filter((path) => path.isLoop === isLoop);
  return Math.max(0, ...paths.map(({ cells }) => cells.length));
}

/** What the best line or loop of a colour scores; 0 without one. */
export function scoreOf({ position }: Game, colour: Colour): number {
  return Math.max(0, ...pathsOf(position.board, COLOURS.indexOf(colour)).map(pathScore));
}

/** The tiles of the seat that plays a colour; empty when none does. */
export function handOf({ deal, position }: Game, colour: Colour): readonly TileNumber[] {
  return position.hands[deal.seats.indexOf(colour)] ?? [];
}

/** How the ends of a colour meet in a space, said in words: their lengths, the longest first, or the loop they make. */
export function endsMeetingAt(game: Game, colour: Colour, space: Space): string {
  const chains = new Chains(game, colour);
  const ends = chains.endsInto(cellOf(space.hex));
  const [one, two] = ends;
  if (one !== undefined && two !== undefined && ends.length === 2 && chains.areOneLine(one, two)) {
    return `loop ${chains.lengthAt(one) + 1}`;
  }
  return ends
    .map((end) => chains.lengthAt(end))
    .toSorted((a, b) => b - a)
    .join(' ');
}

/** Whether a tile of the mover may be played into a space now. */
export const mayBePlayed = (game: Game, tile: TileNumber, space: Space): boolean =>
  legalPlacements(game).some((placement) => placement.tile === tile && sameHex(placement, space.hex));
