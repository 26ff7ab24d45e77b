import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Parts from './parts';

/** What reads the packages; it is loaded once everything is built, not with the configuration. */
const READER = path.join(import.meta.dirname, 'parts.ts');

/** The program runs in it, though no bundle has it. */
const RUNTIME = path.join(import.meta.dirname, '../../node_modules/electron/package.json');

/**
 * Builds all bundles, then writes the list of all packages that they are made of, with their licences: into this file for
 * the program, and beside it as a text that goes with the packed program.
 */
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
        const parts = module.partsOf(modules);
        writeFileSync(file, JSON.stringify(parts));
        writeFileSync(path.join(path.dirname(file), 'LICENSES.third-party.txt'), module.licenceText(parts));
      },
    },
  };
}
