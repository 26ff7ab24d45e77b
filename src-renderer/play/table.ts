import { create } from 'zustand';
import type { FileId, GameKind, MailGame } from '../../src-shared/bridge/bridge';
import type { RecordedGame } from '../../src-shared/record';
import { type Colour, type Game, type Placement, resultOf } from '../../src-shared/tantrix';
import type { Outcome } from '../../src-shared/help/lessons/lesson';
import type { LessonId } from '../../src-shared/help/lessons/lessons';
import type { Hint, MoveAnalysis } from '../../src-shared/robots';
import type { Orientation } from '../board/orientation';
import type { OpenPuzzle } from '../puzzles/open-puzzle';
import type { Objection } from '../../src-shared/sessions/rules';
import { type GameHand, gameRules } from '../../src-shared/sessions/game';
import { clearStage } from '../stage/dialogs';
import { forgetNote } from '../stage/note';

/** A game on the table and what is known of its file. */
export interface OpenGame {
  /** From the start of a game to its end its deal is one and the same value, which tells games apart. */
  readonly record: RecordedGame;
  /**
   * A name of its own for a game that was begun here and is on the table since; a game that was opened or brought back has
   * none. Only such a game can be ranked.
   */
  readonly sitting?: string | undefined;
  readonly file?: { readonly id: FileId; readonly name: string; readonly kind: GameKind } | undefined;
  /** Placements that were taken back, the next to be given back first. */
  readonly undone?: readonly Placement[] | undefined;
  /** The record as the file holds it. */
  readonly saved?: RecordedGame | undefined;
  /** Given for a game by mail that main keeps; where it is left out, the game is a copy to look at. */
  readonly mail?: MailState | undefined;
  /** Given for a lesson of the tutorial: it is nobody's game, so it is neither kept against a crash nor asked about. */
  readonly lesson?: LessonUnderWay | undefined;
}

/** A lesson of the tutorial on the table. */
export interface LessonUnderWay {
  readonly id: LessonId;
  /** The game in which it began. */
  readonly start: Game;
  /** What has come of it; once it is done it stays so. */
  readonly outcome: Outcome;
  /** Whether the person has asked how to do it. */
  readonly showsHint: boolean;
}

/** How a game by mail stands at this computer, and since when. */
export type MailState = Pick<MailGame, 'home' | 'handedOn' | 'earlier' | 'at'>;

/** A look at the open game as it was; the game itself stays as it is. */
export interface Replay {
  /** How many placements are shown. */
  readonly at: number;
  /** Goes on by itself, move by move. */
  readonly isRunning: boolean;
  /** Shows what has come by mail, and ends by itself. */
  readonly isNews?: boolean;
}

/** A hint that a worker is looking for, or has found. */
export type HintShown = { readonly kind: 'asked' } | ({ readonly kind: 'given' } & Hint);

/** What can stand beside the table. */
export type Panel = 'bag' | 'score' | 'analysis';

/** What is found out about the moves of the open game, from the first on. */
export interface Analysis {
  readonly moves: readonly MoveAnalysis[];
  readonly isRunning: boolean;
}

export interface Table {
  readonly open?: OpenGame | undefined;
  /** At most one of both is open: a game or a puzzle. */
  readonly puzzle?: OpenPuzzle | undefined;
  /** What the person who is to move has in hand. */
  readonly held?: GameHand['held'];
  readonly tried: GameHand['tried'];
  readonly orientation: Orientation;
  readonly replay?: Replay | undefined;
  /** The seat whose turn is over but not handed on: until then nobody can move. */
  readonly turnEnded?: number | undefined;
  /** Why the last placement was refused; forgotten with the next action. */
  readonly refusal?: Objection | undefined;
  /** Forgotten with the next change of the game. */
  readonly hint?: HintShown | undefined;
  /** The colours whose line or loop is lit up. */
  readonly lit: readonly Colour[];
  /** The colour whose line or loop alone is lit up while it is pointed at. */
  readonly glow?: Colour | undefined;
  readonly panel?: Panel | undefined;
  /** Kept until the game changes. */
  readonly analysis?: Analysis | undefined;
}

/** What lies on the table, and how it is looked at. */
export const useTable = create<Table>(() => ({
  tried: [],
  orientation: 0,
  lit: [],
}));

/**
 * Shows a state of the open game, or none; once it is over everybody's line or loop lights up. A dialog about the game
 * before goes.
 */
export function showGame(open: OpenGame | undefined): void {
  const lit = open && resultOf(open.record.game) ? [...new Set(open.record.game.deal.seats)] : [];
  const { open: before, held, tried, orientation, analysis } = useTable.getState();
  const isSame = before?.record.game.deal === open?.record.game.deal;
  const hand =
    before && open && isSame ? gameRules.handAfter({ held, tried }, before.record, open.record) : gameRules.emptyHand;
  useTable.setState({
    ...NOTHING_UNDER_WAY,
    open,
    puzzle: undefined,
    tried: hand.tried,
    orientation: isSame ? orientation : 0,
    analysis: before?.record.game === open?.record.game ? analysis : undefined,
    lit,
  });
  forgetOthers();
}

/** Brings a puzzle to the table. A dialog about what was open before goes. */
export function showPuzzle(puzzle: OpenPuzzle): void {
  useTable.setState({
    ...NOTHING_UNDER_WAY,
    open: undefined,
    puzzle,
    tried: [],
    orientation: 0,
    analysis: undefined,
    lit: [],
  });
  forgetOthers();
}

/** What stood before the table, or was told in passing, was about what lay there; all of it is drawn in one go. */
function forgetOthers(): void {
  clearStage();
  forgetNote();
}

/** What does not outlast a change of what is open. */
const NOTHING_UNDER_WAY = {
  held: undefined,
  refusal: undefined,
  hint: undefined,
  replay: undefined,
  turnEnded: undefined,
} as const satisfies Partial<Table>;

/** The open game at another state of its own. */
export const withGame = (open: OpenGame, game: Game): OpenGame => ({ ...open, record: { ...open.record, game } });
