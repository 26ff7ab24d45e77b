import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { type Hex, neighbor } from '../../../src-shared/tantrix';
import { useTable } from '../../play/table';
import { real, shown } from '../../play/view';
import { type Step, stepTo, swapTo } from '../../puzzles/arranging';
import { ignoreElsewhere } from '../useTileKeys';

/** The ways that an arrow leads. To the side there are two: what is meant is the one that keeps to the row. */
const WAYS = {
  ArrowUp: () => [0],
  ArrowDown: () => [3],
  ArrowRight: ({ q }: Hex) => (q % 2 === 0 ? [2, 1] : [1, 2]),
  ArrowLeft: ({ q }: Hex) => (q % 2 === 0 ? [4, 5] : [5, 4]),
} as const satisfies Record<string, (hex: Hex) => readonly [number, ...number[]]>;

type Ways = (hex: Hex) => readonly [number, ...number[]];

/** The arrow keys move the selected tile over free cells, with Shift its group; with Ctrl it changes places. */
export function usePuzzleKeys(isBlocked: boolean): void {
  useEffect(() => {
    if (isBlocked) return undefined;
    const act = (move: (step: Step) => void, ways: Ways) => (event: KeyboardEvent) => {
      const { puzzle, turn } = useTable.getState();
      if (!puzzle?.chosen) return;
      event.preventDefault();
      move((hex) => {
        const at = shown.hex(hex, turn);
        const [way, ...others] = ways(at);
        const cell = (side: number) => real.hex(neighbor(at, side), turn);
        return [cell(way), ...others.map(cell)];
      });
    };
    const pairs = Object.entries(WAYS).flatMap(([key, ways]) => [
      [key, act((step) => stepTo(step), ways)] as const,
      [`Shift+${key}`, act((step) => stepTo(step, true), ways)] as const,
      [`$mod+${key}`, act(swapTo, ways)] as const,
    ]);
    return tinykeys(window, Object.fromEntries(pairs), { ignore: ignoreElsewhere });
  }, [isBlocked]);
}
