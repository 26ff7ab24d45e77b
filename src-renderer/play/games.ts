import type { RememberedPlayers } from '../../src-shared/bridge/bridge';
import { makeTxg, parseTxg } from '../../src-shared/record';
import { type Game, MAX_SEED, newGame, resultOf } from '../../src-shared/tantrix';
import { type FileTrouble, isEdited, nameOf, type OpenGame, type SaveChoice, suggestedName, useTable } from './table';

/** Starting, opening, saving and leaving games. Whatever could lose moves asks first. */

const FIRST_PLAYERS: RememberedPlayers = [
  { name: '', email: '', country: '', colour: 'red' },
  { name: '', email: '', country: '', colour: 'blue' },
];

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? MAX_SEED;

/** Opens the New Game dialog with the players of the last game. */
export async function proposeNewGame(): Promise<void> {
  if (!(await mayLeave())) return;
  const players = (await window.tantrix.rememberedPlayers()) ?? FIRST_PLAYERS;
  useTable.setState({ dialog: { kind: 'newGame', proposal: { players } } });
}

/** Opens the New Game dialog for the same players; a single winner picks a colour and starts. */
export async function proposePlayAgain(): Promise<void> {
  const { open } = useTable.getState();
  if (!open || !(await mayLeave())) return;
  const { players, game } = open.record;
  const winners = resultOf(game)?.winners ?? [];
  const proposed = players.map((player, seat) => ({ ...player, colour: game.deal.seats[seat] ?? 'red' }));
  const starter = winners.length === 1 ? winners[0] : undefined;
  useTable.setState({ dialog: { kind: 'newGame', proposal: { players: proposed, starter } } });
}

/** Deals a new game for the players; the seat that starts is fixed or drawn. */
export async function startGame(players: RememberedPlayers, seed: number, starter?: number): Promise<void> {
  const game = newGame({ seats: players.map(({ colour }) => colour), starter }, seed);
  const people = players.map(({ name, email, country }) => ({ name, email, country }));
  putOnTable({ record: { players: people, game } });
  await window.tantrix.rememberPlayers(players);
}

export async function openGame(): Promise<void> {
  if (!(await mayLeave())) return;
  const reply = await window.tantrix.openGame();
  if (reply.kind === 'cancelled') return;
  const { name } = reply;
  if (reply.kind === 'failed') return tell({ kind: 'open', name, problem: reply.problem });
  const text = textOf(reply.bytes);
  if (text === null) return tell({ kind: 'open', name, problem: 'notAGame' });
  const parsed = parseTxg(text);
  if (!parsed.ok) return tell({ kind: 'txg', name, problem: parsed.problem });
  putOnTable({ record: parsed.record, file: { id: reply.file, name }, saved: parsed.record.game });
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
  const { game, players } = open.record;
  const reply = await window.tantrix.writeFile({
    bytes: new TextEncoder().encode(makeTxg(open.record)),
    kind: 'txg',
    force: true,
    ...(open.file && !elsewhere ? { file: open.file.id } : {}),
    suggestedName: open.file?.name ?? suggestedName(players),
  });
  if (reply.kind === 'failed') tell({ kind: 'save', name: reply.name, problem: reply.problem });
  if (reply.kind !== 'saved') return false;
  markSaved(game, { id: reply.file, name: reply.name });
  return true;
}

export async function closeGame(): Promise<void> {
  if (await mayLeave()) putOnTable(undefined);
}

/** Closes the window, once nothing can be lost. */
export async function leaveProgram(): Promise<void> {
  if (await mayLeave()) await window.tantrix.closeWindow();
}

/** Whether the open game may be left: nothing unsaved, or the person saved it or let it go. */
export async function mayLeave(): Promise<boolean> {
  const { open, dialog } = useTable.getState();
  if (dialog?.kind === 'saveChanges') return false;
  if (!isEdited(open)) return true;
  const choice = await askToSave(open);
  return choice === 'save' ? saveGame() : choice === 'discard';
}

function askToSave(open: OpenGame | undefined): Promise<SaveChoice> {
  const name = nameOf(open, '');
  return new Promise((resolve) => {
    const answer = (choice: SaveChoice) => {
      useTable.setState({ dialog: undefined });
      resolve(choice);
    };
    useTable.setState({ dialog: { kind: 'saveChanges', name, answer } });
  });
}

const tell = (trouble: FileTrouble): void => useTable.setState({ dialog: { kind: 'fileTrouble', trouble } });

/** The game may have gone on while it was written: what the file holds is the game that was sent. */
function markSaved(saved: Game, file: NonNullable<OpenGame['file']>): void {
  const { open } = useTable.getState();
  if (open) useTable.setState({ open: { ...open, saved, file } });
}

/** Puts a game on the table, or clears it; what was there is gone. */
export function putOnTable(open: OpenGame | undefined): void {
  const over = open && resultOf(open.record.game) !== undefined;
  const lit = over ? open.record.game.deal.seats.map((_, seat) => seat) : [];
  useTable.setState({ open, held: undefined, replay: undefined, refusal: undefined, dialog: undefined, lit });
}
