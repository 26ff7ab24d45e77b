import type { OnlineGame, OnlineState } from '../../../src-shared/bridge/bridge';
import { isOver } from '../../../src-shared/tantrix';
import { gameOnTable, goneOn, type OnlineTable, type OpenGame } from '../../game/open-game';
import { changeOpenAt, gameAt, gameTables, layGame, onEachGame, sendAllTo } from '../../game/table';
import { reportErrors } from '../../stage/failures';
import { putAwayLetGo } from '../../stage/leaving';
import { showStatusNote } from '../../stage/status-note';
import { onTables, type Tables } from '../../stage/tables';
import { wordsNow } from '../../words/words';
import { onlineNow, onOnline } from '../state';
import { hasLeft } from './absences';
import { goOnWithStop } from './away';
import { meetChat } from './chat';
import { gameIn, keysToRank, peopleHereIn, seatsHereIn, seatWords, tableOf } from './game';
import { sendOwnMove } from './own-moves';
import { isDealt, recordAtStart } from './record';
import { messagesTo } from './sync';
import { sendWaiting } from './writing';

/** A game online on the table: it comes there by itself, follows what main tells of it, and is left with the table. */

/** The game that the person has put away, until nothing more is told of it. */
let left: string | undefined;

/** From now on a game that is played online is on the table; to be called once. Gives the function that ends it. */
export function startPlaying(): () => void {
  const ends = [
    onOnline((state, before) => follow(state, before)),
    onTables((tables, before) => noteLeaving(tables, before)),
    onEachGame(() => sendOwnMove()),
  ];
  follow(onlineNow());
  return () => ends.forEach((end) => end());
}

/** Brings a game to the table, as far as it has come. */
export function beginPlaying(game: OnlineGame): void {
  const open = gameOnTable({ record: recordAtStart(game), online: tableWith(game) });
  const session = messagesTo(open.session, game).reduce((before, message) => before.after(message), open.session);
  putAwayLetGo();
  layGame(goneOn(open, session));
}

const tableWith = (game: OnlineGame): OnlineTable => ({
  id: game.id,
  name: game.rules.name,
  seatsHere: () => seatsHereNow(game.id),
  people: peopleHereIn(game),
  movesMade: () => nowOf(game.id)?.moves.length ?? 0,
  keys: keysToRank(game),
});

/** The game of a table as main has told it last; undefined while it is not connected. */
function nowOf(id: string): OnlineGame | undefined {
  const game = gameIn(onlineNow());
  return game?.id === id ? game : undefined;
}

function seatsHereNow(id: string): readonly number[] {
  const game = nowOf(id);
  return game ? seatsHereIn(game) : [];
}

function follow(state: OnlineState, before?: OnlineState): void {
  const game = gameIn(state);
  if (game?.id !== left) left = undefined;
  if (game) followChat(game);
  if (game && isDealt(game) && left === undefined) goOn(game, before && gameIn(before));
  // What is said of a table that is not connected any more is something else.
  const last = before && gameIn(before);
  for (const each of [game, last]) if (each && standingOf(state, each) !== standingOf(before, each)) touch(each);
  if (game) goOnWithStop(game);
  sendOwnMove();
}

function followChat(game: OnlineGame): void {
  meetChat(game);
  sendWaiting(game);
}

function goOn(game: OnlineGame, last: OnlineGame | undefined): void {
  const id = tableOf(game);
  const open = id === undefined ? undefined : gameAt(id);
  const before = last?.id === game.id ? last : undefined;
  if (id === undefined || !open) return beginPlaying(game);
  // Whether it can be ranked is known before its end is.
  if (open.online?.keys?.join() !== keysToRank(game)?.join()) changeOpenAt(id, { ...open, online: tableWith(game) });
  sendAllTo(id, messagesTo(open.session, game, before));
  const back = before ? givenBack(before, game) : [];
  if (back.length > 0) showStatusNote('onlineReturned', { players: seatWords(game, back, wordsNow()) });
}

/** The seats that computer players have given back to people. */
const givenBack = (before: OnlineGame, { seats }: OnlineGame): number[] =>
  seats.flatMap(({ robot }, seat) => (!robot && before.seats[seat]?.robot ? [seat] : []));

/** What is told of a game besides its moves, as far as the table shows it. */
function standingOf(state: OnlineState | undefined, { id }: OnlineGame): string {
  const game = state && gameIn(state);
  if (state?.kind !== 'playing' || game?.id !== id) return '';
  // That somebody is away is told first, and what the chat notes of it, that they have left, a moment later.
  const seats = game.seats.map(({ isHere, isPresent }, seat) => [isHere, isPresent, hasLeft(game, seat)]);
  const against = game.asked.map((asked) => asked.against?.length ?? 0);
  return JSON.stringify([seats, game.isSettled, against, game.again, state.problem, game.server?.isReached]);
}

/** The table is looked at anew. */
function touch(game: OnlineGame): void {
  const id = tableOf(game);
  const open = id === undefined ? undefined : gameAt(id);
  if (id !== undefined && open) changeOpenAt(id, { ...open });
}

/** Who puts a game away leaves it; one that is not over can go on later. */
function noteLeaving(tables: Tables, before: Tables): void {
  const game = gameIn(onlineNow());
  const isOn = ({ open }: Tables) => [...open.values()].map((table) => gameTables.stateOf(table)?.open).find(isIt);
  const isIt = (open: OpenGame | undefined): boolean => open?.online !== undefined && open.online.id === game?.id;
  const last = game && isOn(before);
  if (!last || isOn(tables)) return;
  left = game.id;
  void reportErrors(async () => {
    await window.tantrix.leaveOnline();
    if (!isOver(last.record.game)) showStatusNote('onlineLater');
  });
}
