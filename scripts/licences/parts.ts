import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Part } from '../../src-shared/bridge/about';

const PackageSchema = v.object({ name: v.string(), version: v.string(), license: v.string() });
const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[-.][\w.-]+)?$/i;

/** The folder of the package that a module of a bundle is from; undefined for modules of ours. */
export function packageFolderOf(module: string): string | undefined {
  const file = module.replaceAll('\0', '').replace(/\?.*$/, '').split(path.sep).join('/');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

/** What a package is, and its licence. Throws when it names none: then it may not be given to others. */
export function partIn(folder: string): Part {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = v.parse(PackageSchema, manifest);
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return { name, version, licence: license, text: texts.length > 0 ? texts.join('\n\n') : null };
}

/** The packages that modules are from, each once, by their names. */
export function partsOf(modules: Iterable<string>): Part[] {
  const folders = new Set([...modules].flatMap((module) => packageFolderOf(module) ?? []));
  return [...folders].map(partIn).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function told({ name, version, licence, text }: Part): string {
  return [
    `${name} ${version}`,
    `Licence: ${licence}`,
    text ?? 'The package comes without the text of its licence.',
  ].join('\n\n');
}

/** All of them as one text for people, with the licences in full. */
export const licenceText = (parts: readonly Part[]): string =>
  `${parts.map(told).join(`\n\n${'-'.repeat(100)}\n\n`)}\n`;
