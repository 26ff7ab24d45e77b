import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Manual from './manual';

const MODULE = 'virtual:help';
const RESOLVED = `\0${MODULE}`;

/** What compiles the manual; it is loaded when a page asks for it, not with the configuration. */
const COMPILER = path.join(import.meta.dirname, 'manual.ts');

/** Gives the page the manual as a module of data; a build of a manual with a mistake in it fails. */
export const helpTopics = (): Plugin => ({
  name: 'tantrix-help',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  async load(id) {
    if (id !== RESOLVED) return undefined;
    const { module } = await runnerImport<typeof Manual>(COMPILER);
    const { help, mistakes, files } = module.manual();
    for (const file of files) this.addWatchFile(file);
    if (mistakes.length > 0) this.error(['The manual has mistakes:', ...mistakes].join('\n'));
    return `export const help = JSON.parse(${JSON.stringify(JSON.stringify(help))});`;
  },
});
