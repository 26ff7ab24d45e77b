import { type KeyboardEvent, type Ref, useState } from 'react';
import { type Hex, hexKey } from '../../src-shared/tantrix/hex';
import { type BoardGestures, isPressable, type SpaceSeen } from './model';
import { SpaceMark } from './SpaceMark';

/** How far along the row of spaces that can be pressed a key goes. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface SpaceFieldProps {
  readonly spaces: readonly SpaceSeen[];
  readonly gestures: BoardGestures;
  /** Milliseconds for which a ghost shows each of several rotations; 0 shows the first alone. */
  readonly ghostMs: number;
  readonly onFocus: (hex: Hex) => void;
  /** Given the space to which the selected tile sends the focus. */
  readonly firstRef: Ref<SVGGElement>;
}

/** The spaces. Those that can be pressed are one stop for the Tab key; arrows go from one to the next. */
export function SpaceField({ spaces, gestures, ghostMs, onFocus, firstRef }: SpaceFieldProps) {
  const [last, setLast] = useState<string>();
  const pressable = spaces.filter(isPressable).map(({ hex }) => hexKey(hex));
  const stop = last !== undefined && pressable.includes(last) ? last : pressable[0];
  // Keys that a lesson prints lead to the space that it speaks of, wherever the focus was before.
  const lettered = spaces.find((space) => space.letter !== undefined && isPressable(space));
  const first = lettered ? hexKey(lettered.hex) : stop;
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const step = STEPS[event.key];
    const from = event.target instanceof Element ? event.target.closest('[data-hex]') : null;
    const at = pressable.indexOf(from?.getAttribute('data-hex') ?? '');
    if (step === undefined || at < 0 || event.shiftKey) return;
    event.preventDefault();
    const next = pressable[(at + step + pressable.length) % pressable.length];
    event.currentTarget.querySelector<SVGElement>(`[data-hex="${next}"]`)?.focus();
  };
  return (
    <g onKeyDown={onKeyDown}>
      <pattern id="closed-stripes" width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="closed-stripe" d="M0 0V9" />
      </pattern>
      {spaces.map((space) => (
        <SpaceMark
          key={hexKey(space.hex)}
          space={space}
          gestures={gestures}
          isStop={hexKey(space.hex) === stop}
          ref={hexKey(space.hex) === first ? firstRef : undefined}
          onFocus={() => {
            setLast(hexKey(space.hex));
            onFocus(space.hex);
          }}
          ghostMs={ghostMs}
        />
      ))}
    </g>
  );
}
