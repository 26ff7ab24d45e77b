import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { tellOnline } from '../../../scripts/bench/online';
import { factsIn, figuresIn, report } from '../../../scripts/bench/report';

afterEach(() => vi.restoreAllMocks());

test('a few games at a server are measured beside a relay', { timeout: 120_000 }, async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  await tellOnline({ games: 20, rounds: 1, seconds: 1, rate: 20, onTheirWay: 4 }, 'none');
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'load of the machine when this began',
    'games begun',
    'moves, as many as may be',
    'processor time a move, as many as may be',
    'processor time a move of both players, which is not counted',
    'a move until both have it, at 20 a second in 20 games',
    'processor time a move at 20 a second, pings among it',
    'players who come back to their games',
    'memory a room',
    'memory a connection',
    'load of the machine after one process',
    'load of the machine when this ended',
  ]);
  expect(lines.join('\n')).not.toMatch(/NaN|Infinity|undefined/);
});

/** What follows the heads of the tables. */
const after = (part: string): string => part.slice(part.indexOf('| | |'));

test('figures are read again as they were told, so that one part can be measured alone', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../BENCHMARKS.md'), 'utf8');
  expect(figuresIn(text).length).toBeGreaterThan(90);
  expect(after(report(factsIn(text), figuresIn(text)))).toBe(after(text));
});
