import { drawnTile, playSolitaire } from '../../src-shared/puzzles/solitaire';
import { type Hex, type Rotation, sameHex } from '../../src-shared/tantrix';
import { useTable } from '../play/table';
import { arrange } from './arranging';
import { attemptOf, offersOf } from './attempts';

/** Plays the tile that came, turned as told or to fit; a refusal says why it cannot be. */
export function playDrawn(hex: Hex, rotation?: Rotation): void {
  const { puzzle } = useTable.getState();
  const attempt = puzzle && attemptOf(puzzle.record);
  const tile = attempt && drawnTile(attempt);
  if (!puzzle || !attempt || tile === undefined) return;
  const own = puzzle.boxed[tile] ?? 0;
  const fitting = offersOf(attempt, own).find((offer) => sameHex(offer.hex, hex))?.rotations[0];
  const result = playSolitaire(attempt, { tile, q: hex.q, r: hex.r, rotation: rotation ?? fitting ?? own });
  if (result.ok) arrange({ laid: result.solitaire.laid });
  else useTable.setState({ refusal: result.refusal });
}
