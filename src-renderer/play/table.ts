import { create } from 'zustand';
import type { FileId, FileProblem, RememberedPlayers } from '../../src-shared/bridge/bridge';
import type { Player, RecordedGame, TxgProblem } from '../../src-shared/record';
import type { Game, Refusal } from '../../src-shared/tantrix';
import type { Held } from './held';

/** A game on the table and what is known of its file. */
export interface OpenGame {
  readonly record: RecordedGame;
  readonly file?: { readonly id: FileId; readonly name: string } | undefined;
  /** The game as the file holds it. */
  readonly saved?: Game | undefined;
}

/** What the New Game dialog starts from. */
export interface NewGameProposal {
  readonly players: RememberedPlayers;
  /** After a game: the winner, who picks a colour and starts. */
  readonly starter?: number | undefined;
}

export type SaveChoice = 'save' | 'discard' | 'cancel';

/** Trouble with a file, told in a dialog of its own. */
export type FileTrouble =
  | { readonly kind: 'open' | 'save'; readonly name: string; readonly problem: FileProblem }
  | { readonly kind: 'txg'; readonly name: string; readonly problem: TxgProblem };

/** The dialog that is open; at most one at a time. */
export type OpenDialog =
  | { readonly kind: 'newGame'; readonly proposal: NewGameProposal }
  | { readonly kind: 'saveChanges'; readonly name: string; readonly answer: (choice: SaveChoice) => void }
  | { readonly kind: 'stop' }
  | { readonly kind: 'fileTrouble'; readonly trouble: FileTrouble };

export interface Table {
  readonly open?: OpenGame | undefined;
  readonly held?: Held | undefined;
  /** Why the last placement was refused; forgotten with the next action. */
  readonly refusal?: Refusal | undefined;
  readonly dialog?: OpenDialog | undefined;
  /** The seats whose line or loop is lit up. */
  readonly lit: readonly number[];
  readonly showNumbers: boolean;
}

/** Everything the window shows; changed by the actions in this folder alone. */
export const useTable = create<Table>(() => ({ lit: [], showNumbers: false }));

/** A name for a new file, from the people who play. */
export const suggestedName = (players: readonly Player[]): string =>
  `${players.map(({ name }) => name).join(' - ')}.txg`;

/** What the title bar calls the game; the empty string when none is open. */
export const nameOf = (open: OpenGame | undefined, untitled: string): string =>
  open ? (open.file?.name ?? untitled) : '';

/** Whether leaving the game would lose moves. */
export const isEdited = (open: OpenGame | undefined): boolean =>
  open !== undefined && open.record.game !== open.saved && open.record.game.placements.length > 0;
