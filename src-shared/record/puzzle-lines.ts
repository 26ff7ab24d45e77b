import { type LaidPiece, MOST_PIECES, type Piece, piecesOf, tileOfPiece } from '../puzzles/pieces';
import type { Goal } from '../puzzles/puzzle';
import { type Colour, isSeed, TILE_COUNT, type TileNumber } from '../tantrix';
import { parseGoalText } from './goal-text';
import { colourNamed, parseLaidText, parsePieceText } from './placement-text';
import { hasHidden, withHiddenShown } from './hidden';
import { isPrintable, MAX_FIELD_LENGTH } from './players';
import { splitOnce } from './txg-lines';

/** What the lines of a puzzle's file say, before anybody has looked whether it makes sense. */
export interface PuzzleDraft {
  readonly name?: string;
  readonly id?: string;
  readonly tiles?: readonly TileNumber[];
  readonly goal?: Goal;
  readonly clues: readonly LaidPiece[];
  readonly seed?: number;
  readonly colour?: Colour;
  readonly order?: readonly TileNumber[];
  readonly seconds?: number;
  readonly helped: boolean;
  readonly answered?: true;
  readonly laid: readonly LaidPiece[];
  readonly firm?: readonly Piece[];
}

const EMPTY: PuzzleDraft = { clues: [], helped: false, laid: [] };

type Reader = (rest: string, draft: PuzzleDraft) => Partial<PuzzleDraft> | undefined;

/** One reader a kind of line, in the order of the lines: what the line adds, or undefined when it is not right. */
const READERS: Readonly<Record<string, Reader>> = {
  name: (rest) => withName(withHiddenShown(rest)),
  id: (rest) => (/^[a-z0-9-]{1,40}$/.test(rest) ? { id: rest } : undefined),
  tiles: (rest) => withPieces(rest, (pieces) => ({ tiles: tilesOf(pieces) })),
  goal: (rest) => {
    const goal = parseGoalText(rest);
    return goal && { goal };
  },
  clue: (rest, { clues }) => {
    const all = withPlacement(clues, rest);
    return all && { clues: all };
  },
  seed: (rest) => (/^\d{1,10}$/.test(rest) && isSeed(Number(rest)) ? { seed: Number(rest) } : undefined),
  colour: (rest) => {
    const colour = colourNamed(rest);
    return colour && { colour };
  },
  order: (rest) => withTiles(rest, (order) => ({ order })),
  seconds: (rest) => (/^\d{1,7}$/.test(rest) ? { seconds: Number(rest) } : undefined),
  helped: (rest) => (rest === '' ? { helped: true } : undefined),
  answered: (rest, { helped }) => (rest === '' && helped ? { answered: true } : undefined),
  laid: (rest, { laid }) => {
    const all = withPlacement(laid, rest);
    return all && { laid: all };
  },
  firm: (rest) => withPieces(rest, (firm) => ({ firm })),
};

const ORDER = Object.keys(READERS);
/** The kinds of which there may be several lines. */
const SEVERAL: readonly string[] = ['clue', 'laid'];

/** What the lines say, or the place of the first that is not understood or out of its place. */
export function readPuzzleLines(lines: readonly string[]): PuzzleDraft | number {
  let draft = EMPTY;
  let last = -1;
  for (const [at, line] of lines.entries()) {
    // What is laid stands without a word.
    const [word, rest] = /^\d/.test(line) ? ['laid', line] : splitOnce(line, ' ');
    const place = ORDER.indexOf(word);
    const isInPlace = place > last || (place === last && SEVERAL.includes(word));
    const added = isInPlace ? READERS[word]?.(rest, draft) : undefined;
    if (!added || (word === 'laid' && rest !== line)) return at;
    draft = { ...draft, ...added };
    last = place;
  }
  return draft;
}

/** Whether a puzzle can be called like this. */
export const isPuzzleName = (text: string): boolean =>
  text.trim() !== '' && text.length <= MAX_FIELD_LENGTH && isPrintable(text) && !hasHidden(text);

const withName = (name: string) => (isPuzzleName(name) ? { name } : undefined);

/** The numbers of a line, which are tiles or nothing that anybody takes for tiles. */
function withTiles<T>(text: string, make: (tiles: readonly TileNumber[]) => T): T | undefined {
  const words = text.split(' ', TILE_COUNT + 1);
  return words.every((word) => /^[1-9]\d?$/.test(word)) ? make(words.map(Number)) : undefined;
}

/** The pieces of a line; whether there are such tiles is not looked at. */
function withPieces<T>(text: string, make: (pieces: readonly Piece[]) => T): T | undefined {
  const words = text.split(' ', MOST_PIECES + 1);
  const pieces = words.flatMap((word) => parsePieceText(word) ?? []);
  return pieces.length === words.length ? make(pieces) : undefined;
}

/** The tiles that are these pieces; where copies are not told one after another, something that is no set of tiles. */
function tilesOf(pieces: readonly Piece[]): readonly TileNumber[] {
  const tiles = pieces.map(tileOfPiece);
  return piecesOf(tiles).join() === pieces.join() ? tiles : [0];
}

function withPlacement(placements: readonly LaidPiece[], text: string): LaidPiece[] | undefined {
  const placement = parseLaidText(text);
  return placement && placements.length < MOST_PIECES ? [...placements, placement] : undefined;
}
