import { type Game, rewind } from '../../src-shared/tantrix';

/** The seat that made each placement, in their order. */
export const moversOf = (game: Game): number[] => game.placements.map((_, index) => rewind(game, index).position.mover);
