import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeTxg, parsePuzzleTxg, parseTxg, PUZZLE_RECORD_PROBLEMS } from '../../../src-shared/record';
import { seededRandom } from '../../../src-shared/tantrix';

const FORMAT = readFileSync('src-shared/record/FORMAT.md', 'utf8');

describe('the description of the format', () => {
  it('shows a file that is read, and written the same', () => {
    const example = /```\n(tantrix-game 1\n[^`]*)```/.exec(FORMAT)?.[1] ?? '';
    const parsed = parseTxg(example);
    expect(parsed.ok && makeTxg(parsed.record)).toBe(example);
  });

  it('shows a puzzle that is read, and written the same', () => {
    const example = /```\n(tantrix-puzzle 1\n[^`]*)```/.exec(FORMAT)?.[1] ?? '';
    const parsed = parsePuzzleTxg(example);
    expect(parsed.ok && makeTxg(parsed.record)).toBe(example);
  });

  it('names everything that can be wrong with a puzzle', () => {
    const row = /\| `badPuzzle` \| ([^|]*) \|/.exec(FORMAT)?.[1] ?? '';
    expect(row.match(/\w+(?=`)/g)).toEqual([...PUZZLE_RECORD_PROBLEMS]);
  });

  it('gives the numbers that the generator really makes', () => {
    const [, seed = '', numbers = ''] = /From ([0-9a-f]{8}) come\n([\d ]+) …/.exec(FORMAT) ?? [];
    const next = seededRandom(Number.parseInt(seed, 16));
    const wanted = numbers.split(' ').map(Number);
    expect(wanted.map(() => next(64))).toEqual(wanted);
    expect(wanted).toHaveLength(6);
  });
});
