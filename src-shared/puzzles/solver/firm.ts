import { hexKey, type Placement, hexDistance } from '../../tantrix';
import type { SolverQuestion } from './question';

/**
 * The tiles that must lie where they lie in the answer: the puzzle's clues and those of `from`; undefined when no answer
 * can hold them all, because two want one cell, one wants two, or a tile is not in the set.
 */
export function firmTiles({ puzzle, from = [] }: SolverQuestion): readonly Placement[] | undefined {
  const wanted = [...(puzzle.clues ?? []), ...from];
  const firm = [...new Map(wanted.map((one) => [`${hexKey(one)} ${one.tile} ${one.rotation}`, one])).values()];
  const isClear =
    new Set(firm.map(hexKey)).size === firm.length &&
    new Set(firm.map(({ tile }) => tile)).size === firm.length &&
    firm.every(({ tile }) => puzzle.tiles.includes(tile));
  return isClear ? firm : undefined;
}

/** The firm tiles; undefined when no answer can hold them: those further apart than all tiles in a row never join. */
export function joinableTiles(question: SolverQuestion): readonly Placement[] | undefined {
  const firm = firmTiles(question);
  const reach = question.puzzle.tiles.length;
  return firm?.every((one) => hexDistance(one, firm[0]) < reach) ? firm : undefined;
}
