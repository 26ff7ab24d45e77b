import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { solveOptions } from '../../../scripts/puzzles/solve-arguments';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import { catalogued } from '../../support/path-puzzles';

const ROOT = path.resolve(import.meta.dirname, '../../..');

function run(...args: readonly string[]) {
  const command = ['--import', 'tsx', 'scripts/solve.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}

const placementOf = (line: string) => {
  const [tile = 0, q = 0, r = 0, rotation = 0] = line.split(/[ ,]/).map(Number);
  return { tile, q, r, rotation };
};

describe('the solve command', () => {
  it('prints a solution, a tile a line, and the time', () => {
    const { status, lines } = run('professor');
    expect(status).toBe(0);
    expect(lines.pop()).toMatch(/^\d+ ms$/);
    expect(checkPuzzle(catalogued('professor'), lines.map(placementOf)).isSolved).toBe(true);
  });

  it('prints how many solutions there are, and the time', () => {
    const { status, lines } = run('discovery-10', '--colours', 'red', '--count');
    expect(status).toBe(0);
    expect(lines).toEqual(['1280 solutions', expect.stringMatching(/^\d+ ms$/)]);
  });

  it('says when there is none', () => {
    expect(run('discovery-4', '--colours', 'blue').lines[0]).toBe('no solution');
  });

  it('refuses what it does not understand with 2', () => {
    const { status, stderr } = run('discovery-2');
    expect(status).toBe(2);
    expect(stderr).toContain('usage: npm run solve');
  });

  it.each([
    [[], 'one puzzle'],
    [['genius', 'master'], 'one puzzle'],
    [['genius', '--colours', 'red,pink'], '--colours'],
    [['genius', '--colours', 'red,red'], '--colours'],
    [['genius', '--seed', '-1'], '--seed'],
    [['genius', '--all'], '--all'],
  ])('finds fault with %j', (args, fault) => {
    expect(solveOptions(args)).toContain(fault);
  });
});
