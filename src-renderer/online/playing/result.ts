import { peopleOf, pointsLost } from '../../../src-shared/record';
import type { Fact } from '../../game/extensions';
import type { OpenGame } from '../../game/open-game';
import { playerWords, type Words } from '../../words/words';

/** What a game online adds to its result, also when it is opened again: the points that time has cost, told beside it. */
export function resultFacts({ record }: Pick<OpenGame, 'record'>, t: Words): readonly Fact[] {
  const { online } = record;
  if (!online) return [];
  return peopleOf(record).flatMap(({ seat, name, colour }) => {
    const points = pointsLost(online.minutes, online.used[seat] ?? 0);
    if (points === 0) return [];
    const term = t('onlineGame.clock.fact', { player: playerWords(t, name, colour) });
    return [{ term, words: t('onlineGame.clock.cost', { count: points }) }];
  });
}
