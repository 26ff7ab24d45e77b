import type { RecordedGame } from '../../src-shared/record';
import { moversOf, rewind } from '../../src-shared/tantrix';
import { mayLeave } from '../stage/leaving';
import { onTables } from '../stage/tables';
import { send, showGame, showOpen, type GameTable, gameNow, changeGame, changeGameAt, stateAt } from './table';
import { firstAnswer } from './extensions';
import { newsFrom } from './last-turn';
import { isRobotAt } from './people';
import { mayAskFor } from './terms';
import type { OpenGame } from './open-game';

/** Taking moves back and giving them back, and looking at the game as it was. */

export const mayUndo = (table: GameTable): boolean => undoFirst(table) !== undefined || mayTakeBack(table);

/** What is undone before moves are taken back. */
const undoFirst = ({ open }: GameTable): (() => void) | undefined =>
  open && firstAnswer((extension) => extension.undoFirst?.(open));

const mayTakeBack = ({ open, replay }: GameTable): boolean =>
  open !== undefined && !replay && mayAskFor(open, 'undo') && open.session.has('undo');

export const mayRedo = ({ open, replay }: GameTable): boolean =>
  open !== undefined && !replay && mayAskFor(open, 'redo') && open.session.has('redo');

/** Whether moves were taken back that can be given back. */
export const hasUndone = (table: GameTable): boolean => (table.open?.session.undone.length ?? 0) > 0 && mayRedo(table);

/**
 * Takes back the tile that a person played last, and all that computer players have answered to it; or what is to be undone
 * before that.
 */
export function undo(): void {
  const table = gameNow();
  const first = undoFirst(table);
  if (first) first();
  else if (mayTakeBack(table)) send({ kind: 'undo' });
}

/**
 * Plays what an undo has taken back again, a person's tile and the answers to it; the bag gives the same tiles, for its
 * order is part of the game.
 */
export function redo(): void {
  if (mayRedo(gameNow())) send({ kind: 'redo' });
}

/** Shows the game from before its first move. */
export const startReplay = (): void => goTo(0);

/** Whether there are tiles that are news to the person who is to move, to be played again for the eye. */
function mayShowLastTurn({ open, replay }: GameTable): boolean {
  if (!open || replay) return false;
  const { placements, position } = open.record.game;
  return !isRobotAt(open.record, position.mover) && newsFrom(open) < placements.length;
}

/** The seat whose tiles are the latest news; undefined where none are to be played again. */
export const seatOfNews = (table: GameTable): number | undefined =>
  table.open && mayShowLastTurn(table) ? moversOf(table.open.record.game).at(-1) : undefined;

/** Plays the tiles that are news again, from before the first of them; the game goes on by itself after the last. */
export function showLastTurn(): void {
  const table = gameNow();
  if (!table.open || !mayShowLastTurn(table)) return;
  const at = newsFrom(table.open);
  send({ kind: 'letGo' });
  changeGame({ replay: { at, isRunning: true, isNews: true }, hint: undefined, asked: undefined, lit: [] });
}

/** Shows the open game after its first `at` placements, within what there is. */
export function goTo(at: number): void {
  const { open, replay } = gameNow();
  if (!open) return;
  const last = open.record.game.placements.length;
  const place = Math.max(0, Math.min(last, at));
  const isRunning = (replay?.isRunning ?? false) && place < last;
  // The news are seen: the game goes on.
  if (replay?.isNews && replay.isRunning && !isRunning) return endReplay();
  send({ kind: 'letGo' });
  changeGame({ replay: { ...replay, at: place, isRunning }, hint: undefined, asked: undefined, lit: [] });
}

/** Whether the replay has so many moves more to go on, or with a negative number back. */
export const mayStep =
  (moves: number) =>
  ({ open, replay }: GameTable): boolean => {
    const at = replay && replay.at + moves;
    return open !== undefined && at !== undefined && at >= 0 && at <= open.record.game.placements.length;
  };

/** Goes so many moves on, or with a negative number back. */
export function step(moves: number): void {
  const { replay } = gameNow();
  if (replay) goTo(replay.at + moves);
}

/** Lets the replay go on by itself, from the start when it stands at the end, or halts it. */
export function runReplay(isRunning: boolean): void {
  const { open, replay } = gameNow();
  if (!open || !replay) return;
  const isAtEnd = replay.at === open.record.game.placements.length;
  changeGame({ replay: { ...replay, at: isRunning && isAtEnd ? 0 : replay.at, isRunning } });
}

/**
 * From now on a replay that goes on by itself halts when something is laid over its game: nobody would see it. To be called
 * once; gives the function that ends it.
 */
export const startHaltingReplays = (): (() => void) =>
  onTables(({ shown }, { shown: before }) => {
    if (before === undefined || before === shown) return;
    const replay = stateAt(before)?.replay;
    if (replay?.isRunning) changeGameAt(before, () => ({ replay: { ...replay, isRunning: false } }));
  });

/** Goes back to the game as it stands. */
export function endReplay(): void {
  const { open } = gameNow();
  if (open) showOpen(open);
}

/** Whether a new game can be made of the position shown: under competition rules and by mail not before the game is over. */
export const mayPlayOn = ({ open, replay }: GameTable): boolean =>
  open !== undefined && replay !== undefined && mayAskFor(open, 'playOn');

/** Makes a new game of the position shown, with the same people. */
export async function playOnFromHere(): Promise<void> {
  const table = gameNow();
  const { open, replay } = table;
  if (open && replay && mayPlayOn(table)) await beginAt(open.record, replay.at);
}

/**
 * Makes a new game of a game after its first `at` placements, with the same order of the bag, once what is open may be left.
 * It is played under the usual rules: what the bag holds is known by then.
 *
 * @param people who play; left out, those who have played
 */
export async function beginAt(record: RecordedGame, at: number, people = record.players): Promise<void> {
  if (!(await mayLeave())) return;
  const game = rewind(record.game, at);
  const players = people.map((player) => ({ ...player, home: undefined }));
  showGame({
    record: { players, game: { ...game, deal: { ...game.deal, seats: [...game.deal.seats] } }, isCompetition: false },
  });
}

/** The table as it is to be drawn: in a replay the game stands where the replay does, and what is pointed at is lit. */
export function shownTable(table: GameTable): GameTable {
  const { open, replay, glow, lit } = table;
  const shown = open && replay ? asItWas(open, replay.at) : open;
  return { ...table, open: shown, lit: glow === undefined ? lit : [glow] };
}

/** The open game after its first `at` placements. A match that may be played on from there keeps nothing back any more. */
function asItWas(open: OpenGame, at: number): OpenGame {
  const { record } = open;
  const isCompetition = record.isCompetition && !mayAskFor(open, 'playOn');
  return { ...open, record: { ...record, game: rewind(record.game, at), isCompetition } };
}
