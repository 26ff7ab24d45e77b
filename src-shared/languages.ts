/** The languages that the program speaks; each calls itself so. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  hu: 'Magyar',
  nl: 'Nederlands',
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;

/** Whether a text is the code of a language that the program speaks. */
export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGE_NAMES, name);
/** The codes of the languages, English first. */
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_NAMES).filter(isLanguage);

/** The first language of a person's that the program speaks, English if it speaks none. @param tags such as `de-AT` */
export const languageFor = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.split(/[-_]/)[0]?.toLowerCase() ?? '').find(isLanguage) ?? 'en';
