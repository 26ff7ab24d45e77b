import { create } from 'zustand';
import {
  type DamagedMailGame,
  DEFAULT_PREFERENCES,
  type FileId,
  type GameKind,
  type LastGame,
  type MailAccount,
  type NewGameKind,
  type FileProblem,
  type Preferences,
  type PrintSetup,
  type ProgramFacts,
  type Ranked,
  type RankingsNews,
  type RankingsProposal,
  type Removable,
  type PuzzleResult,
  type RecentFile,
  type RememberedPlayers,
  type ReportPlace,
  type Starts,
} from '../../src-shared/bridge/bridge';
import type { AddressChange } from '../../src-shared/mail-games/addresses';
import type { ArrivalDifference } from '../../src-shared/mail-games/arrival';
import type { MailGame, MailState } from '../../src-shared/mail-games/mail-game';
import type { Host } from '../../src-shared/mail-games/seats';
import type { WhatNext } from '../../src-shared/mail-games/turns';
import type { RecordedGame, RecordProblem, Salvaged } from '../../src-shared/record';
import { type Colour, type Game, type Placement, resultOf } from '../../src-shared/tantrix';
import type { Outcome } from '../../src-shared/help/lessons/lesson';
import type { LessonId } from '../../src-shared/help/lessons/lessons';
import type { Hint, MoveAnalysis } from '../../src-shared/robots';
import type { Identity, RankedGame, Row } from '../../src-shared/rankings';
import type { Arrangement, Puzzle } from '../../src-shared/puzzles/puzzle';
import type { Orientation } from '../board/orientation';
import type { OpenPuzzle } from '../puzzles/open-puzzle';
import type { HandingOn } from '../mail-games/handing-on';
import type { Outgoing } from '../mail-games/outgoing';
import type { WhoChoice } from '../mail-games/who';
import type { Objection } from '../../src-shared/sessions/rules';
import { type GameHand, gameRules } from '../../src-shared/sessions/game';

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
  /** Whether main could not keep this state of a game by mail: then the journal holds it whole. */
  readonly isUnkept?: boolean | undefined;
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

/** What the New Game dialog starts from. */
export interface NewGameProposal {
  readonly kind: NewGameKind;
  /** The players proposed for each kind of game. */
  readonly players: Readonly<Record<NewGameKind, RememberedPlayers>>;
  readonly starts: Starts;
  /** After a game that somebody won alone: the line of the winner, who by custom picks a colour and starts. */
  readonly winner?: number | undefined;
  /** How games ended before, the latest first. */
  readonly last: readonly LastGame[];
}

/** Trouble with a file, told in a dialog of its own. */
export type FileTrouble =
  | { readonly kind: 'open'; readonly name: string; readonly problem: FileProblem }
  | {
      readonly kind: 'save';
      readonly name: string;
      readonly problem: FileProblem;
      /** Writes the same to a file that the person chooses. */
      readonly elsewhere: () => Promise<unknown>;
    }
  | {
      readonly kind: 'record';
      readonly name: string;
      readonly problem: RecordProblem;
      /** The legal beginning that can be offered instead. */
      readonly salvaged?: Salvaged | undefined;
    };

/** What is told in a dialog with nothing to choose. */
export const NOTICES = [
  'failure',
  'pasteFailed',
  'pasteEmpty',
  'copyFailed',
  'settingsReset',
  'settingsNotKept',
  'recoveryFailed',
  'printFailed',
  'rankingsFailed',
  'mailGameTwice',
  'pageCrashed',
  'resultsDamaged',
  'lessonsDamaged',
] as const;
export type Notice = (typeof NOTICES)[number];

/** What is told in passing, in the status bar. */
export type Note =
  | 'copied'
  | 'copiedCode'
  | 'copiedText'
  | 'journalFails'
  | 'mailGameFails'
  | 'resultFails'
  | 'pictureGone'
  | 'printed'
  | 'pdfSaved';

interface Question<Kind extends string, Choice extends string> {
  readonly kind: Kind;
  readonly name: string;
  readonly answer: (choice: Choice | 'cancel') => void;
}

