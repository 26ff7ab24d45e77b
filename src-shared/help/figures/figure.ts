import * as v from 'valibot';
import { parsePlacementText } from '../../record/placement-text';
import {
  COLOURS,
  type Colour,
  type Hex,
  isRotation,
  isTileIn,
  MOST_TILES,
  type Placement,
  type TileNumber,
} from '../../tantrix';

/** A position that a topic shows, and what it says about it. */
export interface Figure {
  /** What is to be seen, for someone who does not see it. */
  readonly alt: string;
  readonly caption: string;
  /** In the order in which they were played, if they were; one of them lies at 0,0. */
  readonly tiles: readonly Placement[];
  /** Tiles that are not played, shown faintly where they might lie. */
  readonly ghosts: readonly Placement[];
  /** Cells that the text calls by a letter. */
  readonly marks: Readonly<Record<string, Hex>>;
  /** The colours that play, in the order of the seats. */
  readonly seats: readonly Colour[];
  /** Tiles that lie in the hands; what is left out is dealt. */
  readonly hands: Readonly<Partial<Record<Colour, readonly TileNumber[]>>>;
  /** Who is to move; left out, anybody may be. */
  readonly turn: Colour | undefined;
  /** Tiles drawn below the others, with their numbers. */
  readonly beside: readonly TileNumber[];
  /** What is lit up. */
  readonly lit: readonly Lit[];
  /** Whether it can be opened and played on. */
  readonly canTry: boolean;
  /** Whether these are tiles laid out side by side, no position of a game. */
  readonly isLayout: boolean;
  readonly claims: readonly string[];
}

/** The best line or loop of a colour, or the lines of the colour that end at a mark. */
export interface Lit {
  readonly colour: Colour;
  readonly mark?: string | undefined;
}

export type FigureResult =
  | { readonly ok: true; readonly figure: Figure }
  /** In English, for the author of the topic. */
  | { readonly ok: false; readonly problem: string };

const ColourSchema = v.picklist(COLOURS);
const Tile = v.pipe(
  v.number(),
  v.check((tile) => isTileIn(MOST_TILES, tile), 'no tile has this number'),
);
const HexSchema = v.pipe(
  v.tuple([v.pipe(v.number(), v.integer()), v.pipe(v.number(), v.integer())]),
  v.transform(([q, r]): Hex => ({ q, r })),
);

/** One placement a line, as arrangements of puzzles are written. */
const Placements = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue }): Placement[] => {
    const lines = dataset.value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return lines.flatMap((line) => {
      const placement = parsePlacementText(line);
      if (placement && isTileIn(MOST_TILES, placement.tile) && isRotation(placement.rotation)) return [placement];
      addIssue({ message: `'${line}' is no placement` });
      return [];
    });
  }),
);

/** `red`, or `red A`. */
const LitSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(${COLOURS.join('|')})( [A-Z])?$`), 'neither a colour nor a colour and a mark'),
  v.transform((text): Lit => {
    const [word, mark] = text.split(' ');
    return { colour: COLOURS.find((colour) => colour === word) ?? 'red', mark };
  }),
);

const Sentence = v.pipe(v.string(), v.trim(), v.minLength(1, 'must say something'));

const FigureSchema = v.strictObject({
  alt: Sentence,
  caption: Sentence,
  tiles: Placements,
  ghosts: v.optional(Placements, ''),
  marks: v.optional(v.record(v.pipe(v.string(), v.regex(/^[A-Z]$/, 'a mark is a capital letter')), HexSchema), {}),
  players: v.optional(v.pipe(v.array(ColourSchema), v.minLength(2), v.maxLength(4)), ['red', 'yellow']),
  hands: v.optional(v.record(ColourSchema, v.array(Tile)), {}),
  turn: v.optional(ColourSchema),
  beside: v.optional(v.array(Tile), []),
  lit: v.optional(v.array(LitSchema), []),
  try: v.optional(v.boolean(), false),
  layout: v.optional(v.boolean(), false),
  claims: v.optional(v.array(v.pipe(v.string(), v.trim())), []),
});

/** Reads a figure from the YAML of its block, already parsed. */
export function parseFigure(source: unknown): FigureResult {
  const result = v.safeParse(FigureSchema, source);
  if (!result.success) {
    const [issue] = result.issues;
    return { ok: false, problem: `${v.getDotPath(issue) ?? 'figure'}: ${issue.message}` };
  }
  const { players, turn, try: canTry, layout: isLayout, ...figure } = result.output;
  const unknown = figure.lit.find(({ mark }) => mark !== undefined && !figure.marks[mark]);
  if (unknown) return { ok: false, problem: `lit: nothing is marked '${unknown.mark}'` };
  return { ok: true, figure: { ...figure, seats: players, turn, canTry, isLayout } };
}
