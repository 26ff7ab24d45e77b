import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createBuilder } from 'vite';
import type { TestProject } from 'vitest/node';

/** Scripts of what talks to each other online, built once for all files of a run. */
declare module 'vitest' {
  interface ProvidedContext {
    /** The process of connections, built as for the program, but for plain Node. */
    onlineProcess: string;
    /** A server, built as for those who run one. */
    server: string;
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');

export default async function build({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-online-'));
  const input = path.join(ROOT, 'test/support/online-process.ts');
  const builder = await createBuilder({
    configFile: path.join(ROOT, 'vite.config.ts'),
    root: path.join(ROOT, 'src-renderer'),
    logLevel: 'warn',
    environments: {
      online: { build: { outDir: path.join(folder, 'online'), rollupOptions: { input } } },
      server: { build: { outDir: path.join(folder, 'server') } },
    },
  });
  const { online, server } = builder.environments;
  if (!online || !server) throw new Error('nothing is built');
  await Promise.all([builder.build(online), builder.build(server)]);
  provide('onlineProcess', path.join(folder, 'online/process.js'));
  const script = path.join(folder, 'server/server.mjs');
  // No package.json beside it says what it is.
  renameSync(path.join(folder, 'server/server.js'), script);
  provide('server', script);
  return () => rmSync(folder, { recursive: true });
}
