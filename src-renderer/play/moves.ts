import { gameRules } from '../../src-shared/sessions/game';
import type { Gesture, Objection } from '../../src-shared/sessions/rules';
import {
  type Colour,
  isOver,
  type Placement,
  play,
  type Refusal,
  stopGame,
  type TileNumber,
} from '../../src-shared/tantrix';
import { isRobotAt } from './people';
import { movesHere } from './terms';
import { type OpenGame, showGame, type Table, useTable, withGame } from './table';
import { showMove } from './turns';
import { turnTable } from './view';
import { forgetNote } from '../stage/note';

/** The actions of the person at the board. Each does nothing when there is nothing it could do. */

/** What the person does, by the rules of the game: another thing in hand, a move, or why neither. */
export function gesture(done: Gesture): void {
  const { open, held, tried } = useTable.getState();
  if (!open) return;
  const { hand, move, objection } = gameRules.interpret(open.record, { held, tried }, seatHere(open), done);
  if (hand) useTable.setState({ held: hand.held, tried: hand.tried, refusal: undefined });
  if (hand && PASSING.includes(done.kind)) forgetNote();
  const refusal = move === undefined || move === 'stop' ? objection : playPlacement(move);
  if (refusal) useTable.setState({ refusal });
}

/** What is told in passing goes with the next tile that is taken or laid; turning one, or putting it back, leaves it. */
const PASSING: readonly Gesture['kind'][] = ['take', 'lay'];

/** Who acts at the board: whoever is to move, but no computer player. */
const seatHere = ({ record }: OpenGame): number => {
  const { mover } = record.game.position;
  return isRobotAt(record, mover) ? NOBODY : mover;
};
const NOBODY = -1;

/** Selects a tile of the mover's; the one selected before stays where it lies. Anybody else's is refused in words. */
export function selectTile(tile: TileNumber): void {
  const { open, replay, turnEnded } = useTable.getState();
  const game = open?.record.game;
  if (!game || replay || isOver(game)) return;
  if (turnEnded !== undefined) return refuse('turnEnded');
  if (!movesHere(open, game.position.mover)) return refuse('elsewhere');
  gesture({ kind: 'take', tile });
  if (useTable.getState().held?.tile === tile) useTable.setState({ lit: [] });
}

const refuse = (code: Objection['code']): void => useTable.setState({ refusal: { code, at: [] } });

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

/** Plays for whoever is to move in the open game; gives the rule against it. Throws RangeError when none is open. */
export function playPlacement(placement: Placement): Refusal | undefined {
  const { open } = useTable.getState();
  if (!open) throw new RangeError('no game is open');
  const result = play(open.record.game, placement);
  if (!result.ok) return result.refusal;
  showMove(open, result.game, []);
  return undefined;
}

/** Ends the game early; the dialog has seen to it that all players agree. */
export function stop(): void {
  const { open } = useTable.getState();
  if (open) showGame({ ...withGame(open, stopGame(open.record.game)), undone: [] });
}

/** Lights up the line of a colour, or lets it go dark again. */
export const toggleLight = (colour: Colour): void =>
  useTable.setState(({ lit }) => ({
    lit: lit.includes(colour) ? lit.filter((each) => each !== colour) : [...lit, colour],
  }));
