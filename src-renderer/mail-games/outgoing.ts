import type { MailFailure } from '../../src-shared/bridge/bridge';
import { type OpenGame, type Table, useTable } from '../play/table';

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

/** Several turns go one after another. */
export const firstOf = ({ outgoing }: Pick<Table, 'outgoing'>): Outgoing | undefined => outgoing?.[0];

/** Has a turn sent by itself, when nobody undoes it. What was said of earlier ones is forgotten. */
export function putOut(open: OpenGame): void {
  const { outgoing = [] } = useTable.getState();
  const others = outgoing.filter(({ state }) => state === 'waits' || state === 'goes');
  useTable.setState({ outgoing: [...others, { open, state: 'waits', seconds: UNDO_SECONDS }] });
}

/** Goes on to another state of the first turn. */
export function noteOutgoing(state: Outgoing['state']): void {
  const [first, ...others] = useTable.getState().outgoing ?? [];
  const seconds = state === 'gone' ? TOLD_SECONDS : 0;
  if (first) useTable.setState({ outgoing: [{ ...first, state, seconds }, ...others] });
}

/** Says nothing more of the first turn. */
export const dropOutgoing = (): void => useTable.setState({ outgoing: (useTable.getState().outgoing ?? []).slice(1) });

/** A second less; false when there is none left. */
export function tickOutgoing(): boolean {
  const [first, ...others] = useTable.getState().outgoing ?? [];
  if (!first || first.seconds === 0) return false;
  useTable.setState({ outgoing: [{ ...first, seconds: first.seconds - 1 }, ...others] });
  return true;
}

const isOf =
  ({ record }: OpenGame) =>
  ({ open }: Outgoing): boolean =>
    open.record.game === record.game;

/** Whether the turn of the game on the table is about to go out by itself. */
export const mayUndoSending = ({ open, outgoing = [] }: Table): boolean =>
  open !== undefined && outgoing.some((turn) => turn.state === 'waits' && isOf(open)(turn));

/** Whether the notice speaks of the game on the table. */
export const isToldOf = ({ open, outgoing = [] }: Table): boolean => open !== undefined && outgoing.some(isOf(open));

/** A turn of this game does not go out by itself any more, unless it is on its way. */
export function keepBack(open: OpenGame): void {
  const { outgoing = [] } = useTable.getState();
  useTable.setState({ outgoing: outgoing.filter((turn) => turn.state === 'goes' || !isOf(open)(turn)) });
}
