import * as v from 'valibot';
import { MAX_TEXT_SIZE } from '../limits';
import { EXTERNAL_LINKS } from '../help/external-links';
import type { PrintReply } from './print';
import { answers, call, message, nothing } from './call';

/**
 * What the manual is asked to show: a topic, `TOPIC` or `TOPIC#SLUG`; a subject such as `command:print`, which is shown
 * where it is explained; the beginning of a section, such as `section:rules`; or nothing, the empty string, for the beginning.
 */
const HelpRequestSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w:.#-]*$/));
export type HelpRequest = v.InferOutput<typeof HelpRequestSchema>;

const OutsideLinkSchema = v.picklist(EXTERNAL_LINKS);

/** A position of the manual, as the text of a .txg file. */
const PositionSchema = v.pipe(v.string(), v.maxLength(MAX_TEXT_SIZE));

/** What the page of the game and the page of the manual ask main about the manual. */
export const HELP_CALLS = {
  /** Opens the window of the manual, or brings it to the front, at what is asked for. */
  showHelp: call(HelpRequestSchema, answers<void>()),
  /** What the window of the manual was asked for last. */
  helpAsked: call(nothing, answers<HelpRequest>()),
  /** Prints what the window of the manual shows, by the system's own dialog. */
  printHelp: call(nothing, answers<PrintReply>()),
  /** Opens an address in the person's browser. */
  openLink: call(OutsideLinkSchema, answers<void>()),
  /** Brings the window of the game to the front and opens a position in it. */
  tryPosition: call(PositionSchema, answers<void>()),
};

/** What main tells the window of the manual. */
export const HELP_EVENTS = {
  /** The window of the manual is asked to show something else. */
  onHelpAsked: message<HelpRequest>(),
  /** A position of the manual is to be played on: the text of a .txg file. */
  onPositionTried: message<string>(),
};
