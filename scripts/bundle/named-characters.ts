import path from 'node:path';
import type { Plugin } from 'vite';

const BY_THE_BROWSER = path.join(import.meta.dirname, '../../src-renderer/play/named-characters.ts');

/** Has the browser say what `&eacute;` stands for, which knows it anyway, in place of postal-mime's table of 2,231 names. */
export const namedCharacters = (): Plugin => ({
  name: 'tantrix-named-characters',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    id === './html-entities.js' && /[\\/]postal-mime[\\/]/.test(importer) ? BY_THE_BROWSER : undefined,
});
