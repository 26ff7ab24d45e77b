import { hexDistance, type Placement } from '../../../tantrix';
import { firmTiles } from '../firm';
import type { SolverQuestion } from '../question';

/** The firm tiles; undefined when no answer can hold them: those further apart than all tiles in a row never join. */
export function joinableTiles(question: SolverQuestion): readonly Placement[] | undefined {
  const firm = firmTiles(question);
  const reach = question.puzzle.tiles.length;
  return firm?.every((one) => hexDistance(one, firm[0]) < reach) ? firm : undefined;
}
