import type * as v from 'valibot';
import { ABOUT_CALLS } from './about';
import { BACKGROUND_CALLS } from './background';
import type { Answer, Call, CallTable, Type } from './call';
import { CLIPBOARD_CALLS } from './clipboard';
import { DAILY_CALLS } from './daily';
import { DOCUMENT_CALLS, DOCUMENT_EVENTS } from './document';
import { type DroppedFile, FILE_CALLS, FILE_EVENTS, type OpenReply } from './files';
import { FINISHED_GAMES_CALLS } from './finished-games';
import { FULL_SCREEN_CALLS, FULL_SCREEN_EVENTS } from './full-screen';
import { HELP_CALLS, HELP_EVENTS } from './help';
import { JOURNAL_CALLS } from './journal';
import { LESSON_CALLS } from './lessons';
import { type ImportGamesReply, LIBRARY_CALLS, LIBRARY_EVENTS } from './library';
import { MAIL_CALLS } from './mail';
import { MAIL_GAME_CALLS } from './mail-games';
import { MENU_CALLS, MENU_EVENTS } from './menus';
import { ONLINE_CALLS, ONLINE_EVENTS } from './online';
import { PAGE_CALLS, PAGE_EVENTS } from './page';
import { REMEMBERED_GAMES_CALLS } from './players';
import { PREFERENCES_CALLS, PREFERENCES_EVENTS } from './preferences';
import { PRINT_CALLS } from './print';
import { PUZZLE_CALLS } from './puzzles';
import { RANKING_CALLS } from './rankings';
import { RECENT_FILES_CALLS, RECENT_FILES_EVENTS } from './recent-files';
import { REPORT_CALLS } from './reports';

/**
 * The contract between the two processes, of which everything else is derived: what a page sees as `window.tantrix`, what
 * the preload sends, and what main has to answer. Each call stands once, in the file of its subject.
 *
 * Main owns the file system. A page never sees a path: it holds a `FileId` that main gave out for a file the person chose,
 * and a name to show.
 */

/** Every call a page may make, under the name of its channel. */
export const CALLS = {
  ...FILE_CALLS,
  ...RECENT_FILES_CALLS,
  ...DOCUMENT_CALLS,
  ...PAGE_CALLS,
  ...JOURNAL_CALLS,
  ...PREFERENCES_CALLS,
  ...BACKGROUND_CALLS,
  ...REMEMBERED_GAMES_CALLS,
  ...FINISHED_GAMES_CALLS,
  ...LIBRARY_CALLS,
  ...PUZZLE_CALLS,
  ...DAILY_CALLS,
  ...LESSON_CALLS,
  ...PRINT_CALLS,
  ...MAIL_CALLS,
  ...MAIL_GAME_CALLS,
  ...CLIPBOARD_CALLS,
  ...MENU_CALLS,
  ...FULL_SCREEN_CALLS,
  ...REPORT_CALLS,
  ...ABOUT_CALLS,
  ...RANKING_CALLS,
  ...HELP_CALLS,
  ...ONLINE_CALLS,
} satisfies CallTable;

export type Channel = keyof typeof CALLS;

/** The calls that the page of the manual may make; the page of the game may make them all. */
export const HELP_PAGE_CHANNELS: readonly Channel[] = [
  'preferences',
  'showHelp',
  'helpAsked',
  'printHelp',
  'openLink',
  'tryPosition',
  'programFacts',
  'copyText',
];

/** What main sends of its own accord, under the name of its channel. */
export const EVENTS = {
  ...FILE_EVENTS,
  ...RECENT_FILES_EVENTS,
  ...DOCUMENT_EVENTS,
  ...PAGE_EVENTS,
  ...PREFERENCES_EVENTS,
  ...MENU_EVENTS,
  ...FULL_SCREEN_EVENTS,
  ...HELP_EVENTS,
  ...LIBRARY_EVENTS,
  ...ONLINE_EVENTS,
} satisfies Readonly<Record<`on${string}`, Type<unknown>>>;

export type EventName = keyof typeof EVENTS;
/** What comes with an event; undefined for nothing. */
export type Payload<E extends EventName> = (typeof EVENTS)[E] extends Type<infer P> ? P : never;

/** Why a call is rejected. The message of the error that reaches the page ends with one of these words. */
export type CallRefusal = 'wrongSender' | 'wrongArgument' | 'failed';

/** A call as a page makes it, which leaves an argument out that could only be undefined. */
type PageCall<C extends Call, Argument = v.InferInput<C['argument']>> = [Argument] extends [undefined]
  ? () => Promise<Answer<C>>
  : (argument: Argument) => Promise<Answer<C>>;

// The types below go through `keyof typeof` in so many words: only so do editors find what the tables say of each name.

export type Calls = { readonly [C in keyof typeof CALLS]: PageCall<(typeof CALLS)[C]> };

/** What a page may listen to; each takes a handler and returns its removal. */
export type Subscriptions = {
  readonly [E in keyof typeof EVENTS]: (handler: (payload: Payload<E>) => void) => () => void;
};

/** What `window.tantrix` offers a page. */
export interface Bridge extends Omit<Calls, 'openDropped' | 'importDropped'>, Subscriptions {
  /** Reads a file that was dropped on the window: a .txg file or a picture. The preload sends its path in its place. */
  readonly openDropped: (file: DroppedFile) => Promise<OpenReply>;
  /** Takes files and folders that were dropped on the window into the library. The preload sends their paths in their place. */
  readonly importDropped: (files: readonly DroppedFile[]) => Promise<ImportGamesReply>;
}
