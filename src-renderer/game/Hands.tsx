import type { PointerEvent } from 'react';
import { handModels } from './hand-model';
import { playHeld, selectTile, toggleLight, clickOn } from './moves';
import type { GameTable } from './table';
import type { WithMarks } from './marks';
import { type Colour, isOver, type TileNumber } from '../../src-shared/tantrix';
import { Hand } from './Hand';
import { isCovered, useStage } from '../stage/dialogs';
import { useScoresBefore } from './useScoresBefore';

interface HandsProps {
  readonly table: GameTable & WithMarks;
  /** The seat whose hand lies before the person. */
  readonly own: number;
  /** The seat whose last turn can be shown, if one can. */
  readonly seatOfNews: number | undefined;
  /** The colours whose line or loop is lit up, whatever is pointed at meanwhile. */
  readonly lit: readonly Colour[];
  /** Left out where tiles stay where they are. */
  readonly onGrab: ((tile: TileNumber, event: PointerEvent) => void) | undefined;
  /** The focus is to go to the spaces. */
  readonly onLeave: () => void;
}

/**
 * The hands of all players: the own one below the board, beside it the others in the order of play. When all are played out
 * the result says what there is to say of the players.
 */
export function Hands({ table, own, seatOfNews, lit, onGrab, onLeave }: HandsProps) {
  const { open } = table;
  const covered = useStage(isCovered);
  const hands = open ? handModels(open, { ...table, isCovered: covered }) : [];
  const before = useScoresBefore(hands.map(({ score }) => score));
  if (!open) return null;
  if (!hands.some(({ tiles }) => tiles.some(Boolean))) return null;
  const [first, ...others] = [...hands.slice(own), ...hands.slice(0, own)].map((hand) => (
    <Hand
      key={hand.seat}
      hand={hand}
      isOwn={hand.seat === own}
      scoreBefore={before[hand.seat] ?? hand.score}
      showsNews={hand.seat === seatOfNews}
      onTile={selectTile}
      onTurn={clickOn}
      onPlay={playHeld}
      onLeave={onLeave}
      onGrab={isOver(open.record.game) ? undefined : onGrab}
      onLight={toggleLight}
      isLit={lit.includes(hand.colour)}
    />
  ));
  return (
    <>
      {first}
      <div className="rail">{others}</div>
    </>
  );
}
