import { describe, expect, it } from 'vitest';
import { trainOptions } from '../../../scripts/train/arguments';

describe('what a training is told', () => {
  it('has numbers of its own, all of which may be given', () => {
    expect(trainOptions([])).toEqual({ rounds: 2, games: 240, playouts: 1200, seed: 1 });
    expect(trainOptions(['--rounds', '3', '--games', '10', '--playouts', '100', '--seed', '0'])).toEqual({
      rounds: 3,
      games: 10,
      playouts: 100,
      seed: 0,
    });
  });

  it.each([
    [['--games', '2O0'], '--games is'],
    [['--games', '0'], '--games is'],
    [['--rounds', '0'], '--rounds is'],
    [['--playouts', '1'], '--playouts is'],
    [['--seed', '-1'], '--seed'],
    [['--seed', '4294967296'], '--seed is'],
    [['--round', '2'], '--round'],
    [['240'], '240'],
  ])('is refused in words where it is wrong: %s', (args, words) => {
    expect(trainOptions(args)).toContain(words);
  });
});
