import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeJson } from '../../../src-main/profile/json-file';
import { readKept, readKeptNow, writeKept, writeKeptNow } from '../../../src-main/profile/kept-file';
import { setAside, setAsideNow } from '../../../src-main/profile/set-aside';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const count = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);

describe.each([
  ['in their turn', { read: readKept, write: writeKept, setAside }],
  ['at once', { read: readKeptNow, write: writeKeptNow, setAside: setAsideNow }],
])('a file of the profile, %s,', (_, { read, write, setAside: put }) => {
  it('is nothing at first, and then what was written', async () => {
    const file = at('new', 'count');
    expect(await read(file, count)).toEqual({ kind: 'nothing' });
    await write(file, '7');
    expect(await read(file, count)).toEqual({ kind: 'whole', value: 7 });
    expect(readdirSync(at('new'))).toEqual(['count']);
  });

  it('stays where it is when it is damaged, with its text', async () => {
    writeFileSync(at('count'), '7x');
    expect(await read(at('count'), count)).toEqual({ kind: 'damaged', text: '7x' });
    expect(readFileSync(at('count'), 'utf8')).toBe('7x');
  });

  it('has no text when it cannot be read, which is reported', async () => {
    mkdirSync(at('count'));
    expect(await read(at('count'), count)).toEqual({ kind: 'damaged', text: null });
    expect(console.error).toHaveBeenCalled();
  });

  it('is as it was when it cannot be written', async () => {
    mkdirSync(at('count', 'inside'), { recursive: true });
    await expect(async () => write(at('count'), '7')).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['count']);
    expect(readdirSync(at('count'))).toEqual(['inside']);
  });

  it('is set aside under a name of its own', async () => {
    expect(await put(at('count'))).toBeNull();
    writeFileSync(at('count'), '7x');
    const aside = await put(at('count'));
    expect(aside).toMatch(/^count\.\d+\.damaged$/);
    expect(readdirSync(folder)).toEqual([aside]);
    expect(readFileSync(at(aside ?? ''), 'utf8')).toBe('7x');
  });
});

describe('changeJson', () => {
  const file = () => at('values.json');

  it('changes some values and leaves the others', () => {
    changeJson(file(), { a: 1, b: { c: [2] } });
    changeJson(file(), { a: 'one' });
    expect(readFileSync(file(), 'utf8')).toBe('{\n\t"a": "one",\n\t"b": {\n\t\t"c": [\n\t\t\t2\n\t\t]\n\t}\n}');
  });

  it('writes nothing over what is damaged', () => {
    writeFileSync(file(), '{"a": 1');
    expect(() => changeJson(file(), { b: 2 })).toThrow('values.json is damaged');
    expect(readFileSync(file(), 'utf8')).toBe('{"a": 1');
  });
});
