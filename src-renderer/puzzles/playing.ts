import type { RecordedPuzzle } from '../../src-shared/record';
import { clashesOf, placementOf } from '../../src-shared/puzzles/arranging';
import { hexDistance, ORIGIN, type Placement, type RefusalCode, sameHex } from '../../src-shared/tantrix';
import { useTable } from '../play/table';
import { arrange } from './arranging';
import { isFirm } from './open-puzzle';

/** The old way: what lies over the middle is played, then what touches tiles that were played, until all are. */

/** Plays the selected tile where it lies: it moves no more. A refusal says why it cannot be. */
export function playChosen(): void {
  const { puzzle } = useTable.getState();
  if (!puzzle?.chosen) return;
  const { record, chosen } = puzzle;
  const placement = placementOf(record.laid, chosen.tile);
  const code = placement ? refusalOf(record, placement) : 'stillInHand';
  if (code) return useTable.setState({ refusal: { code, at: [] } });
  arrange({ firm: [...record.firm, chosen.tile] });
}

function refusalOf(record: RecordedPuzzle, placement: Placement): RefusalCode | undefined {
  const firm = record.laid.filter(({ tile }) => isFirm(record, tile));
  if (firm.length === 0) return sameHex(placement, ORIGIN) ? undefined : 'notInMiddle';
  if (!firm.some((each) => hexDistance(each, placement) === 1)) return 'notTouching';
  return clashesOf([...firm, placement]).length > 0 ? 'coloursClash' : undefined;
}
