import { type Hex, hexKey, isOver, play, stopGame, type TileNumber } from '../../src-shared/tantrix';
import { fittingRotation, laidOver, turned } from './held';
import { showGame, useTable, withGame } from './table';

/** The actions of the person at the board. Each does nothing when there is nothing it could do. */

export function selectTile(tile: TileNumber): void {
  const { open, held, replay } = useTable.getState();
  const game = open?.record.game;
  if (!game || replay || isOver(game) || !game.position.hands[game.position.mover]?.includes(tile)) return;
  const selected = held?.tile === tile ? held : { tile, rotation: 0 };
  useTable.setState({ held: selected, refusal: undefined, note: undefined, lit: [] });
}

/** Takes the selected tile back to the hand and selects nothing. */
export const putBack = (): void => useTable.setState({ held: undefined, refusal: undefined });

/** Turns the selected tile by `sixths` × 60°, clockwise when positive. */
export function turnHeld(sixths: number): void {
  const { held } = useTable.getState();
  if (held) useTable.setState({ held: turned(held, sixths), refusal: undefined });
}

/** Lays the selected tile over an empty cell to try it out; where it may be played it turns itself to fit. */
export function tryOut(hex: Hex): void {
  const { open, held } = useTable.getState();
  const game = open?.record.game;
  if (!game || !held || game.placements.some((placement) => hexKey(placement) === hexKey(hex))) return;
  useTable.setState({ held: laidOver(game, held, hex), refusal: undefined });
}

/** Plays the selected tile where it lies, turned to fit if need be; a refusal says which rule it breaks. */
export function playHeld(): void {
  const { open, held } = useTable.getState();
  if (!open || !held?.hex) return;
  const { game } = open.record;
  const rotation = fittingRotation(game, held, held.hex) ?? held.rotation;
  const result = play(game, { tile: held.tile, q: held.hex.q, r: held.hex.r, rotation });
  if (result.ok) showGame({ ...withGame(open, result.game), undone: [] });
  else useTable.setState({ refusal: result.refusal });
}

/** Ends the game early; the dialog has seen to it that all players agree. */
export function stop(): void {
  const { open } = useTable.getState();
  if (open) showGame({ ...withGame(open, stopGame(open.record.game)), undone: [] });
}

/** Lights up the line of a seat, or lets it go dark again. */
export const toggleLight = (seat: number): void =>
  useTable.setState(({ lit }) => ({
    lit: lit.includes(seat) ? lit.filter((each) => each !== seat) : [...lit, seat],
  }));
