import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeJson } from '../../../src-main/profile/json-file';
import { readKept, readKeptNow, writeKept, writeKeptNow } from '../../../src-main/profile/kept-file';
import { setAside, setAsideNow } from '../../../src-main/profile/set-aside';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);
const values = () => at('values.json');
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
    expect(await read(at('new', 'count'), count)).toEqual({ kind: 'nothing' });
    await write(at('new', 'count'), '7');
    expect(await read(at('new', 'count'), count)).toEqual({ kind: 'whole', value: 7 });
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
    await expect(async () => write(at('count'), '7')).rejects.toThrow('EISDIR');
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
  it('changes some values and leaves the others', () => {
    changeJson(values(), { a: 1, b: { c: [2] } });
    changeJson(values(), { a: 'one' });
    expect(readFileSync(values(), 'utf8')).toBe('{\n\t"a": "one",\n\t"b": {\n\t\t"c": [\n\t\t\t2\n\t\t]\n\t}\n}');
  });

  it('writes nothing over what is damaged', () => {
    writeFileSync(values(), '{"a": 1');
    expect(() => changeJson(values(), { b: 2 })).toThrow('values.json is damaged');
    expect(readFileSync(values(), 'utf8')).toBe('{"a": 1');
  });
});
