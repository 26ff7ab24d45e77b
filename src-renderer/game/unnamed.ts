import type { Player } from '../../src-shared/record';
import type { Words } from '../words/words';

/** What people are called who typed no name: nobody has to fill in anything before a game at this computer. */

type Seated = Pick<Player, 'name' | 'robot'>;

/** The name of somebody who typed none: alone among computer players "You", otherwise by the seat, from 0. */
export function unnamedWords(players: readonly Pick<Player, 'robot'>[], seat: number, t: Words): string {
  const isAlone = players.filter(({ robot }) => !robot).length === 1;
  return isAlone ? t('newGame.you') : t('newGame.player', { number: seat + 1 });
}

/** The players, with names for those who typed none. */
export const withNames = <Of extends Seated>(players: readonly Of[], t: Words): Of[] =>
  players.map((player, seat) => (player.name.trim() ? player : { ...player, name: unnamedWords(players, seat, t) }));

/** The players with the names that somebody typed alone: the others are given anew, in the language that is spoken then. */
export const withoutGivenNames = <Of extends Seated>(players: readonly Of[], t: Words): Of[] =>
  players.map((player, seat) =>
    !player.robot && player.name === unnamedWords(players, seat, t) ? { ...player, name: '' } : player,
  );
