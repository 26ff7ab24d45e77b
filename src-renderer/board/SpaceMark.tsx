import { type Ref, useEffect, useState } from 'react';
import { hexKey } from '../../src-shared/tantrix/hex';
import { FitCountBadge } from './FitCount';
import { centreOf, hexagonPath } from './geometry';
import { type BoardGestures, type Ghost, isPressable, type SpaceKind, type SpaceSeen } from './model';
import { partMark } from './parts';
import { pressKeys } from './press-keys';
import { TileLinks } from './TileArt';

/** Spaces are drawn a little smaller than their cells. */
const SCALE = 0.88;
const OUTLINE = hexagonPath(SCALE, 0.16);

/** What stands in the middle of a space that the selected tile cannot go to, the first that holds. */
const SIGNS: readonly (readonly [SpaceKind, string])[] = [
  ['impossible', 'M-17 -17L17 17M-17 17L17 -17'],
  ['fillable', 'M-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0'],
  ['forced', 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0'],
  ['controlled', 'M-19 0H19'],
  ['closed', 'M-19 0H19'],
];

interface SpaceMarkProps {
  readonly space: SpaceSeen;
  readonly gestures: BoardGestures;
  /** Whether it is the one that the Tab key comes to. */
  readonly isStop: boolean;
  readonly ref: Ref<SVGGElement> | undefined;
  readonly onFocus: () => void;
  readonly ghostMs: number;
}

/**
 * A space: it says what it is when it is pointed at. A playable one can be pressed and shows how the tile would lie; one that
 * can be asked about is pressed to be told what fits.
 */
export function SpaceMark({ space, gestures, isStop, ref, onFocus, ghostMs }: SpaceMarkProps) {
  const { hex, kinds, ghosts, label, isMarked, isAskable, isCalled, isStriped, fit, name, letter } = space;
  const [isPointed, setPointed] = useState(false);
  const ghost = useShownGhost(ghosts, isPointed ? ghostMs : 0);
  const { x, y } = centreOf(hex);
  const { onPoint } = gestures;
  // What is said of a space changes under the pointer, too: with the tile that is selected, and with the game.
  useEffect(() => {
    if (!isPointed) return undefined;
    onPoint(space);
    return () => onPoint(undefined);
  }, [isPointed, space, onPoint]);
  const classes = [
    'space',
    isMarked ? 'is-marked' : '',
    name === undefined ? '' : 'is-named',
    letter === undefined ? '' : 'is-lettered',
    isAskable ? 'is-askable' : '',
    isCalled ? 'is-called' : '',
    isStriped ? 'is-striped' : '',
    ...kinds.map((kind) => `space-${kind}`),
  ].join(' ');
  const press = () => (isAskable ? gestures.onAsk?.(hex) : ghost && gestures.onSpace(hex, ghost.rotation));
  const focus = () => {
    onFocus();
    setPointed(true);
  };
  const button = isPressable(space)
    ? ({
        role: 'button',
        tabIndex: isStop ? 0 : -1,
        onClick: press,
        onKeyDown: pressKeys(press),
        onFocus: focus,
      } as const)
    : ({ role: 'img' } as const);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        ref={ref}
        className={classes}
        {...partMark('space')}
        data-hex={hexKey(hex)}
        data-takes={isPressable(space) ? undefined : 'none'}
        aria-label={label}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onBlur={() => setPointed(false)}
        {...button}
      >
        <path className="space-outline" d={OUTLINE} />
        {ghost && (isMarked || isPointed) ? (
          <GhostTile ghost={ghost} />
        ) : (
          !fit && !letter && <SpaceSign kinds={kinds} />
        )}
      </g>
      {/* Beside the button, for what is read on a button has to be in its name, and that says these in words. */}
      <g className="space-notes" aria-hidden>
        {fit && !(ghost && isPointed) && <FitCountBadge fit={fit} />}
        {name !== undefined && <SpaceName name={name} />}
        {letter !== undefined && <SpaceLetter letter={letter} isAlone={!fit && !(ghost && (isMarked || isPointed))} />}
      </g>
    </g>
  );
}

function GhostTile({ ghost: { tile, rotation } }: { ghost: Ghost }) {
  return (
    <g className="space-ghost" data-rotation={rotation} transform={`scale(${SCALE})`}>
      <TileLinks tile={tile} rotation={rotation} ghost />
    </g>
  );
}

function SpaceSign({ kinds }: { kinds: readonly SpaceKind[] }) {
  const sign = SIGNS.find(([kind]) => kinds.includes(kind));
  return sign ? <path className={`space-sign sign-${sign[0]}`} d={sign[1]} /> : null;
}

/** Stands at the upper side of its space, where it leaves room for the others. */
function SpaceName({ name }: { name: string }) {
  return (
    <g className="space-name" transform="translate(0 -58)">
      <circle r={27} />
      <text y={12} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

/** In the middle of its space, or out of the way at its upper side where that shows something else. */
function SpaceLetter({ letter, isAlone }: { letter: string; isAlone: boolean }) {
  return (
    <g className="space-letter" transform={isAlone ? 'translate(0 20)' : 'translate(0 -42) scale(0.62)'}>
      <text textAnchor="middle">{letter}</text>
    </g>
  );
}

/** The ghost shown now: the first, or each for `ghostMs`, round and round. */
function useShownGhost(ghosts: readonly Ghost[], ghostMs: number): Ghost | undefined {
  const [turn, setTurn] = useState(0);
  const isMoving = ghostMs > 0 && ghosts.length > 1;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), ghostMs);
    return () => {
      clearInterval(timer);
      setTurn(0);
    };
  }, [isMoving, ghostMs]);
  return ghosts[isMoving ? turn % ghosts.length : 0];
}
