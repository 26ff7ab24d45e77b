import type { en } from './en';

/**
 * The words `T` of English in another language: the same keys, plural suffixes too, each with words of its own.
 * One file of a language stands `satisfies Translated<typeof english>`, with `english` from the file of the same name.
 */
export type Translated<T> = T extends string ? string : { readonly [K in keyof T]: Translated<T[K]> } & Forms<T>;

/** Where English puts in the word for what is open, another language may say it otherwise of a game or of a puzzle. */
type Forms<T> = {
  readonly [K in keyof T & string as T[K] extends `${string}{{what}}${string}` ? `${K}_${What}` : never]?: string;
};

/** What lies on the table, in sentences that are true of every kind. */
export type What = 'game' | 'puzzle' | 'pattern';

/** All words in another language. */
export type Translation = Translated<typeof en>;
