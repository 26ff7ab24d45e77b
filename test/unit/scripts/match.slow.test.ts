import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/steps';
import { runMatch } from '../../../scripts/match/run-match';
import { summaryOf } from '../../../scripts/match/summary';
import { runs } from '../../support/nightly';

const marginsOf = (list: readonly { readonly margin: number }[]) => list.map(({ margin }) => margin);

describe('a match', { timeout: 120_000 }, () => {
  it('comes out the same however many processes play it', async () => {
    const options = { a: 'greedy', b: 'default:1', games: 8, seed: 4 };
    const [one, three] = [await runMatch(options, { processes: 1 }), await runMatch(options, { processes: 3 })];
    expect(marginsOf(one)).toEqual(marginsOf(three));
    expect(one).toHaveLength(8);
  });

  it('fails aloud when a player cannot play', async () => {
    await expect(runMatch({ a: 'nobody', b: 'random', games: 2, seed: 1 }, { processes: 1 })).rejects.toThrow(
      'a worker ended',
    );
  });

  it('shows that level 3 is beyond greedy', async () => {
    const { points } = summaryOf(await runMatch({ a: 'default:3', b: 'greedy', games: runs(10, 20), seed: 1 }));
    expect(points).toBeGreaterThan(0.6);
  });
});

const match = (...words: readonly string[]) => {
  const args = ['--import', 'tsx', 'scripts/match.ts', ...words];
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
};

describe('the command', { timeout: 120_000 }, () => {
  it('prints the result in its first line, then the times of A and B', () => {
    const { stdout, status } = match('--a', 'greedy', '--b', 'random', '--games', '4', '--seed', '2');
    const [result, ...times] = stdout.trimEnd().split('\n');
    expect(result).toMatch(/^A wins \d+, draws \d+, losses \d+, mean margin -?\d+\.\d\d, elo difference -?\d+ ± \d+$/);
    expect(times.map((line) => line.slice(0, line.indexOf(':')))).toEqual(['A (greedy)', 'B (random)']);
    expect(status).toBe(0);
  });

  it('tells meanwhile how it stands', () => {
    const { stdout, stderr } = match('--a', 'random', '--b', 'random', '--games', '40', '--seed', '3');
    expect(stderr).toMatch(/^20 of 40: A wins \d+, /);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout.split('\n')[0]).toMatch(/^A wins /);
  });

  it('explains itself when it is called wrongly', () => {
    const { stdout, stderr, status } = match('--a', 'nobody');
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toContain('--a is random');
    expect(stderr).toContain('usage: npm run match');
  });
});
