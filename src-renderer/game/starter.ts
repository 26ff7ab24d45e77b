import { type LastGame, MAX_LAST_GAMES } from '../../src-shared/bridge/bridge';
import {
  FIELD_SEPARATOR,
  isSameGame,
  type Player,
  type RecordedGame,
  type StartedBy,
  startReason,
} from '../../src-shared/record';
import { highestFirstTile, isOver, resultOf, starterOf } from '../../src-shared/tantrix';
import { playerWords, type Words, wordsNow } from '../words/words';
import { chance } from '../stage/chance';
import { reportErrors } from '../stage/failures';
import { adaptedTo } from './adapting';
import { personAt, teamsOf } from './people';
import { FIRST_GAMES } from './proposals';
import { onEachGame } from './table';
import type { OpenGame } from './open-game';
import { isYou, withoutGivenNames } from './unnamed';

/** Who plays the first tile, and why. It is settled before a tile is drawn, and stands in the record. */

/** A choice that is still to be settled where it is a lot. */
export type StarterChoice =
  | { readonly by: 'highest' }
  | { readonly by: 'lot' }
  /** The winner of the last game, or whom the players have agreed on. */
  | { readonly by: 'winner' | 'agreed'; readonly seat: number };

/** The starter of a deal with so many seats, and what decided on it; undefined, the highest tile will. */
export function settled(start: StarterChoice, seats: number): { starter?: number; startedBy?: StartedBy } {
  if (start.by === 'highest') return {};
  if (start.by === 'lot') return { starter: chance(seats), startedBy: 'lot' };
  return { starter: start.seat, ...(start.by === 'winner' ? { startedBy: 'winner' } : {}) };
}

/** In words, who plays the first tile of a game, and why. */
export function startWords(record: RecordedGame, t: Words): string {
  const { deal } = record.game;
  const { seat, name, colour } = personAt(record, starterOf(deal));
  const tile = highestFirstTile(deal);
  const reason = startReason(record);
  const words = { player: playerWords(t, name, colour), tile };
  return isYou(record.players, seat, t) ? t(`startYou.${reason}`, words) : t(`start.${reason}`, words);
}

/** The seat that starts the next game: of a pair that won, a person's if there is one. Undefined when nobody won alone. */
export function winnerOf(record: RecordedGame): number | undefined {
  const winners = resultOf(record.game)?.winners ?? [];
  const [winner, ...others] = teamsOf(record).filter(({ seat }) => winners.includes(seat));
  if (!winner || others.length > 0) return undefined;
  return (winner.people.find(({ robot }) => !robot) ?? winner).seat;
}

/** What tells a player from others: of a person all three texts, of a computer player its character. */
export const playerKey = ({ name, email, country, robot }: Player): string =>
  robot
    ? `${FIELD_SEPARATOR}${robot.character}`
    : [name, email, country].map((text) => text.trim()).join(FIELD_SEPARATOR);

/** The last games with one more; of the same players only the latest is kept. */
export const withLast = (last: readonly LastGame[], game: LastGame): LastGame[] =>
  [game, ...last.filter(({ players }) => !isSameTable(players, game.players))].slice(0, MAX_LAST_GAMES);

/** Which of some players, by their keys, won the last game that was between them and nobody else. */
export function lastWinner(last: readonly LastGame[], keys: readonly string[]): number | undefined {
  const game = last.find(({ players }) => isSameTable(players, keys));
  if (game?.winner === undefined) return undefined;
  const key = game.players[game.winner];
  // Two computer players of one character have the same key: those who sit as they did are told apart by their seats.
  if (key === undefined || keys[game.winner] === key) return game.winner;
  return keys.indexOf(key);
}

const isSameTable = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join('\n') === b.toSorted().join('\n');

/** From now on it is remembered who wins the games that end here; to be called once. */
export function startKeepingLastGames(): void {
  onEachGame(({ open }, { open: before }) => {
    if (open && before && hasJustEnded(open, before)) void reportErrors(() => rememberEnd(open.record));
  });
}

/** Whether a game that is kept anywhere has come to its end between two states of its table. */
export const hasJustEnded = ({ record, session }: OpenGame, { record: before }: OpenGame): boolean =>
  session.terms.persistence !== 'nowhere' && isOver(record.game) && !isOver(before.game) && isSameGame(record, before);

/** What is remembered of a game that is over. */
export const lastGameOf = (record: RecordedGame): LastGame => ({
  players: withoutGivenNames(record.players, wordsNow()).map(playerKey),
  winner: winnerOf(record),
});

/** Remembers who won a game that is over, and the level of a computer player that adapts. */
export async function rememberEnd(record: RecordedGame): Promise<void> {
  const games = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  const end = lastGameOf(record);
  const { computer } = games;
  // Others may have played the same computer player.
  const isTheirs = computer !== undefined && isSameTable(computer.map(playerKey), end.players);
  await window.tantrix.rememberGames({
    ...games,
    computer: isTheirs ? adaptedTo(record, computer) : computer,
    last: withLast(games.last ?? [], end),
  });
}
