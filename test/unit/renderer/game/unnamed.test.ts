import { beforeAll, describe, expect, it } from 'vitest';
import { isYou, unnamedWords, withNames, withoutGivenNames } from '../../../../src-renderer/game/unnamed';
import { loadWords, wordsNow } from '../../../../src-renderer/words/words';

const robot = { character: 'mason', level: 1 };
const ALONE = [{ name: '' }, { name: 'Mason', robot }];
const TOGETHER = [{ name: '' }, { name: 'Bob' }, { name: ' ' }];

/** The seats of those who are spoken to. */
const spokenTo = (players: typeof ALONE) =>
  players.flatMap((_, seat) => (isYou(players, seat, wordsNow()) ? [seat] : []));

describe('players who typed no name', () => {
  beforeAll(loadWords);

  it('are called "You" alone among computer players, and by their seats among people', () => {
    expect(withNames(ALONE, wordsNow()).map(({ name }) => name)).toEqual(['You', 'Mason']);
    expect(withNames(TOGETHER, wordsNow()).map(({ name }) => name)).toEqual(['Player 1', 'Bob', 'Player 3']);
    expect(unnamedWords([{ robot }, { robot }, {}], 2, wordsNow())).toBe('You');
  });

  it('are spoken to alone among computer players, and nobody else is', () => {
    for (const name of ['', 'You']) {
      expect(spokenTo([{ name }, { name: 'Mason', robot }])).toEqual([0]);
      expect(spokenTo([{ name }, { name: 'Bob' }])).toEqual([]);
      expect(spokenTo([{ name: 'Ann' }, { name, robot }])).toEqual([]);
    }
    expect(spokenTo([{ name: 'You' }, { name: 'You' }])).toEqual([]);
  });

  it('have none again the next time', () => {
    for (const players of [ALONE, [{ name: '' }, { name: 'Bob' }]]) {
      expect(withoutGivenNames(withNames(players, wordsNow()), wordsNow())).toEqual(players);
    }
  });
});
