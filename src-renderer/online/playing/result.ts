import type { Fact } from '../../game/extensions';
import type { OpenGame } from '../../game/open-game';
import type { Words } from '../../words/words';
import { clockOf } from './clocks';
import { knownOf, seatWords } from './game';

/** What a game online adds to its result: the points that time has cost, which are told beside it. */
export function resultFacts(open: OpenGame, t: Words): readonly Fact[] {
  const game = knownOf(open);
  if (!game) return [];
  return game.seats.flatMap((_, seat) => {
    const points = clockOf(game, seat, undefined, 0)?.points ?? 0;
    if (points === 0) return [];
    const term = t('onlineGame.clock.fact', { player: seatWords(game, [seat], t) });
    return [{ term, words: t('onlineGame.clock.cost', { count: points }) }];
  });
}
