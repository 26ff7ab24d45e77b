import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Contract from '../../src-shared/bridge/channels';

const MODULE = 'virtual:channel-names';
const RESOLVED = `\0${MODULE}`;
const CONTRACT = path.resolve(import.meta.dirname, '../../src-shared/bridge/channels.ts');

/** The names need no pictures: what reads these is a CommonJS package, of which tsx gives no default export. */
const withoutPng: Plugin = {
  name: 'tantrix-without-png',
  enforce: 'pre',
  transform: (code) => code.replace(/import (\w+) from 'meta-png';/, 'const $1 = {};'),
};

/** Gives the preload, and the main process at its start, the names of calls and events as a module: the tables themselves would bring all schemas along. */
export const channelNames = (): Plugin => ({
  name: 'tantrix-channel-names',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  async load(id) {
    if (id !== RESOLVED) return undefined;
    const { module, dependencies } = await runnerImport<typeof Contract>(CONTRACT, { plugins: [withoutPng] });
    for (const file of [CONTRACT, ...dependencies]) this.addWatchFile(file);
    const [calls, events] = [module.CALLS, module.EVENTS].map((table) => JSON.stringify(Object.keys(table)));
    return `export const CALL_NAMES = ${calls};\nexport const EVENT_NAMES = ${events};`;
  },
});
