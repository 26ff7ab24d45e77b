import { beforeAll, describe, expect, it } from 'vitest';
import { unnamedWords, withNames, withoutGivenNames } from '../../../../src-renderer/game/unnamed';
import { loadWords, wordsNow } from '../../../../src-renderer/words/words';

const robot = { character: 'mason', level: 1 };
const ALONE = [{ name: '' }, { name: 'Mason', robot }];
const TOGETHER = [{ name: '' }, { name: 'Bob' }, { name: ' ' }];

describe('players who typed no name', () => {
  beforeAll(loadWords);

  it('are called "You" alone among computer players, and by their seats among people', () => {
    expect(withNames(ALONE, wordsNow()).map(({ name }) => name)).toEqual(['You', 'Mason']);
    expect(withNames(TOGETHER, wordsNow()).map(({ name }) => name)).toEqual(['Player 1', 'Bob', 'Player 3']);
    expect(unnamedWords([{ robot }, { robot }, {}], 2, wordsNow())).toBe('You');
  });

  it('have none again the next time', () => {
    for (const players of [ALONE, [{ name: '' }, { name: 'Bob' }]]) {
      expect(withoutGivenNames(withNames(players, wordsNow()), wordsNow())).toEqual(players);
    }
  });
});
