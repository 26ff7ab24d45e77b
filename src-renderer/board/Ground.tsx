import { memo } from 'react';
import { type Hex, hexKey } from '../../src-shared/tantrix/hex';
import { centreOf, hexagonPath } from './geometry';

const CELL = hexagonPath(0.97, 0.13);

interface GroundProps {
  readonly ground: readonly Hex[];
  readonly goal: readonly Hex[];
}

/** The outlines of cells, faint where tiles may lie anywhere, stronger where a shape is to be filled. */
export const Ground = memo(function Ground({ ground, goal }: GroundProps) {
  return (
    <g className="ground" aria-hidden="true">
      {ground.map((hex) => (
        <Cell key={hexKey(hex)} hex={hex} kind="ground-cell" />
      ))}
      {goal.map((hex) => (
        <Cell key={`goal ${hexKey(hex)}`} hex={hex} kind="goal-cell" />
      ))}
    </g>
  );
});

function Cell({ hex, kind }: { hex: Hex; kind: string }) {
  const { x, y } = centreOf(hex);
  return <path className={kind} d={CELL} transform={`translate(${x} ${y})`} data-hex={hexKey(hex)} />;
}
