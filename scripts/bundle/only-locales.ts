import type { Plugin } from 'vite';

/** A file of words of React Aria's: one a language, asked for by those that know all of them. */
const WORDS_FILE = /intl\/(?:.*\/)?([a-z]{2}-[A-Z]{2})\.mjs$/;
const NO_WORDS = '\0tantrix-no-words';

/**
 * Leaves out of a bundle what React Aria says in other languages; whoever has one of those hears American English.
 *
 * @param locales those to keep, as React Aria names its files; American English must be among them
 */
export const onlyLocales = (locales: readonly string[]): Plugin => ({
  name: 'tantrix-locales',
  enforce: 'pre',
  resolveId(id) {
    const locale = WORDS_FILE.exec(id)?.[1];
    return locale !== undefined && !locales.includes(locale) ? NO_WORDS : undefined;
  },
  // React Aria passes over languages that have nothing.
  load: (id) => (id === NO_WORDS ? 'export default undefined;' : undefined),
});
