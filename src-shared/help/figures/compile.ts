import { makeTxg, type Player } from '../../record';
import {
  COLOURS,
  type Colour,
  DIRECTIONS,
  edgesOf,
  type Game,
  type Hex,
  hexKey,
  neighbor,
  newGame,
  oppositeSide,
  type Placement,
  sameHex,
  standingsOf,
  type TileNumber,
} from '../../tantrix';
import { hexOf } from '../../tantrix/grid';
import { pathsOf } from '../../tantrix/paths';
import { claimProblems, problemsOfClaim } from './claims';
import { type Figure, parseFigure } from './figure';
import { layoutCheckOf, layoutOf, longestIn } from './layout-claims';
import { gameOfFigure } from './reach';

/** A figure as the help window draws it. */
export interface DrawnFigure {
  readonly alt: string;
  readonly caption: string;
  readonly tiles: readonly Placement[];
  readonly ghosts: readonly Placement[];
  readonly beside: readonly TileNumber[];
  readonly marks: Readonly<Record<string, Hex>>;
  readonly lit: readonly { readonly colour: Colour; readonly cells: readonly Hex[] }[];
  /** The position as the text of a .txg file, where it can be played on; the players are named by their colours. */
  readonly game?: string;
}

export type CompiledFigure =
  | { readonly ok: true; readonly figure: DrawnFigure }
  /** In English, for the author of the topic. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads a figure from the value of its YAML, brings it about as a game, and holds its claims against that. */
export function compileFigure(source: unknown): CompiledFigure {
  const parsed = parseFigure(source);
  if (!parsed.ok) return { ok: false, problems: [parsed.problem] };
  const { figure } = parsed;
  const misplaced = layoutProblems(figure.tiles);
  if (misplaced.length > 0) return { ok: false, problems: misplaced };
  return figure.isLayout ? compileLayout(figure) : compilePosition(figure);
}

/** What is wrong with tiles as they lie, whether or not they could be played like this. */
function layoutProblems(tiles: readonly Placement[]): string[] {
  const seen = new Map<string, Placement>();
  const numbers = new Set<TileNumber>();
  return tiles.flatMap((tile) => {
    const problems: string[] = [];
    if (numbers.has(tile.tile)) problems.push(`tile ${tile.tile} is there twice`);
    if (seen.has(hexKey(tile))) problems.push(`two tiles lie at ${hexKey(tile)}`);
    if (!matchesAround(tile, seen)) problems.push(`the colours of tile ${tile.tile} do not match`);
    numbers.add(tile.tile);
    seen.set(hexKey(tile), tile);
    return problems;
  });
}

function matchesAround(tile: Placement, others: ReadonlyMap<string, Placement>): boolean {
  return edgesOf(tile.tile, tile.rotation).every((colour, side) => {
    const other = others.get(hexKey(neighbor(tile, side)));
    return !other || edgesOf(other.tile, other.rotation)[oppositeSide(side)] === colour;
  });
}

/** What can be claimed of tiles by themselves. */
const TILE_CLAIM = /^(?:made|link) /;

/** What a layout claims is about its tiles by themselves, for which any game will do, or about how they lie. */
function compileLayout(figure: Figure): CompiledFigure {
  const layout = layoutOf(figure.tiles);
  const ofTiles = figure.claims.filter((claim) => TILE_CLAIM.test(claim));
  const ofLayout = figure.claims.filter((claim) => !TILE_CLAIM.test(claim));
  if (figure.canTry || !ofLayout.every((claim) => layoutCheckOf(firstWord(claim)))) {
    return { ok: false, problems: ['a layout is no position'] };
  }
  const problems = [
    ...claimProblems({ ...figure, claims: ofTiles }, newGame({ seats: figure.seats }, 0)),
    ...ofLayout.flatMap((claim) =>
      problemsOfClaim(claim, figure, (name, words) => layoutCheckOf(name)?.(layout, words)),
    ),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const lit = figure.lit.map(({ colour }) => ({ colour, cells: longestIn(layout, colour) }));
  return { ok: true, figure: drawn(figure, lit, undefined) };
}

const firstWord = (claim: string): string => claim.split(' ', 1)[0] ?? '';

function compilePosition(figure: Figure): CompiledFigure {
  const game = gameOfFigure(figure);
  if (!game) return { ok: false, problems: ['no game was found that leads there'] };
  if (figure.claims.length === 0) return { ok: false, problems: ['it claims nothing that can be checked'] };
  const problems = claimProblems(figure, game);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, figure: drawn(figure, litIn(figure, game), game) };
}

const litIn = ({ lit, marks }: Figure, game: Game): DrawnFigure['lit'] =>
  lit.flatMap(({ colour, mark }) => {
    const end = mark === undefined ? undefined : marks[mark];
    return linesOf(game, colour, end).map((cells) => ({ colour, cells }));
  });

/** The best line or loop of a colour, or those of its lines that point into a cell. */
function linesOf(game: Game, colour: Colour, into: Hex | undefined): (readonly Hex[])[] {
  if (!into) return standingsOf(game).flatMap((standing) => (standing.colour === colour ? [standing.path] : []));
  const around = DIRECTIONS.map((_, side) => neighbor(into, side));
  const pointing = game.placements.filter((tile) => {
    const side = around.findIndex((hex) => sameHex(hex, tile));
    return side >= 0 && edgesOf(tile.tile, tile.rotation)[oppositeSide(side)] === colour;
  });
  return pathsOf(game.position.board, COLOURS.indexOf(colour))
    .map(({ cells }) => cells.map(hexOf))
    .filter((cells) => pointing.some((tile) => cells.some((hex) => sameHex(hex, tile))));
}

function drawn(figure: Figure, lit: DrawnFigure['lit'], game: Game | undefined): DrawnFigure {
  const { alt, caption, tiles, ghosts, beside, marks, seats, canTry } = figure;
  const text = canTry && game ? makeTxg({ players: seats.map(playerOf), game, isCompetition: false }) : undefined;
  return { alt, caption, tiles, ghosts, beside, marks, lit, ...(text ? { game: text } : {}) };
}

const playerOf = (colour: Colour): Player => ({ name: colour, email: '', country: '' });
