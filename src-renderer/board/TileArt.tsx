import { memo, useContext } from 'react';
import { backOf, edgesOf, type Rotation, type TileNumber, linksOf } from '../../src-shared/tantrix/tiles';
import { hexagonPath, linkPath, towardsSide } from './geometry';
import { type LinkLetters, type TileLook, TileLookContext, TileNumbersContext } from './tile-look';

const BODY = hexagonPath(0.985, 0.13);
const RIM = hexagonPath(0.95, 0.12);

interface TileArtProps {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  readonly showNumber?: boolean;
  /** Left out, it is the one that the window's tiles have. */
  readonly tileStyle?: TileLook['style'] | undefined;
}

/**
 * A tile as it is printed, centred on the origin: black, slightly shiny, soft at the edge. The light comes from above
 * however the tile is turned. Straights lie lowest; of two links that cross, the later in the tile's own order runs over.
 */
export const TileArt = memo(function TileArt({ tile, rotation, showNumber = false, tileStyle }: TileArtProps) {
  const look = useContext(TileLookContext);
  const style = tileStyle ?? look.style;
  const letters = style === 'letters' ? look.letters : undefined;
  const isFlat = style === 'flat';
  return (
    <g className={isFlat ? 'tile-art is-flat' : 'tile-art'}>
      {!isFlat && <path className="tile-shadow" d={BODY} transform="translate(1 4)" />}
      <path className="tile-body" d={BODY} />
      <path className="tile-rim" d={RIM} />
      <TileLinks tile={tile} rotation={rotation} hasPatterns={style === 'patterns'} />
      {!isFlat && <path className="tile-gloss" d={BODY} />}
      {letters && <TileLetters tile={tile} rotation={rotation} letters={letters} />}
      {showNumber && <TileNumberText tile={tile} />}
    </g>
  );
});

/** A tile of what is being played: with its number, where these are shown. */
export const TileInPlay = ({ tile, rotation }: Pick<TileArtProps, 'tile' | 'rotation'>) => (
  <TileArt tile={tile} rotation={rotation} showNumber={useContext(TileNumbersContext)} />
);

/** The tile that is drawn within an element: all of it, and its body without the shadow; undefined where none is. */
export function drawnIn(element: Element): { readonly art: Element; readonly body: Element } | undefined {
  const art = element.querySelector('.tile-art');
  const body = art?.querySelector('.tile-body');
  return art && body ? { art, body } : undefined;
}

/** The links of a tile alone; with `ghost` only their colours, as a hint of how the tile would lie. */
export function TileLinks({
  tile,
  rotation,
  ghost = false,
  hasPatterns = false,
}: {
  tile: TileNumber;
  rotation: Rotation;
  ghost?: boolean;
  hasPatterns?: boolean;
}) {
  const links = linksOf(tile).toSorted((a, b) => Number(a.shape !== 'straight') - Number(b.shape !== 'straight'));
  return (
    <g transform={`rotate(${60 * rotation})`}>
      {links.map(({ colour, sides }) => (
        <g key={colour}>
          {!ghost && <path className="link-gap" pathLength={100} d={linkPath(sides)} />}
          <path className={`link link-${colour}`} d={linkPath(sides)} />
          {!ghost && <path className="link-sheen" d={linkPath(sides)} />}
          {hasPatterns && <path className={`link-pattern pattern-${colour}`} d={linkPath(sides)} />}
        </g>
      ))}
    </g>
  );
}

/** As far from the middle as a letter can stand whole within its link. */
const LETTER_RADIUS = 70;
/** From the line a letter stands on to its middle. */
const LETTER_DROP = 9.5;

/** Upright on both ends of every link, so that letters meet where tiles do. */
function TileLetters({
  tile,
  rotation,
  letters,
}: Required<Pick<TileArtProps, 'tile' | 'rotation'>> & { letters: LinkLetters }) {
  return (
    <g className="tile-letters">
      {edgesOf(tile, rotation).map((colour, side) => {
        const { x, y } = towardsSide(side, LETTER_RADIUS);
        return (
          <text key={side} className={`letter-${colour}`} x={x} y={y + LETTER_DROP} textAnchor="middle">
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
    <path className="tile-shadow" d={BODY} transform="translate(1 4)" />
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
