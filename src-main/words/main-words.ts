import type { en } from './en';

/** All words of main in a language: the keys of English, each with words of its own. */
export type MainWords = { readonly [Part in keyof typeof en]: { readonly [Name in keyof (typeof en)[Part]]: string } };
