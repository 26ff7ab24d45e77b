import { create } from 'zustand';
import type { RecordedGame } from '../../src-shared/record';
import { type Colour, resultOf } from '../../src-shared/tantrix';
import type { Hint, MoveAnalysis } from '../../src-shared/robots';
import type { Orientation } from '../board/orientation';
import type { OpenPuzzle } from '../puzzles/open-puzzle';
import type { GameHand, GameMove } from '../../src-shared/sessions/game';
import type { Message } from '../../src-shared/sessions/messages';
import { clearStage } from './dialogs';
import { forgetNote } from './note';
import { type GameToOpen, goneOn, type OpenGame, openGame } from '../game/open-game';
import { type Moment, momentOf } from '../game/terms';

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

export interface Table extends Moment {
  readonly open?: OpenGame | undefined;
  /** At most one of both is open: a game or a puzzle. */
  readonly puzzle?: OpenPuzzle | undefined;
  readonly orientation: Orientation;
  readonly replay?: Replay | undefined;
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
export const useTable = create<Table>(() => ({ tried: [], orientation: 0, lit: [] }));

/** Brings a game to the table as it comes, or takes away what lies there. */
export const showGame = (game: GameToOpen | undefined): void => showOpen(game && openGame(game));

/**
 * Shows a state of the open game, or another game, or none; once it is over everybody's line or loop lights up. A dialog
 * about the game before goes.
 */
export function showOpen(open: OpenGame | undefined): void {
  const { open: before, orientation, analysis } = useTable.getState();
  const isSame = before?.record.game.deal === open?.record.game.deal;
  useTable.setState({
    ...NOTHING_UNDER_WAY,
    ...(open ? momentOf(open) : EMPTY_HAND),
    open,
    puzzle: undefined,
    orientation: isSame ? orientation : 0,
    analysis: before?.record.game === open?.record.game ? analysis : undefined,
    lit: open && resultOf(open.record.game) ? [...new Set(open.record.game.deal.seats)] : [],
  });
  forgetOthers();
}

/** Notes what is known of the open game besides its moves. */
export const changeOpen = (open: OpenGame): void => useTable.setState({ open, ...momentOf(open) });

/** Does something at the open game, if one is open. */
export function send(message: Message<RecordedGame, GameMove, GameHand>): void {
  const { open } = useTable.getState();
  const after = open && goneOn(open, open.session.after(message));
  if (!after || after.session === open.session) return;
  if (after.record.game === open.record.game) changeOpen(after);
  else showOpen(after);
}

/** Brings a puzzle to the table. A dialog about what was open before goes. */
export function showPuzzle(puzzle: OpenPuzzle): void {
  useTable.setState({
    ...NOTHING_UNDER_WAY,
    ...EMPTY_HAND,
    open: undefined,
    puzzle,
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

const EMPTY_HAND: Moment = { held: undefined, tried: [] };

/** What does not outlast a change of what is open. */
const NOTHING_UNDER_WAY = {
  refusal: undefined,
  hint: undefined,
  replay: undefined,
  turnEnded: undefined,
} as const satisfies Partial<Table>;
