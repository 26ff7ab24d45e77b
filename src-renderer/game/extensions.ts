import type { ComponentType } from 'react';
import type { RecordedGame } from '../../src-shared/record';
import type { Words } from '../words/words';
import type { NearBoardProps } from './guide';
import type { OpenGame } from './open-game';

/**
 * What other rooms have to do with games at large, whichever is open: each says it of those that concern it, and leaves the
 * rest out.
 */
export interface GameExtension {
  /** What begins a new game of which the players at some seats sit elsewhere. */
  readonly beginElsewhere?: (record: RecordedGame, away: ReadonlySet<number>) => Promise<void>;
  /** Goes on with a game that waits elsewhere, by what it is known by there. */
  readonly goOnElsewhere?: (id: string) => Promise<void>;
  /** What Undo does in a game before it takes moves back; undefined where it takes moves back at once. */
  undoFirst?(open: OpenGame): (() => void) | undefined;
  /** In words, for whom a game waits that nobody here can go on with; undefined where somebody can. */
  waitingWords?(open: OpenGame, t: Words): string | undefined;
  /** What ends a game early where others are to be asked elsewhere; undefined where all that must agree sit here. */
  stopFirst?(open: OpenGame): (() => void) | undefined;
  /** What plays a game once more where others are to be asked elsewhere. */
  playAgainFirst?(open: OpenGame): (() => void) | undefined;
  /** In words, what it comes to when a game is stopped. */
  stopWords?(open: OpenGame, t: Words): string | undefined;
  /** In words, by which rules a game is played, where that has to be told. */
  rulesWords?(open: OpenGame, t: Words): string | undefined;
  /** In words, what is to be told of a result besides the scores. */
  resultFacts?(open: OpenGame, t: Words): readonly Fact[];
  /** What the plate of a player says below the name. */
  readonly SeatNote?: ComponentType<SeatNoteProps>;
  /** What the status bar says at its end. */
  readonly StatusEnd?: ComponentType;
  /** Whether others have said something that was not seen here; undefined where nobody talks. */
  hasUnread?(open: OpenGame): boolean | undefined;
  /** What people say to each other, beside the table. */
  readonly Chat?: ComponentType;
  /** What stands near the board; it is always there, and shows nothing until there is something to say. */
  readonly NearBoard?: ComponentType<NearBoardProps>;
  /** What Esc ends of what it shows; undefined while there is nothing to end. */
  wayOut?(): (() => void) | undefined;
}

/** Something that is told of a result. */
export interface Fact {
  readonly term: string;
  readonly words: string;
}

export interface SeatNoteProps {
  readonly seat: number;
}

let extensions: readonly GameExtension[] = [];

/** Says who has to do with games; to be called once, before anything is opened. */
export function knowExtensions(known: readonly GameExtension[]): void {
  extensions = known;
}

export const gameExtensions = (): readonly GameExtension[] => extensions;

/** The first answer of an extension that has one; undefined when none has. */
export function firstAnswer<Answer>(ask: (extension: GameExtension) => Answer | undefined): Answer | undefined {
  for (const extension of extensions) {
    const answer = ask(extension);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
