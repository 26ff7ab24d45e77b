import { Fragment, memo, useContext } from 'react';
import type { Colour } from '../../src-shared/tantrix/colours';
import { type Hex, hexKey } from '../../src-shared/tantrix/hex';
import { backOf, edgesOf, type Rotation, type TileNumber, linksOf, turnRotation } from '../../src-shared/tantrix/tiles';
import { centreOf, HALF_HEIGHT, hexagonPath, linkPath, towardsSide } from './geometry';
import { isJoined, type Sides } from './joints';
import { type LinkLetters, pressed, type TileLook, TileLookContext, TileNumbersContext } from './tile-look';

/** A body is a little smaller than its cell. */
const BODY_SCALE = 0.985;
const BODY = hexagonPath(BODY_SCALE, 0.13);
/** From a side of the cell to the body, in table units. */
const SEAM = HALF_HEIGHT * (1 - BODY_SCALE);
const RIM = hexagonPath(0.95, 0.12);

interface TileArtProps {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  readonly showNumber?: boolean;
  /** Left out, it is the one that the window's tiles have. */
  readonly tileStyle?: TileLook['style'] | undefined;
  /**
   * The sides, as it lies, at which other tiles lie; their shadows and its own are drawn below all of them. Left out, the
   * tile lies by itself.
   */
  readonly joined?: Sides | undefined;
}

/**
 * A tile as it is printed, centred on the origin: black, slightly shiny, soft at the edge. The light comes from above
 * however the tile is turned. The shine lies below the links, so that lines run unbroken from tile to tile. Straights lie
 * lowest; of two links that cross, the later in the tile's own order runs over.
 */
export const TileArt = memo(function TileArt({ tile, rotation, showNumber = false, tileStyle, joined }: TileArtProps) {
  const look = useContext(TileLookContext);
  const style = tileStyle ?? look.style;
  const letters = style === 'letters' ? look.letters : undefined;
  const isFlat = style === 'flat';
  return (
    <g className={isFlat ? 'tile-art is-flat' : 'tile-art'}>
      {!isFlat && joined === undefined && <TileShadow />}
      <path className="tile-body" d={BODY} />
      <path className="tile-rim" d={RIM} />
      {!isFlat && <path className="tile-gloss" d={BODY} />}
      <TileLinks tile={tile} rotation={rotation} hasPatterns={style === 'patterns'} joined={joined} />
      {letters && <TileLetters tile={tile} rotation={rotation} letters={letters} />}
      {showNumber && <TileNumberText tile={tile} />}
    </g>
  );
});

/** A tile of what is being played: with its number, where these are shown. */
export const TileInPlay = ({ tile, rotation, joined }: Pick<TileArtProps, 'tile' | 'rotation' | 'joined'>) => (
  <TileArt tile={tile} rotation={rotation} showNumber={useContext(TileNumbersContext)} joined={joined} />
);

/** By how much a shadow lies below its tile, in table units. */
const SHADOW_DROP = 5;

const TileShadow = () => <path className="tile-shadow" d={BODY} transform={`translate(0 ${SHADOW_DROP})`} />;

/** The shadows of tiles in their cells; they are drawn below all of these tiles. */
export const TileShadows = memo(function TileShadows({
  tiles,
}: {
  tiles: readonly { readonly hex: Hex; readonly tile: TileNumber }[];
}) {
  const { style } = useContext(TileLookContext);
  if (style === 'flat') return null;
  return tiles.map(({ hex, tile }) => {
    const { x, y } = centreOf(hex);
    const place = `translate(${x} ${y + SHADOW_DROP})`;
    return <path key={hexKey(hex)} data-shadow={tile} className="tile-shadow" d={BODY} transform={place} />;
  });
});

/** The tile that is drawn within an element: all of it, and its body without the shadow; undefined where none is. */
export function drawnIn(element: Element): { readonly art: Element; readonly body: Element } | undefined {
  const art = element.querySelector('.tile-art');
  const body = art?.querySelector('.tile-body');
  return art && body ? { art, body } : undefined;
}

/**
 * By how far the ends of a link go beyond their sides: to the body of the tile that lies there, so that the line has no
 * gap, or else only as far as the body of their own.
 */
