import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { BACKGROUND_NAMES, backgroundFile } from '../../../scripts/backgrounds/backgrounds';
import { ROOT } from '../../../scripts/lib/steps';
import { RATE } from '../../../scripts/sounds/synthesis';
import { SOUND_FILES, soundFile } from '../../../scripts/sounds/sounds';
import type { Sound } from '../../../src-shared/bridge/bridge';

const asset = (name: string): Buffer => readFileSync(path.join(ROOT, 'assets', name));

describe.each(BACKGROUND_NAMES)('the background %s', (name) => {
  const file = asset(`backgrounds/${name}.png`);
  const { width, height, data } = decode(file);
  /** How far apart the colours of two columns of pixels are, on average. */
  const step = (left: number, right: number) => {
    let sum = 0;
    for (let y = 0; y < height; y++) {
      for (let channel = 0; channel < 3; channel++) {
        sum += Math.abs((data[(y * width + left) * 3 + channel] ?? 0) - (data[(y * width + right) * 3 + channel] ?? 0));
      }
    }
    return sum / height;
  };

  it('is what its script makes, and small', () => {
    expect(file.equals(backgroundFile(name))).toBe(true);
    expect(file.length).toBeLessThan(300_000);
  });

  it('has no seam where it meets itself', () => {
    const inside = Math.max(...Array.from({ length: width - 1 }, (_, x) => step(x, x + 1)));
    expect(step(width - 1, 0)).toBeLessThanOrEqual(1.1 * inside);
  });
});

/** What is heard of a file, from -1 to 1. */
function samplesOf(file: Buffer): number[] {
  const count = (file.length - 44) / 2;
  return Array.from({ length: count }, (_, at) => file.readInt16LE(44 + 2 * at) / 32_768);
}

/** How loud a part of the sound is; times in seconds. */
function loudness(samples: readonly number[], from: number, to: number): number {
  const part = samples.slice(from * RATE, to * RATE);
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
}

describe.each(SOUND_FILES)('the sound $sound', ({ sound, name }) => {
  const file = asset(`sounds/${name}`);
  const samples = samplesOf(file);

  it('is what its script makes, and small', () => {
    expect(file.equals(soundFile(sound))).toBe(true);
    expect(file.length).toBeLessThan(120_000);
  });

  it('is a WAV of one channel with 44,100 samples of 16 bits a second', () => {
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([file.readUInt32LE(4), file.readUInt32LE(40)]).toEqual([file.length - 8, file.length - 44]);
    expect([file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([1, 44_100, 16]);
  });

  it('is loud without clipping, and begins and ends in silence', () => {
    expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(0.9, 2);
    expect(Math.max(Math.abs(samples[0] ?? 1), Math.abs(samples.at(-1) ?? 1))).toBeLessThan(0.01);
  });
});

const heard = (name: Sound): number[] => samplesOf(asset(`sounds/${name}.wav`));

describe('the sounds', () => {
  it('of a tile is one blow that dies away', () => {
    const tile = heard('tilePlay');
    expect(loudness(tile, 0, 0.03)).toBeGreaterThan(8 * loudness(tile, 0.15, 0.25));
  });

  it('of tiles tipped out thins out', () => {
    const tiles = heard('gameStart');
    expect(loudness(tiles, 0, 0.3)).toBeGreaterThan(2 * loudness(tiles, 0.7, 1));
  });

  it('of a solved puzzle is three notes, each a new blow', () => {
    const solved = heard('puzzleSolve');
    for (const blow of [0.16, 0.32]) {
      expect(loudness(solved, blow, blow + 0.06)).toBeGreaterThan(1.2 * loudness(solved, blow - 0.06, blow));
    }
    expect(loudness(solved, 0.36, 0.5)).toBeGreaterThan(8 * loudness(solved, 0.95, 1.1));
  });

  it('of the bag swells three times', () => {
    const bag = heard('bagShake');
    for (const [shake, pause] of [
      [0.1, 0],
      [0.4, 0.275],
      [0.65, 0.9],
    ] as const) {
      expect(loudness(bag, shake, shake + 0.1)).toBeGreaterThan(2 * loudness(bag, pause, pause + 0.02));
    }
  });
});
