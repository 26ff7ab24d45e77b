import { createInstance, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../src-shared/languages';
import type { Colour } from '../../src-shared/tantrix';
import { en } from './en';
import type { Translation } from './translation';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

/** The function that gives the words for a key. */
export type Words = TFunction;

const i18n = createInstance();

/** Each language but English is a part of the bundle of its own, read when it is wanted. */
const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translation>>> = {
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  es: async () => (await import('./es')).es,
  hu: async () => (await import('./hu')).hu,
  nl: async () => (await import('./nl')).nl,
};

/** Readies English, which stands in for words that fail. React escapes what it shows, so i18next must not. */
export const loadWords = (): Promise<unknown> =>
  i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  });

/** The language that was asked for last: its words may still be on their way. */
let wanted: Language = 'en';

/** From now on the window speaks this language; all that is shown changes over as soon as the words are read. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (language !== 'en' && !i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', await TRANSLATIONS[language]());
  }
  if (wanted === language) await i18n.changeLanguage(language);
}

/** The words of the language that is spoken now, for what begins with no part of the window. */
export const wordsNow = (): Words => i18n.getFixedT(i18n.language);

/**
 * How a person is named in sentences: the name and, so that nobody has to know who is who, the colour. Who has no other
 * name than that of the colour is not told twice.
 */
export function playerWords(t: Words, name: string, colour: Colour): string {
  return name === t(`colour.${colour}`) ? name : t('player', { name, colour: t(`colourInText.${colour}`) });
}

/** What is made by the same arguments, made once: a format takes a hundred times as long to be made as to be used. */
function madeOnce<Arguments extends readonly (string | number | boolean)[], T>(make: (...args: Arguments) => T) {
  const made = new Map<string, T>();
  return (...args: Arguments): T => {
    const key = args.join(' ');
    const known = made.get(key) ?? make(...args);
    made.set(key, known);
    return known;
  };
}

const dateFormat = madeOnce(
  (language: string, dateStyle: 'long' | 'medium') => new Intl.DateTimeFormat(language, { dateStyle }),
);
const numberFormat = madeOnce(
  (language: string, digits: number, signed: boolean) =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: signed ? 'exceptZero' : 'negative',
    }),
);

/** A day as a letter gives it. */
export const dateWords = (date: Date): string => dateFormat(i18n.language, 'long').format(date);

/** A day in a table. */
export const shortDateWords = (date: Date): string => dateFormat(i18n.language, 'medium').format(date);

/** The day of the week. */
export const weekdayWords = (date: Date): string =>
  new Intl.DateTimeFormat(i18n.language, { weekday: 'long' }).format(date);

/** A figure with so many digits after the point; `signed`, one above 0 has a sign, too. */
export const figureWords = (value: number, digits: number, signed = false): string =>
  numberFormat(i18n.language, digits, signed).format(value);

/** Scripts by their names, from their codes of ISO 15924. */
export function scriptWords(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(i18n.language, { type: 'script' });
  return listWords(codes.map((code) => names.of(code) ?? code));
}

/** Items in a sentence, with the language's own word for "and". */
export const listWords = (items: readonly string[]): string =>
  new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(items);

/** Items in a sentence of which one is chosen, with the language's own word for "or". */
export const choiceWords = (items: readonly string[]): string =>
  new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(items);

/** Parts of one statement in a row. */
export const inRow = ([first = '', ...others]: readonly string[], t: Words): string =>
  others.reduce((before, after) => t('row.parts', { before, after }), first);

/** Statements in a row. */
export const inTurn = ([first = '', ...others]: readonly string[], t: Words): string =>
  others.reduce((before, after) => t('row.statements', { before, after }), first);
