import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Parts from './parts';

/** What reads the packages; it is loaded once everything is built, not with the configuration. */
const READER = path.join(import.meta.dirname, 'parts.ts');

/** The program runs in it, though no bundle has it. */
const RUNTIME = path.join(import.meta.dirname, '../../node_modules/electron/package.json');

/** Builds all bundles, then writes the list of all packages that they are made of, with their licences. */
export function licences(file: string): Plugin {
  const modules = new Set([RUNTIME]);
  return {
    name: 'tantrix-licences',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle() {
      for (const module of this.getModuleIds()) modules.add(module);
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        for (const bundle of Object.values(builder.environments)) if (!bundle.isBuilt) await builder.build(bundle);
        const { module } = await runnerImport<typeof Parts>(READER);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(module.partsOf(modules)));
      },
    },
  };
}
