import { type Colour, type Phase, type Result, COLOUR_LETTERS, COLOURS, edgesOf, type TileNumber } from '../tantrix';
import type { StartReason } from './recorded-game';

/** The words of a text image. `{name}` and the like are filled in. */
export interface TextImageWords {
  readonly title: string;
  readonly shortTitle: string;
  readonly puzzleTitle: string;
  readonly shortPuzzleTitle: string;
  readonly raceTitle: string;
  readonly shortRaceTitle: string;
  readonly racePlayers: string;
  readonly racePlace: string;
  readonly patternTitle: string;
  readonly shortPatternTitle: string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly competition: string;
  readonly competitionDrawn: string;
  readonly firstEdition: string;
  readonly doubles: string;
  readonly number: string;
  readonly online: string;
  readonly rest: string;
  /** Who plays the first tile, and why. */
  readonly starts: Readonly<Record<StartReason, string>>;
  readonly players: string;
  readonly score: string;
  readonly robot: string;
  readonly toMove: string;
  readonly wins: string;
  readonly phases: Readonly<Record<Exclude<Phase, 'complete' | 'deadlock'>, string>>;
  readonly ends: Readonly<Record<Result['end'], string>>;
  readonly board: string;
  readonly hands: string;
  readonly bag: string;
  readonly moves: string;
  readonly move: string;
  readonly again: string;
  readonly table: string;
  readonly unlaid: string;
  readonly block: string;
}

/** The words of a text image, which are English whatever the language of the program. */
export const ENGLISH_TEXT_IMAGE: TextImageWords = {
  title: 'A game of Tantrix. Moves played: {count}',
  shortTitle: 'A game of Tantrix. Paste all of this into the program.',
  puzzleTitle: 'A Tantrix puzzle: {name}',
  shortPuzzleTitle: 'A Tantrix puzzle. Paste all of this into the program.',
  raceTitle: 'A race of Gobble. Moves made: {count}',
  shortRaceTitle: 'A race of Gobble. Paste all of this into the program.',
  racePlayers: 'Players as they stand, with the tiles they have left',
  racePlace: '{place}. {name}: {left}',
  patternTitle: 'A free table of Tantrix tiles. Tiles: {count}',
  shortPatternTitle: 'A free table of Tantrix tiles. Paste all of this into the program.',
  colours: { red: 'red', yellow: 'yellow', blue: 'blue', green: 'green' },
  competition: 'Played under competition rules.',
  competitionDrawn: 'Played under competition rules, with tiles drawn at random.',
  firstEdition: 'Played with the 64 tiles of the first edition.',
  doubles: 'Doubles: the first and the third player are partners, and so are the second and the fourth.',
  number: 'Game number: {number}. It is the same in every mail of this game.',
  online: 'Played online, with tiles that nobody chose. Game number: {number}.',
  rest: 'It went on elsewhere: from tile {from} on, the program of {name} alone drew the tiles.',
  starts: {
    highest: '{name} starts: highest tile, {tile}.',
    lot: '{name} starts: drawn by lot.',
    winner: '{name} starts: won the last game.',
    agreed: '{name} starts, as agreed.',
  },
  players: 'Players, in turn order, with their scores so far',
  score: '{name} ({letter}, {colour}): {score}',
  robot: 'computer player, level {level}',
  toMove: '<-- to move',
  wins: '<-- wins',
  phases: {
    forcedBefore: '{name} has to fill a forced space before the free move.',
    free: '{name} has the free move.',
    forcedAfter: '{name} has to fill a forced space after the free move.',
  },
  ends: {
    complete: 'The game is over.',
    deadlock: 'The game is over: deadlock, nobody wins.',
    stopped: 'The game was stopped by agreement.',
  },
  board: 'Board: numbers of the tiles, and round them the colours of their sides',
  hands: 'Hands: number and sides of each tile, clockwise from the top as printed',
  bag: 'Tiles in the bag: {count}',
  moves: 'Moves: tile, cell (east, south), turns of 60 degrees clockwise',
  move: '{number}. {name} ({letter}): tile {tile} at {cell}, turned {rotation}{again}',
  again: 'played again after its draw was known',
  table: 'Table: numbers of the tiles, and round them the colours of their sides',
  unlaid: 'Tiles still to lay: number and sides of each, clockwise from the top as printed',
  block: 'The block below is for programs. Leave it as it is.',
};

/** A text with `{name}` replaced by the value of that name; a name without a value stays. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Lines under a heading; nothing where there are none. */
export const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, '', ...lines];

/** The letter of a colour, R, Y, B or G; the empty string for none. */
export const colourLetter = (colour: Colour | undefined): string =>
  colour === undefined ? '' : COLOUR_LETTERS.charAt(COLOURS.indexOf(colour));

/** The tile's number and the letters of its sides, clockwise from north as printed. */
export const tileText = (tile: TileNumber): string =>
  `${String(tile).padStart(2)} ${edgesOf(tile).map(colourLetter).join('')}`;
