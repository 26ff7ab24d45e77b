import type { RememberedPlayers } from '../../src-shared/bridge/bridge';
import { makeTxg, parseTxg, type RecordedGame } from '../../src-shared/record';
import { isOver, MAX_SEED, newGame, resultOf } from '../../src-shared/tantrix';
import { askToSave, closeDialog, openDialog, tell } from './dialogs';
import { peopleOf } from './people';
import { isEdited, type OpenGame, showGame, suggestedName, type Table, useTable } from './table';

/** Starting, opening, saving and leaving games. Whatever could lose moves asks first. */

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

/** Deals a new game for the players; the seat that starts is fixed or drawn. */
export async function startGame(players: RememberedPlayers, seed: number, starter?: number): Promise<void> {
  const game = newGame({ seats: players.map(({ colour }) => colour), starter }, seed);
  const people = players.map(({ name, email, country }) => ({ name, email, country }));
  closeDialog();
  showGame({ record: { players: people, game } });
  await window.tantrix.rememberPlayers(players);
}

export async function openGame(): Promise<void> {
  const reply = await window.tantrix.openGame();
  if (reply.kind === 'cancelled') return;
  const { name } = reply;
  if (reply.kind === 'failed') return tell({ kind: 'open', name, problem: reply.problem });
  const text = textOf(reply.bytes);
  if (text === null) return tell({ kind: 'open', name, problem: 'notAGame' });
  const parsed = parseTxg(text);
  if (!parsed.ok) return tell({ kind: 'txg', name, problem: parsed.problem });
  // Asked only now: what is open may have gone on while the file was chosen and read.
  if (await mayLeave()) {
    showGame({ record: parsed.record, file: { id: reply.file, name }, saved: parsed.record.game });
  }
}

/** The text of a file; null when it holds none. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Writes the open game to its file, or with `elsewhere` (and for a new game) to one the person chooses. */
export async function saveGame(elsewhere = false): Promise<boolean> {
  const { open } = useTable.getState();
  if (!open) return false;
  const { players } = open.record;
  const reply = await window.tantrix.writeFile({
    bytes: new TextEncoder().encode(makeTxg(open.record)),
    kind: 'txg',
    force: true,
    ...(open.file && !elsewhere ? { file: open.file.id } : {}),
    suggestedName: open.file?.name ?? suggestedName(players),
  });
  if (reply.kind === 'failed') tell({ kind: 'save', name: reply.name, problem: reply.problem });
  if (reply.kind !== 'saved') return false;
  markSaved(open.record, { id: reply.file, name: reply.name });
  return true;
}

export async function closeGame(): Promise<void> {
  if (await mayLeave()) showGame(undefined);
}

/** Closes the window, once nothing can be lost. */
export async function leaveProgram(): Promise<void> {
  if (await mayLeave()) await window.tantrix.closeWindow();
}

/** Whether the open game may be left: nothing unsaved, or the person saved it or let it go. */
export async function mayLeave(): Promise<boolean> {
  const { open, dialog } = useTable.getState();
  if (dialog?.kind === 'saveChanges') return false;
  if (!open || !isEdited(open)) return true;
  const choice = await askToSave(open);
  if (choice !== 'save') return choice === 'discard';
  return (await saveGame()) && !isEdited(useTable.getState().open);
}

/**
 * Notes what the file holds: the game that was sent, from which the open one may have gone on meanwhile. Another game
 * that was opened meanwhile has nothing to do with that file.
 */
function markSaved({ players, game }: RecordedGame, file: NonNullable<OpenGame['file']>): void {
  const { open } = useTable.getState();
  if (open?.record.players === players) useTable.setState({ open: { ...open, saved: game, file } });
}
