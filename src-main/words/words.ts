import { createInstance } from 'i18next';
import type { Language } from '../../src-shared/languages';
import { onFirstUse } from '../../src-shared/on-first-use';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { hu } from './hu';
import type { MainWords } from './main-words';
import { nl } from './nl';

type KeyIn<Part> = Part extends keyof MainWords ? `${Part}.${keyof MainWords[Part] & string}` : never;
type Key = KeyIn<keyof MainWords>;

/** The words of main in each language. They are few, so all are there from the start. */
export const MAIN_WORDS: Readonly<Record<Language, MainWords>> = { en, de, es, fr, hu, nl };

/** Nothing is said while the window opens, unless it fails. */
const i18n = onFirstUse(() => {
  const made = createInstance();
  void made.init({
    fallbackLng: 'en',
    resources: Object.fromEntries(Object.entries(MAIN_WORDS).map(([language, words]) => [language, { main: words }])),
    defaultNS: 'main',
    // At once: there is nothing to be loaded.
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return made;
});

let spoken: Language = 'en';

/** From now on main speaks this language. */
export const setLanguage = (language: Language): void => {
  spoken = language;
};

/** The words for a key, in the language that is set. */
export const say = (key: Key, values: Readonly<Record<string, string>> = {}): string =>
  i18n().t(key, { ...values, lng: spoken });
