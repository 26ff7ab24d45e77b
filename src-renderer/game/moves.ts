import { isTentative, legalRotationsFor, type PickedTile } from '../../src-shared/sessions/game';
import type { Gesture, Objection } from '../../src-shared/sessions/rules';
import { type Colour, isOver, type Placement, type TileNumber, turnRotation } from '../../src-shared/tantrix';
import { send, type GameTable, gameNow, changeGame, stateAt, sendTo, gameAt } from './table';
import type { HandleKind } from '../board/model';
import { preferencesNow } from '../preferences/preferences';
import { clearStatusNote } from '../stage/status-note';
import { asGuided } from './guide';
import type { OpenGame } from './open-game';
import { tablesNow, type TableId } from '../stage/tables';

/** The actions of the person at the board. Each does nothing when there is nothing it could do. */

/** What the person does, by the rules of the game; only a tile of the hand can be taken with nothing in hand. */
export function gesture(done: Gesture): void {
  const table = gameNow();
  if (!table.open || (done.kind !== 'take' && !mayPutBack(table))) return;
  if (table.asked) changeGame({ asked: undefined });
  send({ kind: 'gesture', by: moverIn(table.open), gesture: done });
  // What is told in passing goes with the next tile that is taken or laid; turning one, or putting it back, leaves it.
  if ((done.kind === 'take' || done.kind === 'lay') && !gameNow().refusal) clearStatusNote();
}

/** Whoever is to move acts at the board. */
const moverIn = ({ record }: OpenGame): number => record.game.position.mover;

/** Selects a tile of the mover's; the one selected before stays where it lies. Anybody else's is refused in words. */
export function selectTile(tile: TileNumber): void {
  const { open, replay } = gameNow();
  if (!open || replay || isOver(open.record.game)) return;
  gesture({ kind: 'take', tile });
  if (gameNow().held?.tile === tile) changeGame({ lit: [] });
}

/** Has the selected tile as it is told, past what a gesture would make of it. */
export function hold(held: PickedTile): void {
  const { open, tried } = gameNow();
  if (open) send({ kind: 'hand', by: moverIn(open), hand: { held, tried } });
}

/** Takes the selected tile back to the hand and selects nothing; when none is selected, all that lie on the table. */
export const putBack = (): void => gesture({ kind: 'putBack' });

/** Whether there is a tile to take back or to let go. */
export const mayPutBack = ({ held, tried }: GameTable): boolean => held !== undefined || tried.length > 0;

/** Turns the selected tile by `sixths` × 60°, clockwise when positive. */
export const turnHeld = (sixths: number): void => gesture({ kind: 'turn', sixths });

/**
 * Turns the selected tile as a click on it asks for: where it lies as it may be played, to the next way that fits, if there is
 * another; elsewhere by 60°. Gives what turns it back.
 */
export function turnOn(direction: 1 | -1): () => void {
  const sixths = direction * sixthsOn(gameNow(), direction);
  if (sixths === 0) return () => {};
  turnHeld(sixths);
  return () => turnHeld(-sixths);
}

/**
 * What a click on a half of the selected tile does: it turns it, or plays it where it may be played, if the person has set
 * so. Gives what takes a turn back.
 */
export function clickOn(direction: 1 | -1): () => void {
  const { clickAgainPlays } = asGuided(gameNow().open?.guide, preferencesNow());
  if (!clickAgainPlays || !takesHeld(gameNow())) return turnOn(direction);
  playHeld();
  return () => {};
}

/** Does what a handle of the selected tile stands for. */
export const pressHandle = (kind: HandleKind): void => HANDLED[kind]();

const HANDLED: Readonly<Record<HandleKind, () => void>> = {
  left: () => void turnOn(-1),
  play: () => playHeld(),
  right: () => void turnOn(1),
  back: () => putBack(),
};

/** How far it is to the next rotation that a click leads to, in sixths. */
function sixthsOn({ open, held }: Pick<GameTable, 'open' | 'held'>, direction: 1 | -1): number {
  if (!open || !isTentative(held) || held.at.off) return 1;
  const [first, ...others] = legalRotationsFor(open.record.game, held, held.at.over);
  if (first !== held.rotation) return 1;
  if (others.length === 0) return 0;
  const sixths = others.map((rotation) => turnRotation(rotation, -held.rotation));
  return direction === 1 ? Math.min(...sixths) : 6 - Math.max(...sixths);
}

/** Plays the selected tile where it lies, or turns it first where several ways fit; a refusal says why it cannot be. */
export const playHeld = (): void => gesture({ kind: 'confirm' });

/** Whether the selected tile lies where it may be played, turned if need be. */
export const takesHeld = ({ open, held }: Pick<GameTable, 'open' | 'held'>): boolean =>
  open !== undefined && isTentative(held) && legalRotationsFor(open.record.game, held, held.at.over).length > 0;

/** Whether the selected tile need not lie as it does: not where it may be played, and in no other rotation. */
export const mayTurnHeld = (table: Pick<GameTable, 'open' | 'held'>): boolean => sixthsOn(table, 1) !== 0;

/** Plays for whoever is to move in the shown game; gives why it cannot be. Throws RangeError when none is shown. */
export function playPlacement(placement: Placement): Objection | undefined {
  const { shown } = tablesNow();
  if (shown === undefined) throw new RangeError('no game is open');
  return playPlacementAt(shown, placement);
}

/** The same on any table with a game. */
export function playPlacementAt(id: TableId, placement: Placement): Objection | undefined {
  const open = gameAt(id);
  if (!open) throw new RangeError('no game is open');
  sendTo(id, { kind: 'move', made: { by: moverIn(open), move: placement } });
  return gameAt(id) === open ? undefined : stateAt(id)?.refusal;
}

/** Ends the game early; the dialog has seen to it that all players agree, whoever was to hand on a turn. */
export function stop(): void {
  const { open } = gameNow();
  send({ kind: 'handedOn' });
  if (open) send({ kind: 'move', made: { by: moverIn(open), move: 'stop' } });
}

/** Lights up the line of a colour, or lets it go dark again. */
export const toggleLight = (colour: Colour): void =>
  changeGame(({ lit }) => ({
    lit: lit.includes(colour) ? lit.filter((each) => each !== colour) : [...lit, colour],
  }));
