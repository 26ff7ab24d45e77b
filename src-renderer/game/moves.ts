import { type PickedTile } from '../../src-shared/sessions/game';
import type { Gesture, Objection } from '../../src-shared/sessions/rules';
import { type Colour, isOver, type Placement, type TileNumber } from '../../src-shared/tantrix';
import { send, type Table, useTable } from '../stage/table';
import { turnTable } from '../stage/view';
import { forgetNote } from '../stage/note';
import type { OpenGame } from './open-game';

/** The actions of the person at the board. Each does nothing when there is nothing it could do. */

/** What the person does, by the rules of the game; only a tile of the hand can be taken with nothing in hand. */
export function gesture(done: Gesture): void {
  const table = useTable.getState();
  if (!table.open || (done.kind !== 'take' && !mayPutBack(table))) return;
  send({ kind: 'gesture', by: moverIn(table.open), gesture: done });
  // What is told in passing goes with the next tile that is taken or laid; turning one, or putting it back, leaves it.
  if ((done.kind === 'take' || done.kind === 'lay') && !useTable.getState().refusal) forgetNote();
}

/** Whoever is to move acts at the board. */
const moverIn = ({ record }: OpenGame): number => record.game.position.mover;

/** Selects a tile of the mover's; the one selected before stays where it lies. Anybody else's is refused in words. */
export function selectTile(tile: TileNumber): void {
  const { open, replay } = useTable.getState();
  if (!open || replay || isOver(open.record.game)) return;
  gesture({ kind: 'take', tile });
  if (useTable.getState().held?.tile === tile) useTable.setState({ lit: [] });
}

/** Has the selected tile as it is told, past what a gesture would make of it. */
export function hold(held: PickedTile): void {
  const { open, tried } = useTable.getState();
  if (open) send({ kind: 'hand', by: moverIn(open), hand: { held, tried } });
}

/** Takes the selected tile back to the hand and selects nothing; when none is selected, all that lie on the table. */
export const putBack = (): void => gesture({ kind: 'putBack' });

/** Whether there is a tile to take back or to let go. */
export const mayPutBack = ({ held, tried }: Table): boolean => held !== undefined || tried.length > 0;

/** Turns the selected tile by `sixths` × 60°, clockwise when positive. */
export const turnHeld = (sixths: number): void => gesture({ kind: 'turn', sixths });

/** Turns the selected tile; with none selected, the whole table on the screen. */
export const turn = (sixths: number): void => (useTable.getState().held ? turnHeld(sixths) : turnTable(sixths));

/** Plays the selected tile where it lies, turned to fit if need be; a refusal says why it cannot be. */
export const playHeld = (): void => gesture({ kind: 'confirm' });

/** Plays for whoever is to move in the open game; gives why it cannot be. Throws RangeError when none is open. */
export function playPlacement(placement: Placement): Objection | undefined {
  const { open } = useTable.getState();
  if (!open) throw new RangeError('no game is open');
  send({ kind: 'move', made: { by: moverIn(open), move: placement } });
  const { open: after, refusal } = useTable.getState();
  return after === open ? undefined : refusal;
}

/** Ends the game early; the dialog has seen to it that all players agree, whoever was to hand on a turn. */
export function stop(): void {
  const { open } = useTable.getState();
  send({ kind: 'handedOn' });
  if (open) send({ kind: 'move', made: { by: moverIn(open), move: 'stop' } });
}

/** Lights up the line of a colour, or lets it go dark again. */
export const toggleLight = (colour: Colour): void =>
  useTable.setState(({ lit }) => ({
    lit: lit.includes(colour) ? lit.filter((each) => each !== colour) : [...lit, colour],
  }));
