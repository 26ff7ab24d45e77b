import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LineFile, readLines } from '../../../../src-main/online/process/kept/line-file';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-lines-'));
  file = path.join(folder, 'a.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function written(values: readonly unknown[], size = 0): Promise<void> {
  const lines = await LineFile.open(file, size);
  for (const value of values) await lines.append([value]);
  await lines.close();
}

describe('a file of lines', () => {
  it('holds what was appended', async () => {
    await written([1, 2, 3]);
    expect(await readLines(file, v.number())).toMatchObject({ rows: [1, 2, 3], isWhole: true });
  });

  it('leaves out a last line that was cut off wherever, and goes on in its place', async () => {
    await written([1, 2]);
    const { size: before } = await readLines(file, v.number());
    await written([345], before);
    const { length } = readFileSync(file);
    for (let size = length - 1; size > before; size--) {
      truncateSync(file, size);
      expect(await readLines(file, v.number())).toEqual({ rows: [1, 2], size: before, isWhole: true });
    }
    await written([4], before);
    expect(await readLines(file, v.number())).toMatchObject({ rows: [1, 2, 4], isWhole: true });
  });

  it('is not whole when it is damaged in the middle', async () => {
    await written([1, 2, 3]);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('2\t', '7\t'));
    expect(await readLines(file, v.number())).toMatchObject({ rows: [1], isWhole: false });
  });

  it('takes the same values once more after a failure', async () => {
    const lines = await LineFile.open(file);
    await lines.append(['first']);
    // What a full disk may leave of a line.
    appendFileSync(file, '"sec');
    await lines.append(['second']);
    await lines.close();
    expect(await readLines(file, v.string())).toMatchObject({ rows: ['first', 'second'], isWhole: true });
  });
});
