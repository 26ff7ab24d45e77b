import type { RecordedPuzzle } from '../../src-shared/record';
import { type PuzzleHand, type PuzzlePosition, samePuzzlePosition } from '../../src-shared/sessions/puzzle';
import type { Message, PlainMessage } from '../../src-shared/sessions/messages';
import type { Session } from '../../src-shared/sessions/session';
import { isTold } from '../../src-shared/sessions/terms';
import { clearStatusNote } from '../stage/status-note';
import type { TableId } from '../stage/tables';
import { changePuzzle, changePuzzleAt, puzzleNow } from './table';
import { checked } from './checking';
import { secondsNow } from './clock';
import { type OpenPuzzle, type PuzzlePlay, whatIsSeen } from './open-puzzle';

/** Changes what is known of the open puzzle, if one is open; what was refused or noted before is forgotten. */
export function change(next: (open: OpenPuzzle) => Partial<OpenPuzzle>): void {
  const { puzzle } = puzzleNow();
  if (!puzzle) return;
  changePuzzle({ puzzle: { ...puzzle, ...next(puzzle) }, refusal: undefined });
  clearStatusNote();
}

type AnyMessage = PlainMessage | Extract<Message<RecordedPuzzle, never>, { readonly kind: 'amended' }>;

/** Does something at the open puzzle, if one is open. */
export const sendToPuzzle = (message: AnyMessage): void => show((play) => after(play, message));

/** Notes in the record of a table's puzzle, if there is one, the time that has passed. */
export const noteTime = (id: TableId): void =>
  changePuzzleAt(id, ({ puzzle }) => (puzzle ? { puzzle: { ...puzzle, ...whatIsSeen(withTime(puzzle.play)) } } : {}));

/** Selects nothing. */
export const letTileGo = (): void =>
  show((play) =>
    play.kind === 'arranged'
      ? { ...play, session: withHand(play.session, { ...play.session.handOf(0), chosen: undefined }) }
      : { ...play, session: withHand(play.session, { ...play.session.handOf(0), isHeld: false }) },
  );

const withHand = <Move, Hand>(session: Session<RecordedPuzzle, Move, Hand, object>, hand: Hand) =>
  session.after({ kind: 'hand', by: 0, hand });

/** Does at the open puzzle what only one can be asked that is laid as one likes. */
export const arrangeBy = (message: Message<RecordedPuzzle, PuzzlePosition, PuzzleHand>): void =>
  show((play) => (play.kind === 'arranged' ? { ...play, session: play.session.after(message) } : play));

const after = (play: PuzzlePlay, message: AnyMessage): PuzzlePlay =>
  play.kind === 'arranged'
    ? { ...play, session: play.session.after(message) }
    : { ...play, session: play.session.after(message) };

function withTime(play: PuzzlePlay): PuzzlePlay {
  const seconds = secondsNow();
  return after(play, { kind: 'amended', change: (record) => ({ ...record, seconds }) });
}

/** Shows what has become of the open puzzle; when its tiles lie otherwise, it is checked. */
function show(next: (play: PuzzlePlay) => PuzzlePlay): void {
  const { puzzle } = puzzleNow();
  if (!puzzle) return;
  const play = next(puzzle.play);
  const { session } = play;
  if (session === puzzle.play.session) return;
  const isMoved = !samePuzzlePosition(session.seen, puzzle.record);
  const open = { ...puzzle, ...whatIsSeen(isMoved ? withTime(play) : play) };
  const { objection } = session;
  changePuzzle({
    puzzle: isMoved ? checked(open) : open,
    refusal: objection && isTold(objection) ? objection : undefined,
  });
  if (!objection) clearStatusNote();
}
