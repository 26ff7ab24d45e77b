import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { IconIcns, IconIco } from '@shockpkg/icon-encoder';

/** Width and height of the pictures, in pixels; Linux takes one file of each. */
export const ICON_SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024] as const;

/** Those that Windows looks for, from its title bars to its largest tiles. */
export const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256] as const;

/** What macOS looks for: its names of the places in the file, and the size of the picture in pixels. */
export const ICNS_SIZES = [
  ['ic04', 16],
  ['ic05', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
] as const;

/** All files that are made of the icon, by their names: PNGs named by their size, icon.ico, icon.icns. */
export async function iconFiles(svg: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = await draw(svg);
  const files = new Map<string, Uint8Array>([...drawn].map(([size, png]) => [`${size}x${size}.png`, png]));
  files.set('icon.ico', await icoOf(drawn));
  files.set('icon.icns', await icnsOf(drawn));
  return files;
}

/** PNGs are taken as they are: packed once more they would be others on another version of Node. */
const AS_DRAWN = true;

let ready: Promise<void> | undefined;

/** One picture of each size, as the file of a PNG. */
async function draw(svg: string): Promise<ReadonlyMap<number, Uint8Array>> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= readFile(wasm).then(initWasm);
  await ready;
  return new Map(
    ICON_SIZES.map((value) => [value, new Resvg(svg, { fitTo: { mode: 'width', value } }).render().asPng()]),
  );
}

function pictureOf(drawn: ReadonlyMap<number, Uint8Array>, size: number): Uint8Array {
  const png = drawn.get(size);
  if (!png) throw new Error(`no picture of ${size} pixels is drawn`);
  return png;
}

async function icoOf(drawn: ReadonlyMap<number, Uint8Array>): Promise<Uint8Array> {
  const ico = new IconIco();
  // Makers of installers read the smaller ones only when they are no PNGs.
  for (const size of ICO_SIZES) await ico.addFromPng(pictureOf(drawn, size), size >= 256, AS_DRAWN);
  return ico.encode();
}

async function icnsOf(drawn: ReadonlyMap<number, Uint8Array>): Promise<Uint8Array> {
  const icns = new IconIcns();
  icns.toc = true;
  for (const [place, size] of ICNS_SIZES) await icns.addFromPng(pictureOf(drawn, size), [place], AS_DRAWN);
  return icns.encode();
}
