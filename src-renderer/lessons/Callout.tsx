import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Colour, Hex } from '../../src-shared/tantrix';
import type { BoardHandle } from '../board/Board';
import { hexagonPath, R } from '../board/geometry';
import { helpOn } from '../stage/explained';
import type { Subject } from '../stage/subjects';
import type { OutlinedCell } from './closed-cells';
import { type SpaceOutlined, useCalloutPlace } from './useCalloutPlace';

const OUTLINE = hexagonPath(0.92, 0.15);

interface CalloutProps {
  readonly board: RefObject<BoardHandle | null>;
  /** The cell that it speaks of. */
  readonly at: Hex | undefined;
  /** It speaks of the link of this colour there. */
  readonly link?: Colour | undefined;
  /** Cells that it outlines while nothing lies there: not every space shows itself. */
  readonly outlined?: readonly OutlinedCell[] | undefined;
  readonly heading: string;
  /** What it says, as screen readers hear it. */
  readonly spoken: string;
  readonly about: Subject;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/** Words that hang on a line beside what they speak of; the board gives way where there is no other room. */
export function Callout({ board, at, link, outlined, heading, spoken, about, buttons, children }: CalloutProps) {
  const layer = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const title = useId();
  const { place, givesWay, tightIn, spaces } = useCalloutPlace({ board, layer, card, at, link, outlined });
  const isTight = tightIn !== undefined;
  return (
    <div
      ref={layer}
      className={['callout-layer', isTight ? 'is-tight' : givesWay && `gives-way-${givesWay}`]
        .filter(Boolean)
        .join(' ')}
    >
      {spaces && <Outlines spaces={spaces} />}
      {place?.line && !isTight && <Leader {...place.line} />}
      <section
        ref={card}
        className="callout"
        aria-labelledby={title}
        style={isTight ? {} : place ? { translate: `${place.x}px ${place.y}px` } : { visibility: 'hidden' }}
        {...helpOn(about)}
      >
        <h2 id={title}>{heading}</h2>
        {children}
        <div className="callout-buttons">{buttons}</div>
      </section>
      <Voice words={`${heading}. ${spoken}`} />
    </div>
  );
}

interface LeaderProps {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

function Leader({ from, to }: LeaderProps) {
  return (
    <svg className="leader" aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={from.x} cy={from.y} r={6} />
    </svg>
  );
}

/** Round spaces, which keep their signs; those that are closed are striped. */
function Outlines({ spaces }: { spaces: readonly SpaceOutlined[] }) {
  return (
    <svg className="callout-spaces" aria-hidden="true">
      {spaces.map(({ x, y, side, isClosed }) => (
        <path
          key={`${x} ${y}`}
          className={isClosed ? 'is-closed' : undefined}
          d={OUTLINE}
          transform={`translate(${x} ${y}) scale(${side / R})`}
        />
      ))}
    </svg>
  );
}

/** Says words once to those who do not see them: what is there from the start is not heard, what comes later is. */
function Voice({ words }: { words: string }) {
  const [said, say] = useState('');
  // oxlint-disable-next-line react/set-state-in-effect -- a live region is heard when it changes after it is there
  useEffect(() => say(words), [words]);
  return (
    <p className="hidden-label" aria-live="polite">
      {said}
    </p>
  );
}
