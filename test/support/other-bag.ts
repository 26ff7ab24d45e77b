import { type Game, type Random, replay, shuffled } from '../../src-shared/tantrix';

/** The game with the unseen tiles in another order; who looks only at what a player may see, sees no difference. */
export function withOtherBag({ deal, placements, position }: Game, random: Random): Game {
  const drawn = deal.bag.length - position.bagCount;
  const unseen = shuffled(deal.bag.slice(drawn), random);
  const result = replay({ ...deal, bag: [...deal.bag.slice(0, drawn), ...unseen] }, placements);
  if (!result.ok) throw new Error('the other bag makes no game');
  return result.game;
}