export function endsOf(sides: readonly [number, number], rotation: Rotation, joined: Sides = 0): [number, number] {
  const [from, to] = sides;
  const end = (side: number): number => (isJoined(joined, turnRotation(side, rotation)) ? SEAM : -SEAM);
  return [end(from), end(to)];
}

/** The same for what is seen through, which would be seen twice where two links overlap. */
export const shineOf = ([first, last]: readonly [number, number]): [number, number] => [
  Math.min(first, 0),
  Math.min(last, 0),
];

/** The links of a tile alone; with `ghost` only their colours, as a hint of how the tile would lie. */
export function TileLinks({
  tile,
  rotation,
  ghost = false,
  hasPatterns = false,
  joined,
}: {
  tile: TileNumber;
  rotation: Rotation;
  ghost?: boolean;
  hasPatterns?: boolean;
  joined?: Sides | undefined;
}) {
  const links = linksOf(tile).toSorted((a, b) => Number(a.shape !== 'straight') - Number(b.shape !== 'straight'));
  return (
    <g transform={`rotate(${60 * rotation})`}>
      {links.map(({ colour, sides }) => {
        const ends = endsOf(sides, rotation, joined);
        const line = linkPath(sides, ends);
        return (
          <Fragment key={colour}>
            {!ghost && <path className="link-gap" pathLength={100} d={linkPath(sides)} />}
            <path className={`link link-${colour}`} d={line} />
            {!ghost && <path className="link-sheen" d={linkPath(sides, shineOf(ends))} />}
            {hasPatterns && <path className={`link-pattern pattern-${colour}`} d={line} />}
          </Fragment>
        );
      })}
    </g>
  );
}

/** As far from the middle as a letter can stand whole within its link. */
const LETTER_RADIUS = 70;
/** From the line a letter stands on to its middle. */
const LETTER_DROP = 9.5;

/** Upright on both ends of every link, so that letters meet where tiles do. */
export function TileLetters({
  tile,
  rotation,
  letters,
  only,
}: Required<Pick<TileArtProps, 'tile' | 'rotation'>> & {
  letters: LinkLetters;
  /** Those of one colour alone. */
  only?: Colour;
}) {
  return (
    <g className="tile-letters">
      {edgesOf(tile, rotation).map((colour, side) => {
        if (only && colour !== only) return null;
        const { x, y } = towardsSide(side, LETTER_RADIUS);
        return (
          <text
            key={side}
            className={`letter-${colour}`}
            x={x}
            y={y + LETTER_DROP}
            textAnchor="middle"
            {...pressed(letters[colour])}
          >
            {letters[colour]}
          </text>
        );
      })}
    </g>
  );
}

/** In the colour in which the number stands on the tile's back: it sorts the tiles into puzzles. */
function TileNumberText({ tile }: { tile: TileNumber }) {
  return (
    <g className={`tile-number number-${backOf(tile)}`}>
      <circle r={30} />
      <text y={14} textAnchor="middle">
        {tile}
      </text>
    </g>
  );
}

/** The back of a tile, with its number. */
export const TileBack = ({ tile }: { tile: TileNumber }) => (
  <g className="tile-art">
    <TileShadow />
    <path className="tile-body" d={BODY} />
    <path className="tile-rim" d={RIM} />
    <g transform="scale(1.5)">
      <TileNumberText tile={tile} />
    </g>
  </g>
);

/** The gradients tile drawings refer to; once in the window, and once in every picture that leaves it. */
export function TileGradients() {
  return (
    <defs>
      <linearGradient id="tile-body" x1="0" y1="0" x2="0.4" y2="1">
        <stop offset="0" stopColor="#2b2b31" />
        <stop offset="0.45" stopColor="#17171b" />
        <stop offset="1" stopColor="#0b0b0d" />
      </linearGradient>
      <linearGradient id="tile-gloss" x1="0" y1="0" x2="0.35" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.26" />
        <stop offset="0.38" stopColor="#fff" stopOpacity="0.05" />
        <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.16" />
      </linearGradient>
      <linearGradient id="tile-rim" x1="0" y1="0" x2="0.3" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0.06" />
        <stop offset="1" stopColor="#fff" stopOpacity="0.14" />
      </linearGradient>
    </defs>
  );
}
