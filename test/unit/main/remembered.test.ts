import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remembered } from '../../../src-main/remembered';

const profile = vi.hoisted(() => ({ folder: '' }));
vi.mock('electron', () => ({ app: { getPath: () => profile.folder } }));

const place = (key: string) => remembered('window', key, v.object({ x: v.number() }));
const file = () => path.join(profile.folder, 'window.json');
const asides = () => readdirSync(profile.folder).filter((name) => /^window\.json\.\d+\.damaged$/.test(name));

describe('what is remembered', () => {
  beforeEach(() => {
    profile.folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(profile.folder, { recursive: true });
  });

  it('is nothing at first, and then what was written last, each under its key', () => {
    expect(place('game').read()).toBeNull();
    for (const x of [1, 2]) expect(place('game').write({ x })).toBe(true);
    expect(place('help').read()).toBeNull();
    expect(place('help').write({ x: 3 })).toBe(true);
    expect([place('game').read(), place('help').read()]).toEqual([{ x: 2 }, { x: 3 }]);
    expect(readdirSync(profile.folder)).toEqual(['window.json']);
  });

  it.each(['', '{"game": {', '7', '\0\0'])('is set aside when its file is %j', (text) => {
    writeFileSync(file(), text);
    expect(place('game').read()).toBeNull();
    expect(asides().map((name) => readFileSync(path.join(profile.folder, name), 'utf8'))).toEqual([text]);
    expect(readdirSync(profile.folder)).toEqual(asides());
  });

  it('is set aside when it is something else, and the others in its file stay', () => {
    writeFileSync(file(), '{"game": {"x": "left"}, "help": {"x": 3}}');
    expect(place('game').read()).toBeNull();
    expect(asides()).toHaveLength(1);
    expect(place('help').read()).toEqual({ x: 3 });
    expect(place('game').read()).toBeNull();
    expect(asides()).toHaveLength(1);
  });

  it('makes way when it is damaged and something new is written', () => {
    writeFileSync(file(), '{"game": {');
    expect(place('game').write({ x: 1 })).toBe(true);
    expect(place('game').read()).toEqual({ x: 1 });
    expect(asides()).toHaveLength(1);
  });

  it('is lost without harm where it can be neither read nor written', () => {
    mkdirSync(file());
    expect(place('game').read()).toBeNull();
    expect(place('game').write({ x: 1 })).toBe(false);
    expect(readdirSync(profile.folder)).toEqual(['window.json']);
    expect(console.error).toHaveBeenCalled();
  });
});
