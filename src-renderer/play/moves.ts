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
import { fittingRotations, type Held, isTried, type Tried, turned } from './held';
import { movesHere } from '../mail-games/places';
import { type Objection, showGame, type Table, useTable, withGame } from './table';
import { showMove } from './turns';
import { turnTable } from './view';

/** The actions of the person at the board. Each does nothing when there is nothing it could do. */

/** Selects a tile of the mover's; the one selected before stays where it lies. Anybody else's is refused in words. */
export function selectTile(tile: TileNumber): void {
  const { open, held, tried, replay, turnEnded } = useTable.getState();
  const game = open?.record.game;
  if (!game || replay || isOver(game)) return;
  const { mover, hands } = game.position;
  const isMine = !isRobotAt(open.record, mover) && (hands[mover]?.includes(tile) ?? false);
  if (turnEnded !== undefined) return refuse('turnEnded');
  if (!movesHere(open, mover)) return refuse('elsewhere');
  if (!isMine) return refuse('notYourMove');
  const lying = laidDown(held, tried);
  const selected = held?.tile === tile ? held : (lying.find((each) => each.tile === tile) ?? { tile, rotation: 0 });
  useTable.setState({
    held: selected,
    tried: lying.filter((each) => each.tile !== tile),
    refusal: undefined,
    note: undefined,
    lit: [],
  });
}

const refuse = (code: Objection['code']): void => useTable.setState({ refusal: { code, at: [] } });

const laidDown = (held: Held | undefined, tried: readonly Tried[]): readonly Tried[] =>
  isTried(held) ? [...tried, held] : tried;

/** Takes the selected tile back to the hand and selects nothing; when none is selected, all that lie on the table. */
export const putBack = (): void =>
  useTable.setState(({ held, tried }) => ({ held: undefined, tried: held ? tried : [], refusal: undefined }));

/** Whether there is a tile to take back or to let go. */
export const mayPutBack = ({ held, tried }: Table): boolean => held !== undefined || tried.length > 0;

/** Turns the selected tile by `sixths` × 60°, clockwise when positive. */
export function turnHeld(sixths: number): void {
  const { held } = useTable.getState();
  if (held) useTable.setState({ held: turned(held, sixths), refusal: undefined });
}

/** Turns the selected tile; with none selected, the whole table on the screen. */
export const turn = (sixths: number): void => (useTable.getState().held ? turnHeld(sixths) : turnTable(sixths));

/** Plays the selected tile where it lies, turned to fit if need be; a refusal says why it cannot be. */
export function playHeld(): void {
  const { open, held } = useTable.getState();
  if (!open || !held) return;
  if (!isTried(held)) return useTable.setState({ refusal: { code: 'stillInHand', at: [] } });
  const { game } = open.record;
  const hex = held.at.over;
  const rotation = fittingRotations(game, held, hex)[0] ?? held.rotation;
  const refusal = playPlacement({ tile: held.tile, ...hex, rotation });
  if (refusal) useTable.setState({ refusal });
}

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
