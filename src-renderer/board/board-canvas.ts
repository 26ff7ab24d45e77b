import { COLOURS, type Colour } from '../../src-shared/tantrix/colours';
import { linksOf } from '../../src-shared/tantrix/tiles';
import { type FigureTile, frameOf } from './BoardFigure';
import { centreOf, hexagonPath, linkPath } from './geometry';

/** A board painted in small, where an element for each link would be too much: dozens of boards are scrolled by. */

/** Units of the table left free round the tiles. */
const MARGIN = 10;
/** Wider than the links of large tiles are, so that they stay bright where a pixel is a fifth of a link. */
const LINK_WIDTH = 34;

const once = <Key, T>(make: (key: Key) => T): ((key: Key) => T) => {
  const made = new Map<Key, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};

const body = once((scale: number) => new Path2D(hexagonPath(scale, 0.13)));
/** The path of a link by its sides, written as `6 × first + last`. */
const linkAt = once((sides: number) => new Path2D(linkPath([Math.floor(sides / 6), sides % 6])));

/** Paints a board as large as the canvas, in the colours that the style sheets have there. */
export function paintBoard(canvas: HTMLCanvasElement, tiles: readonly FigureTile[]): void {
  const context = canvas.getContext('2d');
  const place = canvas.getBoundingClientRect();
  canvas.width = Math.round(place.width * devicePixelRatio);
  canvas.height = Math.round(place.height * devicePixelRatio);
  if (!context || canvas.width === 0 || tiles.length === 0) return;
  const frame = frameOf(tiles, MARGIN);
  const scale = Math.min(canvas.width / frame.width, canvas.height / frame.height);
  context.setTransform(
    scale,
    0,
    0,
    scale,
    canvas.width / 2 - (frame.x + frame.width / 2) * scale,
    canvas.height / 2 - (frame.y + frame.height / 2) * scale,
  );
  paintTiles(context, tiles, getComputedStyle(canvas));
}

function paintTiles(context: CanvasRenderingContext2D, tiles: readonly FigureTile[], style: CSSStyleDeclaration): void {
  const valueOf = (name: string) => style.getPropertyValue(name).trim();
  const colours = Object.fromEntries(COLOURS.map((colour) => [colour, valueOf(`--${colour}`)]));
  context.lineWidth = LINK_WIDTH;
  context.fillStyle = valueOf('--tile-flat');
  for (const tile of tiles) within(context, tile, () => context.fill(body(1)));
  for (const tile of tiles) within(context, tile, () => strokeLinks(context, tile, colours));
}

/** Straights lie lowest, as on large tiles. */
function strokeLinks(
  context: CanvasRenderingContext2D,
  { tile }: FigureTile,
  colours: Readonly<Partial<Record<Colour, string>>>,
): void {
  const links = linksOf(tile).toSorted((a, b) => Number(a.shape !== 'straight') - Number(b.shape !== 'straight'));
  for (const { colour, sides } of links) {
    context.strokeStyle = colours[colour] ?? '';
    context.stroke(linkAt(6 * sides[0] + sides[1]));
  }
}

/** Paints in a cell, round its middle, turned as its tile is. */
function within(context: CanvasRenderingContext2D, tile: FigureTile, paint: () => void): void {
  const { x, y } = centreOf(tile);
  context.save();
  context.translate(x, y);
  context.rotate((tile.rotation * Math.PI) / 3);
  paint();
  context.restore();
}
