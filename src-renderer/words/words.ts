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

const timeFormat = madeOnce((language: string) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const MONTH = { month: 'long' } as const;

/** How the parts of a date are written, where its style as a whole says too much or too little. */
const DATE_PARTS = {
  day: DAY,
  dayAndYear: { ...DAY, year: 'numeric' },
  month: MONTH,
  monthAndYear: { ...MONTH, year: 'numeric' },
  moment: { dateStyle: 'full', timeStyle: 'short' },
  shortMoment: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const partsFormat = madeOnce(
  (language: string, parts: keyof typeof DATE_PARTS) => new Intl.DateTimeFormat(language, DATE_PARTS[parts]),
);

/** A day or a month in a list, where that of this year goes without its year; or a moment, to the minute. */
export const datePartWords = (date: Date, parts: keyof typeof DATE_PARTS): string =>
  partsFormat(i18n.language, parts).format(date);

const UNITS = [
  { unit: 'day', milliseconds: 24 * 60 * 60 * 1000 },
  { unit: 'hour', milliseconds: 60 * 60 * 1000 },
  { unit: 'minute', milliseconds: 60 * 1000 },
] as const;

const unitFormat = madeOnce(
  (language: string, unit: string) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
);

/** How long something took, in the largest unit of which it has two or more: "90 minutes", "9 days"; at least a minute. */
export function durationWords(milliseconds: number): string {
  const fitting = UNITS.find((each) => milliseconds >= 2 * each.milliseconds);
  const { unit, milliseconds: length } = fitting ?? UNITS[2];
  return unitFormat(i18n.language, unit).format(Math.max(1, Math.round(milliseconds / length)));
}

/** The day of the week. */
export const weekdayWords = (date: Date): string =>
  new Intl.DateTimeFormat(i18n.language, { weekday: 'long' }).format(date);

/** A figure with so many digits after the point; `signed`, one above 0 has a sign, too. In few languages a number has a true minus. */
export const figureWords = (value: number, digits: number, signed = false): string =>
  numberFormat(i18n.language, digits, signed).format(value).replace('-', '−');

/** Scores side by side, which stay on one line. */
export const scoresInRow = (scores: readonly number[]): string => scores.join('\u00a0–\u00a0');

/** A number in a sentence that has a form for one and others, and how the language writes it. */
export const counted = (count: number): { readonly count: number; readonly number: string } => ({
  count,
  number: figureWords(count, 0),
});

/** Scripts by their names, from their codes of ISO 15924. */
export function scriptWords(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(i18n.language, { type: 'script' });
  return listWords(codes.map((code) => names.of(code) ?? code));
}

const listFormat = madeOnce(
  (language: string, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(language, { type }),
);

/** The time of day, as a clock on the wall has it. */
export const clockTimeWords = (date: Date): string => timeFormat(i18n.language).format(date).replaceAll(' ', '\u00a0');

/** Items in a sentence, with the language's own word for "and". */
export const listWords = (items: readonly string[]): string => listFormat(i18n.language, 'conjunction').format(items);

/** Items in a sentence of which one is chosen, with the language's own word for "or". */
export const choiceWords = (items: readonly string[]): string => listFormat(i18n.language, 'disjunction').format(items);

/** Parts of one statement in a row. */
export const inRow = ([first = '', ...others]: readonly string[], t: Words): string =>
  others.reduce((before, after) => t('row.parts', { before, after }), first);

/** Statements in a row. */
export const inTurn = ([first = '', ...others]: readonly string[], t: Words): string =>
  others.reduce((before, after) => t('row.statements', { before, after }), first);
