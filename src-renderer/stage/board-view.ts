/** The board in the window, for commands that move its view. */
interface BoardView {
  zoom(factor: number): void;
  fit(): void;
}

/** How much one command zooms. */
export const ZOOM_STEP = 1.25;

let board: () => BoardView | null = () => null;

/** Says where the board is; the answer takes that back. */
export function showBoardView(view: () => BoardView | null): () => void {
  board = view;
  return () => {
    board = () => null;
  };
}

/** Zooms the board by a factor at its middle. */
export const zoomBoard = (factor: number): void => board()?.zoom(factor);

/** Shows the whole tantrix, and goes on doing so as it grows. */
export const fitBoard = (): void => board()?.fit();
