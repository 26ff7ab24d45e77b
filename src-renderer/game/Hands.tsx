import type { PointerEvent } from 'react';
import { handModels } from './hand-model';
import { playHeld, selectTile, toggleLight, turnHeld } from './moves';
import type { GameTable } from './table';
import type { WithMarks } from './marks';
import { type Colour, isOver, type TileNumber } from '../../src-shared/tantrix';
import { Hand } from './Hand';
import { isCovered, useStage } from '../stage/dialogs';

/** Where each seat sits, clockwise from the near side, by the number of players. */
const PLACES: Record<number, readonly string[]> = {
  2: ['near', 'far'],
  3: ['near', 'left', 'right'],
  4: ['near', 'left', 'far', 'right'],
};

interface HandsProps {
  readonly table: GameTable & WithMarks;
  /** The colours whose line or loop is lit up, whatever is pointed at meanwhile. */
  readonly lit: readonly Colour[];
  /** Left out where tiles stay where they are. */
  readonly onGrab: ((tile: TileNumber, event: PointerEvent) => void) | undefined;
  /** The focus is to go to the spaces. */
  readonly onLeave: () => void;
}

/** The hands of all players. When all are played out the result says what there is to say of the players. */
export function Hands({ table, lit, onGrab, onLeave }: HandsProps) {
  const { open } = table;
  const covered = useStage(isCovered);
  if (!open) return null;
  const hands = handModels(open, { ...table, isCovered: covered });
  const places = PLACES[hands.length] ?? [];
  if (!hands.some(({ tiles }) => tiles.some(Boolean))) return null;
  return hands.map((hand, at) => (
    <Hand
      key={hand.seat}
      hand={hand}
      place={places[at] ?? 'near'}
      onTile={selectTile}
      onTurn={turnHeld}
      onPlay={playHeld}
      onLeave={onLeave}
      onGrab={isOver(open.record.game) ? undefined : onGrab}
      onLight={toggleLight}
      isLit={lit.includes(hand.colour)}
    />
  ));
}
