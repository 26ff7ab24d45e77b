import type { Game } from '../tantrix';
import type { Player } from './players';

/** A game and the people who play it: what a file holds. One player a seat. */
export interface RecordedGame {
  readonly players: readonly Player[];
  readonly game: Game;
}
