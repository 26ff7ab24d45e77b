import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../../scripts/lib/steps';
import { buildBundles } from './bundles';

declare module 'vitest' {
  interface ProvidedContext {
    /** The script of the process of connections, built as for the program, but for plain Node. */
    onlineProcess: string;
    /** The script of a server, built as for those who run one. */
    server: string;
  }
}

/** Builds the scripts of what talks to each other online, once for all files of a run. */
export default async function buildOnline({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-online-'));
  const input = path.join(ROOT, 'test/support/online-process.ts');
  await buildBundles({
    online: { build: { outDir: path.join(folder, 'online'), rollupOptions: { input } } },
    server: { build: { outDir: path.join(folder, 'server') } },
  });
  // By itself, as those who run one copy it: no package.json says what it is.
  const server = path.join(folder, 'server/server.mjs');
  renameSync(path.join(folder, 'server/server.js'), server);
  provide('onlineProcess', path.join(folder, 'online/process.js'));
  provide('server', server);
  return () => rmSync(folder, { recursive: true });
}
