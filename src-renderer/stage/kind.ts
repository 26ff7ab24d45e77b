import type { ComponentType, ReactNode, Ref } from 'react';
import type { FileId, GameKind, PrintSetup } from '../../src-shared/bridge/bridge';
import type { AnyRecord } from '../../src-shared/record';
import type { Persistence } from '../../src-shared/sessions/terms';
import type { Colour } from '../../src-shared/tantrix';
import type { FigureTile } from '../board/BoardFigure';
import type { CommandId } from './commands';
import type { What } from '../words/translation';
import type { Words } from '../words/words';
import type { TablesOf, TableState } from './tables';

/**
 * What the window knows of a kind of table: how it is drawn, told, heard, kept and printed. All rooms that serve every kind
 * (files, printing, sounds, commands) ask here, and name none.
 */

/** What lies on a table and what is known of its file. */
export interface OpenDocument<R extends object = AnyRecord> {
  /** What the person sees of the session: never a second truth. */
  readonly record: R;
  readonly session: SeenSession<R>;
  readonly file?: OpenFile | undefined;
  /** The record as the file holds it. */
  readonly saved?: R | undefined;
}

export interface OpenFile {
  readonly id: FileId;
  readonly name: string;
  readonly kind: GameKind;
}

/** What can be asked of a session whatever its rules are. */
interface SeenSession<R extends object> {
  readonly terms: { readonly persistence: Persistence };
  readonly seatsHere: readonly number[];
  readonly undone: readonly unknown[];
  readonly withUndone: R;
  readonly isWorthKeeping: boolean;
}

/** What is known of a record that comes to the table. */
export interface Origin {
  readonly file?: OpenFile | undefined;
  /** Whether the file holds the record as it is. */
  readonly isSaved?: boolean | undefined;
  /** How many of the last moves were taken back, and can be given back. */
  readonly undone?: number | undefined;
  /** What led to it where the record does not tell that, as `toJournal` gave it. */
  readonly steps?: string | undefined;
}

/** What is kept of a table so that after a crash no move of it is missing, nor one that was taken back. */
export interface Journalled<R = AnyRecord> {
  /** Of a kind whose record tells what led to it, with the moves that were taken back. */
  readonly record: R;
  /** How many moves were taken back. */
  readonly undone: number;
  /** What led to it where the record does not tell that. */
  readonly steps?: string;
}

/** What can be done at a table of several kinds; the commands of these names do it. */
export const ACTS = [
  'undo',
  'redo',
  'playHere',
  'putBack',
  'rotateClockwise',
  'rotateAnticlockwise',
  'hint',
  'playHint',
] as const;
export type ActId = (typeof ACTS)[number];

export interface Act<State extends TableState> {
  isEnabled(state: State): boolean;
  /** Whether it would be refused as things stand; it can be asked for all the same, and then it is said why. */
  isFaint?(state: State): boolean;
  readonly run: () => unknown;
}

/** What Esc ends. */
export interface WayOut<State extends TableState> {
  isIn(state: State): boolean;
  readonly leave: () => unknown;
}

/** What happens at a table and may be heard. */
export const TABLE_EVENTS = ['gameStarted', 'tilePlayed', 'tileDrawn', 'puzzleSolved', 'gobbled'] as const;
export type TableEvent = (typeof TABLE_EVENTS)[number];

/** A player, or two partners, as the legend of a picture names them. */
export interface LegendEntry {
  readonly name: string;
  readonly colour: Colour;
  readonly score: number;
}

/**
 * A kind of table. What may be left out goes as `wholeKind` in `known-kinds.ts` says.
 *
 * State: all that is known of such a table. R: the records that lie on it, and no others are handed to it.
 */
export interface TableKind<State extends TableState, R extends object> {
  readonly tables: Pick<TablesOf<State>, 'of' | 'stateOf'>;
  /** Brings a record to the table, as it was left. */
  open(record: R, origin: Origin): void;

  /** What is said of a refusal, where the table knows more of it than its code tells. */
  refusalWords?(state: State, t: Words): string | undefined;

  /** What stands in the middle of the window while such a table is shown. */
  readonly View: ComponentType<{ readonly ref: Ref<HTMLElement>; readonly notices: ReactNode }>;
  /** Whether the view itself has a place for what is said in passing. */
  readonly hasNotices?: boolean;
  /** What stands beside it, if anything does. */
  readonly Beside?: ComponentType;
  /** What stands at the end of the status bar. */
  readonly StatusEnd?: ComponentType;

  documentOf(state: State): OpenDocument<R> | undefined;
  /** The state with what is known of the file. */
  withFile(state: State, saved: R, file: OpenFile | undefined): State;
  /** What stays one and the same value as long as it is the same game or puzzle, and tells it from others. */
  subjectOf(record: R): unknown;
  /** Whether leaving it would lose something. */
  isEdited?(state: State): boolean;
  /** Whether a record can be written: not as long as part of it is known nowhere. */
  isWhole?(record: R): boolean;
  /** The record as it is to be written now. */
  recordNow?(state: State): R;
  /** What the journal keeps. */
  toJournal?(state: State): Journalled<R>;
  /** The record as it is seen now: in a replay, as much as is shown. */
  recordShown?(state: State): R;

  /** The word for what lies there, in sentences that are true of every kind. */
  readonly what: What;
  /** How much of it there is, in the question whether it is to be brought back. */
  countOf(record: R): number;
  /** What the title bar calls it where it has no file; the empty string is a name that nobody gave it. */
  titleOf?(state: State, t: Words): string;
  /** A name for a new file, without ending. */
  suggestedName?(record: R): string;
  /** In words, what can be done now. */
  status?(state: State, t: Words): string;
  /** Whether what the pointer is at takes the place of that for as long. */
  tellsPointed?(state: State): boolean;
  /** What has happened, for those who do not see it; undefined when it needs no words. */
  news?(after: State, before: State | undefined, t: Words): string | undefined;
  /** What has happened, in the order in which it is heard. */
  heard?(after: State, before: State | undefined): TableEvent[];

  readonly acts?: { readonly [Id in ActId]?: Act<State> };
  /** What Esc ends, the innermost first. */
  readonly waysOut?: readonly WayOut<State>[];
  /** What the menu of the right button is about, and its commands. */
  menuAt?(state: State): TileMenuRow;

  /** The tiles as a picture shows them, and the legend under it. */
  pictureOf?(record: R): { readonly tiles: readonly FigureTile[]; readonly legend: readonly LegendEntry[] };
  /** The way to where it stands, as a replay shows it; left out, there is none. */
  replayOf?(record: R): Replay<R>;
  /** What a picture says above the tiles: the result, whose turn it is, or a name; the empty string says nothing. */
  headlineOf?(record: R, t: Words): string;
  /** What is printed, a page each. */
  pages?(record: R, setup: PrintSetup, date: Date): readonly ReactNode[];
}

/** A record as it was after each of its moves, from none to all. */
export interface Replay<R extends object> {
  readonly moves: number;
  readonly at: (move: number) => R;
}

export interface TileMenuRow {
  readonly about: 'tile' | 'table';
  readonly commands: readonly CommandId[];
}
