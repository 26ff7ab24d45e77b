import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import { makePuzzleSteps, parsePuzzleSteps, type RecordedPuzzle } from '../../src-shared/record';
import {
  type PuzzleHand,
  puzzleRules,
  type PieceSelection,
  isFirm as isPlayedOrClue,
  type PuzzlePosition,
  samePuzzlePosition,
} from '../../src-shared/sessions/puzzle';
import { laidAtFirst } from '../../src-shared/puzzles/turning';
import type { Verdict } from '../../src-shared/puzzles/verdict';
import type { PuzzleHint } from '../../src-shared/puzzles/hint';
import { type LaidPiece, type Piece, pieceOf, piecesOf } from '../../src-shared/puzzles/pieces';
import type { Placement, Rotation } from '../../src-shared/tantrix';
import { solitaireOf, type SolitaireHand, solitaireRules } from '../../src-shared/sessions/solitaire';
import { Session } from '../../src-shared/sessions/session';
import { type Terms, plainTerms } from '../../src-shared/sessions/terms';
import { extended } from '../../src-shared/sessions/log';
import type { OpenFile } from '../stage/kind';

export type ArrangedSession = Session<RecordedPuzzle, PuzzlePosition, PuzzleHand, object>;
export type DrawnSession = Session<RecordedPuzzle, Placement, SolitaireHand, object>;

/** By which rules a puzzle is laid: as one likes, or as a solitaire. */
export type PuzzlePlay =
  | { readonly kind: 'arranged'; readonly session: ArrangedSession }
  | { readonly kind: 'drawn'; readonly session: DrawnSession };

/** A puzzle on the table and what is known of its file. */
export interface OpenPuzzle {
  /**
   * What the person sees of the session: never a second truth. From beginning to end its `puzzle` is one and the same value,
   * which tells puzzles apart.
   */
  readonly record: RecordedPuzzle;
  readonly file?: OpenFile | undefined;
  /** The record as the file holds it. */
  readonly saved?: RecordedPuzzle | undefined;
  readonly play: PuzzlePlay;
  /** That of the play, for whoever does not care for its rules. */
  readonly session: PuzzlePlay['session'];
  /** How the tiles in the box are turned; those left out are not. */
  readonly boxed: Readonly<Record<Piece, Rotation>>;
  readonly chosen?: PieceSelection | undefined;
  /** What the checker said of the tiles as they lie. */
  readonly verdict?: Verdict | undefined;
  /** What was found out for the person, or is being found out; forgotten when a tile moves. */
  readonly help?: PuzzleHelp | undefined;
}

/** What can be asked of the computer. */
export const PUZZLE_TASKS = ['hint', 'solve', 'count'] as const;
export type PuzzleTask = (typeof PUZZLE_TASKS)[number];

/** A search that is under way. */
export interface Search {
  readonly kind: 'asked';
  readonly task: PuzzleTask;
  /** Whether something better than what lies there is looked for, rather than a solution. */
  readonly isBettering?: boolean;
  /** From 0 to 1, where it is known. */
  readonly progress?: number | undefined;
  /** The best so far, where answers are only bettered. */
  readonly best?: { readonly laid: Arrangement; readonly score: number } | undefined;
}

export type PuzzleHelp =
  | Search
  | PuzzleHint
  /** The tiles were laid, from where they lay or from scratch. */
  | { readonly kind: 'solved'; readonly isFromScratch: boolean }
  /** The best that was found was laid, or nothing better than what lies there was found. */
  | { readonly kind: 'bettered'; readonly score: number | undefined }
  | { readonly kind: 'counted'; readonly count: number };

/** What led to a puzzle, as `stepsOf` wrote it. */
interface Steps {
  readonly steps: string;
  /** How many of them were taken back. */
  readonly undone?: number | undefined;
}

/** A puzzle as it comes to the table, with what lies there at first; with what led to it, that can be taken back. */
export function openPuzzle(
  record: RecordedPuzzle,
  of: Pick<OpenPuzzle, 'file' | 'saved'> = {},
  led?: Steps,
): OpenPuzzle {
  const start = withFirst(record);
  const terms: Terms<RecordedPuzzle, object> = plainTerms;
  const play: PuzzlePlay = solitaireOf(start)
    ? { kind: 'drawn', session: Session.begun({ rules: solitaireRules, terms }, start) }
    : { kind: 'arranged', session: ledTo(Session.begun({ rules: puzzleRules, terms }, start), led) };
  return { ...of, ...whatIsSeen(play) };
}

/** The session with the steps that led to it, if they lead to it. */
function ledTo(session: ArrangedSession, led: Steps | undefined): ArrangedSession {
  const now = session.seen;
  const [first, ...moves] = (led && parsePuzzleSteps(led.steps, now)) ?? [];
  if (!first) return session;
  const log = { start: { ...now, ...first }, moves: moves.map((move) => ({ by: 0, move })), now };
  const whole = extended(session.rules, { ...log, moves: [], now: log.start }, log.moves);
  const back = Session.begun(session, whole.now, whole).takenBack(led?.undone ?? 0);
  return samePuzzlePosition(back.seen, now) ? back : session;
}

/** The steps that led to a puzzle, and those that were taken back, as the journal keeps them; a solitaire takes none back. */
export function stepsOf({ kind, session }: PuzzlePlay): { undone: number; steps?: string } {
  if (kind === 'drawn') return { undone: 0 };
  const { log, undone } = session;
  const positions = [log.start, ...log.moves.map(({ move }) => move), ...undone.map(({ move }) => move)];
  return positions.length > 1 ? { undone: undone.length, steps: makePuzzleSteps(positions) } : { undone: 0 };
}

/** What the session has for whoever plays. */
export function whatIsSeen(play: PuzzlePlay): Pick<OpenPuzzle, 'play' | 'session' | 'record' | 'chosen' | 'boxed'> {
  const { session } = play;
  const record = session.seen;
  if (play.kind === 'arranged') {
    const { chosen, boxed } = play.session.handOf(0);
    return { play, session, record, chosen, boxed };
  }
  const [tile] = inBox(record);
  if (tile === undefined) return { play, session, record, boxed: {}, chosen: undefined };
  const { rotation, isHeld } = play.session.handOf(0);
  const isRunning = solitaireRules.actors(record).length > 0;
  return {
    play,
    session,
    record,
    boxed: { [tile]: rotation },
    chosen: isHeld && isRunning ? { tile, withGroup: false } : undefined,
  };
}

function withFirst(record: RecordedPuzzle): RecordedPuzzle {
  const isMissing = (one: LaidPiece) => record.laid.every((each) => pieceOf(each) !== pieceOf(one));
  const missing = laidAtFirst(record.puzzle).filter(isMissing);
  return missing.length > 0 ? { ...record, laid: [...missing, ...record.laid] } : record;
}

/** The pieces that are not laid, by their tiles; of a solitaire the one that came. */
export function inBox(record: RecordedPuzzle): Piece[] {
  if (record.drawn) return record.drawn.order.slice(record.laid.length, record.laid.length + 1);
  const laid = new Set(record.laid.map(pieceOf));
  return piecesOf(record.puzzle.tiles).filter((piece) => !laid.has(piece));
}

/** Whether a tile lies firm: played, or a clue, or laid in a solitaire. */
export const isFirmPiece = (record: RecordedPuzzle, piece: Piece): boolean =>
  record.drawn ? record.laid.some((each) => pieceOf(each) === piece) : isPlayedOrClue(record, piece);
