import type { RememberedPlayers } from '../../src-shared/bridge/bridge';
import { isOver, MAX_SEED, newGame, resultOf } from '../../src-shared/tantrix';
import { closeDialog, openDialog } from './dialogs';
import { peopleOf } from './people';
import { mayLeave } from './saving';
import { isEdited, showGame, type Table, useTable } from './table';

/** Starting and leaving games. Whatever could lose moves asks first. */

const FIRST_PLAYERS: RememberedPlayers = [
  { name: '', email: '', country: '', colour: 'red' },
  { name: '', email: '', country: '', colour: 'blue' },
];

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? MAX_SEED;

/** Opens the New Game dialog with the players of the last game. */
export async function proposeNewGame(): Promise<void> {
  const players = (await window.tantrix.rememberedPlayers()) ?? FIRST_PLAYERS;
  if (await mayLeave()) openDialog({ kind: 'newGame', proposal: { players } });
}

/** Whether the people of a finished game can play again by the same dialog: partners who share a colour cannot. */
export const mayPlayAgain = ({ open }: Table): boolean => {
  const game = open?.record.game;
  return game !== undefined && isOver(game) && new Set(game.deal.seats).size === game.deal.seats.length;
};

/** Opens the New Game dialog for the same players; a single winner picks a colour and starts. */
export async function proposePlayAgain(): Promise<void> {
  const { open } = useTable.getState();
  if (!open || !(await mayLeave())) return;
  const players = peopleOf(open.record).map(({ name, email, country, colour }) => ({ name, email, country, colour }));
  const [winner, ...others] = resultOf(open.record.game)?.winners ?? [];
  const starter = others.length === 0 ? winner : undefined;
  openDialog({ kind: 'newGame', proposal: { players, starter } });
}

export interface NewGame {
  readonly players: RememberedPlayers;
  readonly seed: number;
  /** The seat that starts; left out, it is drawn. */
  readonly starter?: number | undefined;
  readonly isCompetition: boolean;
}

/** Deals a new game. */
export async function startGame({ players, seed, starter, isCompetition }: NewGame): Promise<void> {
  const game = newGame({ seats: players.map(({ colour }) => colour), starter }, seed);
  const people = players.map(({ name, email, country }) => ({ name, email, country }));
  closeDialog();
  showGame({ record: { players: people, game, isCompetition } });
  await window.tantrix.rememberPlayers(players);
}

export async function closeGame(): Promise<void> {
  if (await mayLeave()) showGame(undefined);
}

/** Closes the window, once nothing can be lost. */
export async function leaveProgram(): Promise<void> {
  if (!(await mayLeave())) return;
  // Moves that were let go must not come back at the next start.
  if (isEdited(useTable.getState().open)) await window.tantrix.journal(null);
  await window.tantrix.closeWindow();
}
