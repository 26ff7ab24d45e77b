import { turnRotation } from '../../src-shared/tantrix';
import { useTable } from './table';

/** Turns the whole table on the screen by `sixths` × 60°, clockwise when positive. */
export const turnTable = (sixths: number): void =>
  useTable.setState(({ orientation }) => ({ orientation: turnRotation(orientation, sixths) }));
