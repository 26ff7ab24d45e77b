import { fittingRotation, placementOf, turnedTo } from '../../src-shared/puzzles/arranging';
import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import { hexDistance, ORIGIN, type Placement, sameHex } from '../../src-shared/tantrix';
import { type Objection, useTable } from '../play/table';
import { arrange } from './arranging';
import { isFirm } from './open-puzzle';

/** The old way: what lies over the middle is played, then what touches tiles that were played, until all are. */

/** Plays the selected tile where it lies, turned to fit: it moves no more. A refusal says why it cannot be. */
export function playChosen(): void {
  const { puzzle } = useTable.getState();
  if (!puzzle?.chosen) return;
  const { record, chosen } = puzzle;
  const placement = placementOf(record.laid, chosen.tile);
  const firm = record.laid.filter(({ tile }) => isFirm(record, tile));
  if (!placement) return refuse('stillInHand');
  const code = refusalOf(firm, placement);
  if (code) return refuse(code);
  const rotation = fittingRotation(placement, firm);
  if (rotation === undefined) return refuse('coloursClash');
  arrange({ laid: turnedTo(record.laid, chosen.tile, rotation), firm: [...record.firm, chosen.tile] });
}

const refuse = (code: Objection['code']): void => useTable.setState({ refusal: { code, at: [] } });

function refusalOf(firm: Arrangement, placement: Placement): Objection['code'] | undefined {
  if (firm.length === 0) return sameHex(placement, ORIGIN) ? undefined : 'notInMiddle';
  return firm.some((each) => hexDistance(each, placement) === 1) ? undefined : 'notTouching';
}
