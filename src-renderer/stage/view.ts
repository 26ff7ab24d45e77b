import { turnRotation } from '../../src-shared/tantrix';
import { changeState, tablesNow } from './tables';

/** Turns the whole table on the screen by `sixths` × 60°, clockwise when positive. */
export function turnTable(sixths: number): void {
  const { shown } = tablesNow();
  if (shown === undefined) return;
  changeState(shown, (state) => ({ ...state, orientation: turnRotation(state.orientation, sixths) }));
}
