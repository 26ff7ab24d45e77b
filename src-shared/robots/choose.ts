import { type Game, isOver, type Placement, pick, type Random } from '../tantrix';
import { placementOf } from '../tantrix/game';
import { utilityOf, type Character } from './characters';
import { type Level, LEVEL_SETTINGS } from './levels';
import { bestMove } from './search';
import { SearchState } from './search-state';

/** A computer player: who, and how well. */
export interface Robot {
  readonly character: Character;
  readonly level: Level;
}

/**
 * The placement a computer player makes in a running game, from what a player may know: the order of the bag does not
 * matter to it. The same position and random numbers give the same placement. Throws RangeError when the game is over or
 * awaits a tile.
 */
export function choosePlacement(game: Game, { character, level }: Robot, random: Random): Placement {
  if (isOver(game)) throw new RangeError('the game is over');
  if (game.position.awaitsTile) throw new RangeError('a tile is still to come');
  const { deal, position } = game;
  const skill = LEVEL_SETTINGS[level];
  const isGuess = random(100) < skill.error;
  if (isGuess || position.moves.length === 1) return placementOf(pick(position.moves, random));
  return placementOf(bestMove(new SearchState(position, deal.seats), skill, utilityOf(character), random));
}
