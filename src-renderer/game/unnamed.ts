import type { Player } from '../../src-shared/record';
import type { Words } from '../words/words';
import { soloOf } from './people';

/** What people are called who typed no name: nobody has to fill in anything before a game at this computer. */

type Seated = Pick<Player, 'name' | 'robot'>;

/** The name of somebody who typed none: alone among computer players "You", otherwise by the seat, from 0. */
export function unnamedWords(players: readonly Pick<Player, 'robot'>[], seat: number, t: Words): string {
  return soloOf({ players }) === seat ? t('newGame.you') : t('newGame.player', { number: seat + 1 });
}

/**
 * Whether a player is spoken to and not of: the only person among computer players, without a name. Among people nobody could
 * tell who is meant, whatever the names in a file are.
 */
export function isYou(players: readonly Seated[], seat: number, t: Words): boolean {
  const name = players[seat]?.name.trim();
  return soloOf({ players }) === seat && (name === '' || name === t('newGame.you'));
}

/** The players, with names for those who typed none. */
export const withNames = <Of extends Seated>(players: readonly Of[], t: Words): Of[] =>
  players.map((player, seat) => (player.name.trim() ? player : { ...player, name: unnamedWords(players, seat, t) }));

/** The players with the names that somebody typed alone: the others are given anew, in the language that is spoken then. */
export const withoutGivenNames = <Of extends Seated>(players: readonly Of[], t: Words): Of[] =>
  players.map((player, seat) =>
    !player.robot && player.name === unnamedWords(players, seat, t) ? { ...player, name: '' } : player,
  );
