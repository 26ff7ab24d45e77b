import { createInstance, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Colour } from '../../src-shared/tantrix';
import { en } from './en';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

/** The function that gives the words for a key. */
export type Words = TFunction;

const i18n = createInstance();

/** Readies all words before anything is drawn. React escapes what it shows, so i18next must not. */
export const loadWords = (): Promise<unknown> =>
  i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  });

/**
 * How a person is named in sentences: the name and, so that nobody has to know who is who, the colour. Who has no other
 * name than that of the colour is not told twice.
 */
export function playerWords(t: Words, name: string, colour: Colour): string {
  return name === t(`colour.${colour}`) ? name : t('player', { name, colour: t(`colourInText.${colour}`) });
}

/** A day as a letter gives it. */
export const dateWords = (date: Date): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(date);

/** A day in a table. */
export const shortDateWords = (date: Date): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(date);

/** A figure with so many digits after the point; `signed`, one above 0 has a sign, too. */
export const figureWords = (value: number, digits: number, signed = false): string =>
  new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  }).format(value);

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
