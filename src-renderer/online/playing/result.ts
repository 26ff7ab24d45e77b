import { peopleOf, type Person, personAt, pointsLost } from '../../../src-shared/record';
import type { Fact } from '../../game/extensions';
import type { OpenGame } from '../../game/open-game';
import { playerWords, type Words } from '../../words/words';

/**
 * What a game online adds to its result, also when it is opened again: the points that time has cost, told beside it, and who drew
 * the rest of the tiles where it went on elsewhere.
 */
export function resultFacts({ record }: Pick<OpenGame, 'record'>, t: Words): readonly Fact[] {
  const { online } = record;
  if (!online) return [];
  const { rest, minutes, used } = online;
  const words = ({ name, colour }: Person) => playerWords(t, name, colour);
  const costs = peopleOf(record).flatMap((person) => {
    const count = pointsLost(minutes, used[person.seat] ?? 0);
    if (count === 0) return [];
    return [
      { term: t('onlineGame.clock.fact', { player: words(person) }), words: t('onlineGame.clock.cost', { count }) },
    ];
  });
  if (!rest) return costs;
  const player = words(personAt(record, rest.seat));
  return [
    ...costs,
    { term: t('onlineGame.rest.fact'), words: t('onlineGame.rest.drawn', { from: rest.from, player }) },
  ];
}
