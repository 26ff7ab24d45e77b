import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { ICNS_SIZES, ICO_SIZES, ICON_SIZES, iconFiles } from '../../../scripts/icons/icons';
import { ROOT } from '../../../scripts/lib/steps';

const FOLDER = path.join(ROOT, 'assets/icons');
const icon = (name: string): Buffer => readFileSync(path.join(FOLDER, name));
const PNG_MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

describe('the icons', () => {
  it('are what their script makes of the drawing', async () => {
    const made = await iconFiles(readFileSync(path.join(ROOT, 'assets/icon.svg'), 'utf8'));
    expect(readdirSync(FOLDER).toSorted()).toEqual([...made.keys()].toSorted());
    expect([...made].flatMap(([name, file]) => (icon(name).equals(file) ? [] : name))).toEqual([]);
  });

  it.each(ICON_SIZES)('have a picture of %i pixels, empty at its corners and opaque in its middle', (size) => {
    const { width, height, channels, data } = decode(icon(`${size}x${size}.png`));
    expect([width, height, channels]).toEqual([size, size, 4]);
    const alphaAt = (x: number, y: number) => data[(y * size + x) * 4 + 3];
    expect([alphaAt(0, 0), alphaAt(size - 1, size - 1), alphaAt(size / 2, size / 2)]).toEqual([0, 0, 255]);
  });

  it('of Windows hold every size in one file, the largest as a PNG', () => {
    const file = icon('icon.ico');
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, ICO_SIZES.length]);
    const entries = ICO_SIZES.map((_, at) => file.subarray(6 + 16 * at, 22 + 16 * at));
    expect(entries.map((entry) => entry.readUInt8(0) || 256)).toEqual(ICO_SIZES);
    const isPng = (entry: Buffer) => file.subarray(entry.readUInt32LE(12)).subarray(0, 4).equals(PNG_MARK);
    expect(entries.map(isPng)).toEqual(ICO_SIZES.map((size) => size === 256));
  });

  it('of macOS hold every size in one file', () => {
    const file = icon('icon.icns');
    expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length]);
    const places: string[] = [];
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4))
      places.push(file.toString('latin1', at, at + 4));
    expect(places).toEqual(['TOC ', ...ICNS_SIZES.map(([place]) => place)]);
  });
});
