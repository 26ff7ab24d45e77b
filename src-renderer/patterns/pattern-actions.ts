import { type Guide } from '../../src-shared/patterns/guide';
import {
  allMissing,
  freePiece,
  layPartner,
  missingPartners,
  MOST_COPIES,
  type PatternPosition,
} from '../../src-shared/patterns/pattern';
import { laidPieceAt, laidPieceOf } from '../../src-shared/puzzles/arrangement';
import { type LaidPiece, type Piece, pieceOf } from '../../src-shared/puzzles/pieces';
import type { PatternHand } from '../../src-shared/sessions/pattern';
import type { Gesture, StepTargets } from '../../src-shared/sessions/rules';
import { type Hex, sameHex, type TileNumber } from '../../src-shared/tantrix';
import { patternNow, type PatternTable, sendToPattern } from './pattern-table';

/** What is done at the free table that is shown. Each does nothing when there is nothing it could do. */

type Open = NonNullable<PatternTable['open']>;

const gesture = (done: Gesture): void => sendToPattern({ kind: 'gesture', by: 0, gesture: done });

export const handOf = ({ session }: Open): PatternHand => session.handOf(0);

/** The selected tile, if it lies on the table. */
export function chosenOnTable(open: Open | undefined): LaidPiece | undefined {
  const chosen = open && handOf(open).chosen;
  return chosen === undefined ? undefined : laidPieceOf(open?.record.laid ?? [], chosen);
}

function changeHand(change: Partial<PatternHand>): void {
  const open = patternNow();
  if (open) sendToPattern({ kind: 'hand', by: 0, hand: { ...handOf(open), ...change } });
}

/** Lays the tiles otherwise, or sets another guide; undo takes it back. */
function become(change: Partial<PatternPosition>): void {
  const open = patternNow();
  if (!open) return;
  const { laid, guide } = open.record;
  sendToPattern({ kind: 'move', made: { by: 0, move: { laid, guide, ...change } } });
}

export const choose = (tile: Piece): void => gesture({ kind: 'take', tile });
/** The next copy of a tile; where all lie there, one too many, of which the rules say that there is none. */
export const takeNext = (tile: TileNumber): void => {
  const open = patternNow();
  if (open) choose(freePiece(open.record.laid, tile) ?? pieceOf({ tile, copy: MOST_COPIES }));
};
export const letGo = (): void => changeHand({ chosen: undefined });
export const layAt = (over: Hex): void => gesture({ kind: 'lay', at: { over } });
export const stepTo = (next: StepTargets): void => gesture({ kind: 'step', next, as: 'one' });
export const swapTo = (next: StepTargets): void => gesture({ kind: 'step', next, as: 'swap' });
export const turnChosen = (sixths: number): void => gesture({ kind: 'turn', sixths });
/** The selected tile comes to the table; one that lies there gets its partners. */
export const confirm = (): void => gesture({ kind: 'confirm' });
export const takeOff = (): void => gesture({ kind: 'putBack' });
export const clearPattern = (): void => gesture({ kind: 'clear' });

/** A click on one half of a tile; gives what turns it back. */
export function turnByClick(direction: 1 | -1): () => void {
  turnChosen(direction);
  return () => turnChosen(-direction);
}

/** The partners that the guide shows: those of the selected tile, or where none on the table is selected, of all. */
export function partnersShown(open: Open): ReturnType<typeof allMissing> {
  const chosen = chosenOnTable(open);
  return chosen ? missingPartners(open.record, chosen) : allMissing(open.record);
}

/** A click on a cell: the partner that is shown there is laid, or else the selected tile. */
export function pressCell(hex: Hex): void {
  const open = patternNow();
  if (!open) return;
  const partner = partnersShown(open).find((each) => sameHex(each, hex));
  const { chosen } = handOf(open);
  const isPartners = chosen === undefined || chosenOnTable(open) !== undefined;
  // Where a tile lies already, the selected one changes places with it.
  const isFree = partner?.tile !== undefined && laidPieceAt(open.record.laid, hex) === undefined;
  if (!partner || !isPartners || !isFree) return layAt(hex);
  const laid = layPartner(open.record.laid, partner);
  if (laid === open.record.laid) takeNext(partner.tile ?? 0);
  else become({ laid });
}

/** Sets the guide otherwise. */
export function changeGuide(change: Partial<Guide>): void {
  const open = patternNow();
  if (open) become({ guide: { ...open.record.guide, ...change } });
}

/** Puts the middle of the guide where the selected tile lies. */
export function centreHere(): void {
  const at = chosenOnTable(patternNow());
  if (at) changeGuide({ centre: { q: at.q, r: at.r } });
}

/** Whether partners go with their tile. */
export const goTogether = (together: boolean): void => changeHand({ together });
