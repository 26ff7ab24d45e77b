import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Manual from './manual';

/** The modules that the pages ask for: the whole manual, and what is said first of each subject. */
const MODULES = ['virtual:help', 'virtual:help-briefs'];
const resolved = (id: string): string => `\0${id}`;

/** What compiles the manual; it is loaded when a page asks for it, not with the configuration. */
const COMPILER = path.join(import.meta.dirname, 'manual.ts');

/**
 * Gives the pages the manual as modules of data; a build of a manual with a mistake in it fails.
 *
 * @param folder that of the topics; left out, the program's own
 * @param page where errors are reported, if there is such a page
 */
export const helpTopics = (folder?: string, page?: string): Plugin => ({
  name: 'tantrix-help',
  resolveId: (id) => (MODULES.includes(id) ? resolved(id) : undefined),
  async load(id) {
    if (!MODULES.map(resolved).includes(id)) return undefined;
    const { module } = await runnerImport<typeof Manual>(COMPILER);
    const { help, mistakes, files } = module.manual(folder, page);
    for (const file of files) this.addWatchFile(file);
    if (mistakes.length > 0) this.error(['The manual has mistakes:', ...mistakes].join('\n'));
    const { briefs, ...rest } = help;
    return id === resolved('virtual:help') ? dataModule('help', rest) : dataModule('briefs', briefs);
  },
});

/** Text that is parsed as JSON is read faster than a script. */
const dataModule = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
