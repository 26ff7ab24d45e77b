import { create } from 'zustand';
import type { FileId, FileProblem, RememberedPlayers } from '../../src-shared/bridge/bridge';
import type { Player, RecordedGame, TxgProblem } from '../../src-shared/record';
import { type Game, type Placement, type Refusal, resultOf, sameProgress } from '../../src-shared/tantrix';
import type { Held } from './held';

/** A game on the table and what is known of its file. */
export interface OpenGame {
  /** From the start of a game to its end `players` is one and the same value, which tells games apart. */
  readonly record: RecordedGame;
  readonly file?: { readonly id: FileId; readonly name: string } | undefined;
  /** Placements that were taken back, the next to be given back first. */
  readonly undone?: readonly Placement[] | undefined;
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
  | { readonly kind: 'failure' }
  | { readonly kind: 'fileTrouble'; readonly trouble: FileTrouble };

/** A look at the open game as it was; the game itself stays as it is. */
export interface Replay {
  /** How many placements are shown. */
  readonly at: number;
  /** Goes on by itself, move by move. */
  readonly isRunning: boolean;
}

export interface Table {
  readonly open?: OpenGame | undefined;
  readonly held?: Held | undefined;
  readonly replay?: Replay | undefined;
  /** Why the last placement was refused; forgotten with the next action. */
  readonly refusal?: Refusal | undefined;
  readonly dialog?: OpenDialog | undefined;
  /** The seats whose line or loop is lit up. */
  readonly lit: readonly number[];
  readonly showNumbers: boolean;
}

/** Everything the window shows; changed by the actions in this folder alone. */
export const useTable = create<Table>(() => ({ lit: [], showNumbers: false }));

/** Shows a state of the open game, or none; once it is over everybody's line or loop lights up. */
export function showGame(open: OpenGame | undefined): void {
  const lit = open && resultOf(open.record.game) ? open.record.players.map((_, seat) => seat) : [];
  useTable.setState({ open, held: undefined, refusal: undefined, replay: undefined, lit });
}

/** The open game at another state of its own. */
export const withGame = (open: OpenGame, game: Game): OpenGame => ({ ...open, record: { ...open.record, game } });

/** A name for a new file, from the people who play. */
export const suggestedName = (players: readonly Player[]): string =>
  `${players.map(({ name }) => name).join(' - ')}.txg`;

/** What the title bar calls the game; the empty string when none is open. */
export const nameOf = (open: OpenGame | undefined, untitled: string): string =>
  open ? (open.file?.name ?? untitled) : '';

/** Whether leaving the game would lose something: a game that was never saved has nothing to lose before its first move. */
export function isEdited(open: OpenGame | undefined): boolean {
  if (!open) return false;
  const { game } = open.record;
  return open.saved ? !sameProgress(game, open.saved) : game.placements.length > 0;
}