/** The dialog that is open; at most one at a time. */
export type OpenDialog =
  | { readonly kind: 'newGame'; readonly proposal: NewGameProposal }
  | Question<'saveChanges', 'save' | 'discard'>
  | Omit<Question<'sendFirst', 'send' | 'leave'>, 'name'>
  | (Question<'fileChanged', 'overwrite' | 'elsewhere'> & {
      /** What is lost with the file: what somebody has written meanwhile, or drawn into the picture. */
      readonly what: 'changed' | 'drawnInto';
    })
  | (Omit<Question<'recovery', 'open' | 'discard'>, 'name'> & {
      readonly what: 'game' | 'puzzle';
      /** Of the moves of a game, of the tiles of a puzzle that lie on the table. */
      readonly count: number;
      /** Whether what was kept last is damaged. */
      readonly mayBeOlder: boolean;
    })
  | { readonly kind: 'playerDetails' }
  | Omit<Question<'settings', 'keep'>, 'name'>
  | (Omit<Question<'mailPassword', 'given'>, 'name'> & { readonly account: MailAccount })
  | { readonly kind: 'turnOver'; readonly state: HandingOn }
  | {
      readonly kind: 'mailGames';
      readonly games: readonly MailGame[];
      /** How many more are kept that this version of the program does not understand. */
      readonly unread: number;
    }
  | (Omit<Question<'mailDamaged', never>, 'name'> & { readonly damaged: readonly DamagedMailGame[] })
  | (Omit<Question<'mailWho', WhoChoice>, 'name'> & {
      readonly hosts: readonly Host[];
      /** The computer of whoever is to move. */
      readonly mover: number;
    })
  | { readonly kind: 'mailKnown'; readonly what: WhatNext }
  | (Omit<Question<'mailOlder', 'goOn' | 'sendAgain' | 'playAgain'>, 'name'> & {
      /** How many moves the mail has, and how many were seen. */
      readonly at: number;
      readonly of: number;
      readonly what: WhatNext;
      readonly mayPlayAgain: boolean;
    })
  | (Omit<Question<'mailAddress', 'new' | 'old'>, 'name'> & { readonly changes: readonly AddressChange[] })
  | (Omit<Question<'mailRefused', 'look'>, 'name'> & {
      readonly difference: ArrivalDifference;
    })
  | (Omit<Question<'mailAnother', 'add'>, 'name'> & {
      /** The other players of the game that is kept. */
      readonly others: readonly string[];
      readonly kept: RecordedGame;
      readonly arrived: RecordedGame;
    })
  | Question<'mailRemove', 'remove'>
  | { readonly kind: 'stop' }
  /** The puzzle to begin with, if there is one, and how its tiles lie. */
  | {
      readonly kind: 'puzzleEditor';
      readonly puzzle?: Puzzle | undefined;
      readonly name?: string | undefined;
      readonly laid?: Arrangement | undefined;
    }
  | { readonly kind: 'print'; readonly setup: PrintSetup }
  | { readonly kind: 'printSetup'; readonly setup: PrintSetup }
  | {
      readonly kind: 'rankings';
      readonly rows: readonly Row[];
      readonly wasRepaired: boolean;
      readonly news?: RankingsNews | undefined;
    }
  | { readonly kind: 'rankProposal'; readonly proposal: RankingsProposal }
  /** What can be taken out of the table, in the words that name each: results of a player, or imports. */
  | {
      readonly kind: 'rankRemovables';
      readonly what: Removable['what'];
      readonly player?: Identity | undefined;
      readonly items: readonly { readonly id: string; readonly at: number; readonly words: string }[];
    }
  | (Omit<Question<'rankDoubt', 'same' | 'different'>, 'name'> & {
      readonly player: Identity;
      readonly known: Identity;
      /** Whether the known player is the other one of the game. */
      readonly isOpponent: boolean;
    })
  /** What a game has done to the ranks. */
  | { readonly kind: 'rank'; readonly reply: Ranked }
  | { readonly kind: 'rankFailed'; readonly game: RankedGame; readonly problem: FileProblem }
  | { readonly kind: 'tutorial' }
  | { readonly kind: 'about'; readonly facts: ProgramFacts }
  | { readonly kind: 'notice'; readonly notice: Notice }
  | {
      readonly kind: 'failure';
      readonly details: string;
      /** The dialog that comes back after it. */
      readonly before?: OpenDialog | undefined;
    }
  | { readonly kind: 'fileTrouble'; readonly trouble: FileTrouble }
  | {
      readonly kind: 'robotFailed';
      readonly name: string;
      readonly colour: Colour;
      /** The file with the report; null when it could not be written. */
      readonly report: ReportPlace | null;
    };

/** A look at the open game as it was; the game itself stays as it is. */
export interface Replay {
  /** How many placements are shown. */
  readonly at: number;
  /** Goes on by itself, move by move. */
  readonly isRunning: boolean;
  /** Shows what has come by mail, and ends by itself. */
  readonly isNews?: boolean;
}

/** The dialog of a kind. */
export type DialogOf<Kind extends OpenDialog['kind']> = Extract<OpenDialog, { kind: Kind }>;

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
  readonly dialog?: OpenDialog | undefined;
  /** The colours whose line or loop is lit up. */
  readonly lit: readonly Colour[];
  /** The colour whose line or loop alone is lit up while it is pointed at. */
  readonly glow?: Colour | undefined;
  readonly panel?: Panel | undefined;
  /** Kept until the game changes. */
  readonly analysis?: Analysis | undefined;
  readonly note?: Note | undefined;
  /** What was opened or imported takes a while to read. */
  readonly isReading?: boolean | undefined;
  /** The turns by mail that go out by themselves, whatever is on the table meanwhile; the first is told of. */
  readonly outgoing?: readonly Outgoing[] | undefined;
  /** The pages as they would be printed stand in place of the table. */
  readonly preview?: PrintSetup | undefined;
  readonly preferences: Preferences;
  /** The files that were open last, the latest first. */
  readonly recent: readonly RecentFile[];
  /** The puzzles that were solved. */
  readonly puzzleResults: readonly PuzzleResult[];
  /** The lessons of the tutorial that were done. */
  readonly lessonsDone: readonly string[];
}

/** Everything the window shows; changed by the actions in this folder alone. */
export const useTable = create<Table>(() => ({
  tried: [],
  orientation: 0,
  lit: [],
  preferences: DEFAULT_PREFERENCES,
  recent: [],
  puzzleResults: [],
  lessonsDone: [],
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
}

/** Brings a puzzle to the table. A dialog about what was open before goes. */
export const showPuzzle = (puzzle: OpenPuzzle): void =>
  useTable.setState({
    ...NOTHING_UNDER_WAY,
    open: undefined,
    puzzle,
    tried: [],
    orientation: 0,
    analysis: undefined,
    lit: [],
  });

/** What does not outlast a change of what is open. */
const NOTHING_UNDER_WAY = {
  held: undefined,
  refusal: undefined,
  hint: undefined,
  replay: undefined,
  turnEnded: undefined,
  note: undefined,
  preview: undefined,
  dialog: undefined,
} as const satisfies Partial<Table>;

/** The open game at another state of its own. */
export const withGame = (open: OpenGame, game: Game): OpenGame => ({ ...open, record: { ...open.record, game } });
