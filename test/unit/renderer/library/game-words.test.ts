import { describe, expect, it } from 'vitest';
import { barWords } from '../../../../src-renderer/library/statistics/game-words';
import { speak, wordsNow } from '../../../../src-renderer/words/words';
import type { Language } from '../../../../src-shared/languages';
import { ownGamesOf } from '../../../../src-shared/library/own-games';
import { at, gameAt, robotPlayer } from '../../../support/entries';
import '../../../support/words';

const NOW = new Date(2026, 10, 23);

/** What is said of a bar that joins games of one year with these margins. */
async function saidIn(language: Language, margins: readonly number[]): Promise<string> {
  await speak(language);
  const games = ownGamesOf(
    margins.map((margin, number) =>
      gameAt(at(2024, 1, 1 + number), [
        ['Ann', 20 + margin],
        [robotPlayer('mason', 3), 20],
      ]),
    ),
  );
  return barWords('margin', 'year', { games, value: 1 }, NOW, wordsNow());
}

describe('games that are joined in one bar', () => {
  it.each([
    ['en', '2024: 3 games, won 1, +1.0 on average', '2024: 3 games, won 2, +1.0 on average'],
    ['es', '2024: 3 partidas, 1 ganada, +1,0 de media', '2024: 3 partidas, 2 ganadas, +1,0 de media'],
    ['fr', '2024\u202F: 3 parties, 1 gagnée, +1,0 en moyenne', '2024\u202F: 3 parties, 2 gagnées, +1,0 en moyenne'],
  ] as const)('are told in %s with the number that were won', async (language, one, two) => {
    expect(await saidIn(language, [1, -1, -2])).toBe(one);
    expect(await saidIn(language, [1, 2, -2])).toBe(two);
  });
});
