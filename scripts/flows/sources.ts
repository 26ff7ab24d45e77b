import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type Entered, isOurs } from './entered';

/** What a profiler of the engine says of a script: where its functions begin, in characters, and how often they ran. */
export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** A file of a bundle, and what it was made of. */
interface Bundle {
  /** Where each of its lines begins. */
  readonly lines: readonly number[];
  readonly map: TraceMap;
  readonly folder: string;
}

/** Reads where the functions of a built program come from. */
export class Sources {
  readonly #bundles = new Map<string, Bundle | undefined>();

  /** @param program the folder of a program, built with source maps */
  constructor(private readonly program: string) {}

  /** The functions of ours that were entered, those of several bundles several times. */
  enteredIn(scripts: readonly ScriptCoverage[]): Entered[] {
    return scripts.flatMap(({ url, functions }) => {
      const bundle = this.#bundleAt(url);
      return bundle ? functions.flatMap((each) => this.#entered(bundle, each)) : [];
    });
  }

  #entered(bundle: Bundle, { functionName, ranges: [whole] }: ScriptCoverage['functions'][number]): Entered[] {
    // What begins with the file is its module, evaluated when the file is loaded.
    if (!whole || whole.count === 0 || whole.startOffset === 0) return [];
    const row = bundle.lines.findLastIndex((start) => start <= whole.startOffset);
    const needle = { line: row + 1, column: whole.startOffset - (bundle.lines[row] ?? 0) };
    const { source, line, column } = originalPositionFor(bundle.map, needle);
    if (source === null) return [];
    const file = path.relative(this.program, path.resolve(bundle.folder, source)).replaceAll(path.sep, '/');
    return isOurs(file) ? [{ file, line, column: column + 1, name: functionName, calls: whole.count }] : [];
  }

  #bundleAt(url: string): Bundle | undefined {
    const file = this.#fileAt(url);
    if (file === undefined) return undefined;
    if (!this.#bundles.has(file)) this.#bundles.set(file, readBundle(file));
    return this.#bundles.get(file);
  }

  /** The file of the program that an address names; undefined for what is none of its bundles. */
  #fileAt(url: string): string | undefined {
    if (!URL.canParse(url)) return undefined;
    const { protocol, pathname } = new URL(url);
    const dist = path.join(this.program, 'dist');
    if (protocol === 'app:') return path.join(dist, 'renderer', pathname);
    const file = protocol === 'file:' ? fileURLToPath(url) : '';
    return file.startsWith(dist + path.sep) ? file : undefined;
  }
}

/** Undefined for what the bundler puts in of its own, which comes from no source. */
function readBundle(file: string): Bundle | undefined {
  if (!existsSync(`${file}.map`)) return undefined;
  const map = new TraceMap(readFileSync(`${file}.map`, 'utf8'));
  const ends = [...readFileSync(file, 'utf8').matchAll(/\n/g)];
  const lines = [0, ...ends.map(({ index }) => index + 1)];
  return { lines, map, folder: path.dirname(file) };
}
