import { CELL_STEPS, type Cell } from '../../../tantrix/grid';
import type { Group } from './group';

/** The spaces still to be decided on, and those that stay empty. */
export interface Frontier {
  readonly spaces: readonly Cell[];
  readonly empty: readonly Cell[];
}

/** The frontier after tiles were put: with the spaces that have come, without those that are filled. */
export function expanded(group: Group, { spaces, empty }: Frontier): Frontier {
  const known = new Set([...spaces, ...empty]);
  const fresh = new Set<Cell>();
  for (const cell of group.filled) {
    for (const step of CELL_STEPS) {
      const next = cell + step;
      if (group.turned[next] === 0 && !known.has(next)) fresh.add(next);
    }
  }
  return { spaces: [...spaces.filter((cell) => group.turned[cell] === 0), ...fresh], empty };
}

/** What is left to decide when the space of that index is filled and those before it stay empty. */
export const decided = ({ spaces, empty }: Frontier, index: number): Frontier => ({
  spaces: spaces.slice(index + 1),
  empty: [...empty, ...spaces.slice(0, index)],
});

/** Whether all tiles hang together; firm ones may lie apart from the others. */
export function isOneGroup(group: Group): boolean {
  const seen = new Set<Cell>(group.filled.slice(0, 1));
  // A set that grows while it is walked through gives what is added, too.
  for (const cell of seen) for (const step of CELL_STEPS) if (group.turned[cell + step] > 0) seen.add(cell + step);
  return seen.size === group.filled.length;
}
