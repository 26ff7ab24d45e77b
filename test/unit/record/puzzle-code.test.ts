import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../src-shared/puzzles/catalogue';
import { parsePuzzleCode, puzzleCode } from '../../../src-shared/record';
import { checksumHex } from '../../../src-shared/record/checksum';
import { randomPuzzle } from '../../support/random-puzzles';
import { forRandomSeeds } from '../../support/random-records';

const signedCode = (start: string): string => start + checksumHex(start, 6);

const CODE = puzzleCode({ tiles: [1, 2, 3, 4], goal: { kind: 'paths', path: 'loop', choices: [['red']] } });

describe('the code of a puzzle', () => {
  it.each(CATALOGUE)('brings $id back', ({ puzzle }) => {
    expect(parsePuzzleCode(puzzleCode(puzzle))).toEqual({ ok: true, puzzle });
  });

  it('brings back any puzzle, in one word that is short enough to be read', () => {
    forRandomSeeds(500, 81, (random) => {
      const puzzle = randomPuzzle(random);
      const code = puzzleCode(puzzle);
      expect(code).toMatch(/^[!-~]{10,2000}$/);
      expect(parsePuzzleCode(code)).toEqual({ ok: true, puzzle });
    });
  });

  it('says a shape for one colour as it always did', () => {
    const tricycle = '3-4.6-7.9.19.28.33-35.37-38.40.42.44-45.50.56';
    const code = `txp1;${tricycle};tangle_red=1_yellow=1_blue=1_green=1_hub=blue_shaped=blue:triangle;;472d30`;
    const parsed = parsePuzzleCode(code);
    expect(parsed).toMatchObject({ ok: true, puzzle: { goal: { shaped: [{ colour: 'blue', shape: 'triangle' }] } } });
    expect(parsed.ok && puzzleCode(parsed.puzzle)).toBe(code);
  });

  it('does not mind white space', () => {
    expect(parsePuzzleCode(` ${CODE.slice(0, 9)}\r\n ${CODE.slice(9)}\n`)).toEqual(parsePuzzleCode(CODE));
  });

  it('is known to be damaged when one sign of it is another', () => {
    forRandomSeeds(300, 82, (random) => {
      const code = puzzleCode(randomPuzzle(random));
      const at = random(code.length);
      const sign = String.fromCharCode(33 + random(94));
      expect(parsePuzzleCode(code.slice(0, at) + (sign === code[at] ? '' : sign) + code.slice(at + 1)).ok).toBe(false);
    });
  });

  it.each([
    ['notACode', ''],
    ['notACode', 'tantrix-puzzle 1'],
    ['notACode', CODE.slice(1)],
    ['notACode', CODE.replace('txp1', 'txp0')],
    ['notACode', `${CODE}x`],
    ['notACode', CODE.padEnd(5000)],
    ['newerVersion', CODE.replace('txp1', 'txp2')],
    ['damaged', CODE.replace('1-4', '1-5')],
    ['damaged', CODE.slice(0, -1)],
    ['badPuzzle', signedCode('txp1;1-4;loop_pink;;')],
    ['badPuzzle', signedCode('txp1;1-4;loop_green;;')],
    ['badPuzzle', signedCode('txp1;4-1;loop_red;;')],
    ['badPuzzle', signedCode('txp1;1-57;loop_red;;')],
    ['badPuzzle', signedCode('txp1;1-4.4;loop_red;;')],
    ['badPuzzle', signedCode('txp1;1-1e9;loop_red;;')],
    ['badPuzzle', signedCode('txp1;1-x;loop_red;;')],
    ['badPuzzle', signedCode('txp1;;loop_red;;')],
    ['badPuzzle', signedCode('txp1;1-4;loop_red;5_0,0_0;')],
    ['badPuzzle', signedCode('txp1;1-4;loop_red;1_0,0_6;')],
    ['badPuzzle', signedCode('txp1;1-4;loop_red;;;')],
  ])('is refused as %s: %s', (problem, text) => {
    expect(parsePuzzleCode(text)).toEqual({ ok: false, problem });
  });

  it('is described with codes that are real', () => {
    const examples = readFileSync('src-shared/record/FORMAT.md', 'utf8').match(/^ {4}txp1;.*$/gm) ?? [];
    expect(examples).toHaveLength(3);
    for (const example of examples) expect(parsePuzzleCode(example)).toMatchObject({ ok: true });
  });
});
