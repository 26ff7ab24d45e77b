import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Race from './playout-race';
import type { Rates } from './playout-race';

/**
 * How many games a second the engine of playouts and the exact one play, bundled as the worker is: a bundler can make such code
 * much slower than its source.
 */
export async function playoutRates(seconds: number): Promise<Rates> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        target: 'chrome130',
        outDir,
        emptyOutDir: true,
        ssr: true,
        minify: true,
        rollupOptions: {
          input: path.join(import.meta.dirname, 'playout-race.ts'),
          output: { entryFileNames: 'race.mjs' },
        },
      },
      ssr: { noExternal: true },
    });
    const { race }: typeof Race = await import(pathToFileURL(path.join(outDir, 'race.mjs')).href);
    return race(seconds);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
