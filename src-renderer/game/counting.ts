import type { BoardModel } from '../board/model';

/** What is counted and drawn before one's eyes, at one and the same speed. */

/** Milliseconds for each tile of a line that is drawn, and for each point that is counted. */
export const STEP_MS = 40;

/** The number that is shown after another one while it is counted towards `to`. */
export const countedOn = (shown: number, to: number): number => shown + Math.sign(to - shown);

/** The board when so many tiles of each lit line or loop are drawn, from end to end; with `undefined` all of them. */
export const withDrawn = (model: BoardModel, tiles: number | undefined): BoardModel =>
  tiles === undefined
    ? model
    : {
        ...model,
        lit: model.lit.flatMap(({ colour, cells }) =>
          tiles > 0 && cells.length > 0 ? [{ colour, cells: cells.slice(0, tiles) }] : [],
        ),
      };

/** The board when loops that the last tile has closed are seen to close, so many milliseconds later. */
export const withClosing = (model: BoardModel, runsAfter: number | undefined): BoardModel =>
  runsAfter === undefined || !model.closed ? model : { ...model, closed: { ...model.closed, runsAfter } };
