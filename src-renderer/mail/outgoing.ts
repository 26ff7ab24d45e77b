import type { MailFailure } from '../../src-shared/bridge/bridge';
import { isSameGame, type RecordedGame } from '../../src-shared/record';
import type { OpenGame } from '../game/open-game';
import { makeStore } from '../ui/store';

/** The turns that go out by themselves, and how far they have come; nothing here sends. */

/** A turn that goes out by itself. */
export interface Outgoing {
  /** The game as it stood when the turn was over. */
  readonly open: OpenGame;
  /** It can be undone, is on its way, is sent; or it was not, while another game was on the table. */
  readonly state: 'waits' | 'goes' | 'gone' | MailFailure;
  /** Until it goes, or until nothing is said of it any more. */
  readonly seconds: number;
}

/** How long a turn waits for somebody to undo it. */
const UNDO_SECONDS = 8;
/** How long it is said that it is sent. */
const TOLD_SECONDS = 8;

/** Whatever is on the table meanwhile. */
const { reading, set } = makeStore<readonly Outgoing[]>([]);

export const { use: useOutgoing, get: outgoingNow, subscribe: onOutgoing } = reading;

/**
 * The turn of which there is something to say: several go one after another, and one that failed stands back until the
 * others have gone.
 */
export const firstOf = (outgoing: readonly Outgoing[]): Outgoing | undefined =>
  outgoing.find(({ state }) => typeof state === 'string') ?? outgoing[0];

/** Has a turn sent by itself, when nobody undoes it. Failures of other games are kept until they are dismissed. */
export function putOut(open: OpenGame): void {
  const others = outgoingNow().filter((turn) => turn.state !== 'gone' && !hasFailedIn(open, turn));
  set([...others, { open, state: 'waits', seconds: UNDO_SECONDS }], true);
}

/** A later turn carries the whole game, and so the one that was not sent. */
const hasFailedIn = ({ record }: OpenGame, { open, state }: Outgoing): boolean =>
  typeof state !== 'string' && isSameGame(open.record, record);

/** Whether a turn of this game is on its way. */
export const isOnItsWay = (record: RecordedGame): boolean =>
  outgoingNow().some(({ open, state }) => state === 'goes' && isSameGame(open.record, record));

/** Says nothing more of a game that is kept no longer, but for a turn of it that is on its way. */
export const dropTurnsOf = (record: RecordedGame): void =>
  keepOnly(({ open, state }) => state === 'goes' || !isSameGame(open.record, record));

/** Puts another in the place of the turn that `firstOf` names, or with `undefined` none. */
function replaceFirst(change: (turn: Outgoing) => Outgoing | undefined): void {
  const first = firstOf(outgoingNow());
  if (!first) return;
  set(
    outgoingNow().flatMap((turn) => (turn === first ? (change(turn) ?? []) : turn)),
    true,
  );
}

/** Goes on to another state of the first turn. */
export const noteOutgoing = (state: Outgoing['state']): void =>
  replaceFirst((turn) => ({ ...turn, state, seconds: state === 'gone' ? TOLD_SECONDS : 0 }));

/** Says nothing more of the first turn. */
export const dropOutgoing = (): void => replaceFirst(() => undefined);

/** Says nothing more of this turn, whichever is the first by now. */
export const dropTurn = (turn: Outgoing): void => keepOnly((each) => each !== turn);

const keepOnly = (isKept: (turn: Outgoing) => boolean): void => set(outgoingNow().filter(isKept), true);

/** A second less; false when there is none left. */
export function tickOutgoing(): boolean {
  const seconds = firstOf(outgoingNow())?.seconds ?? 0;
  if (seconds === 0) return false;
  replaceFirst((turn) => ({ ...turn, seconds: seconds - 1 }));
  return true;
}

/** Whether a turn is about to go out, or on its way. */
export const hasTurnToSend = (outgoing: readonly Outgoing[]): boolean =>
  outgoing.some(({ state }) => state === 'waits' || state === 'goes');

/** Says nothing more of turns that are sent. */
export const dropSent = (): void => keepOnly(({ state }) => state !== 'gone');

const isOf =
  ({ record }: OpenGame) =>
  ({ open }: Outgoing): boolean =>
    open.record.game === record.game;

/** Whether the turn of a game is about to go out by itself. */
export const mayUndoSending = (open: OpenGame): boolean =>
  outgoingNow().some((turn) => turn.state === 'waits' && isOf(open)(turn));

/** Whether the notice speaks of the game on the table, or will when the turns before it have gone. */
export const isToldOf = (open: OpenGame | undefined, outgoing: readonly Outgoing[]): boolean =>
  open !== undefined &&
  outgoing.some((turn) => isOf(open)(turn) && (typeof turn.state === 'string' || turn === firstOf(outgoing)));

/** A turn of this game does not go out by itself any more, unless it is on its way. */
export const keepBack = (open: OpenGame): void => keepOnly((turn) => turn.state === 'goes' || !isOf(open)(turn));
