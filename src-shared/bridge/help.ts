import * as v from 'valibot';
import { MAX_TEXT_SIZE } from '../limits';
import { OUTSIDE_LINKS, type OutsideLink } from '../help/outside-links';
import type { PrintReply } from './print';

/**
 * What the manual is asked to show: a topic, `TOPIC` or `TOPIC#SLUG`; a subject such as `command:print`, which is shown
 * where it is explained; the beginning of a section, such as `section:rules`; or nothing, the empty string, for the beginning.
 */
export const HelpRequestSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w:.#-]*$/));
export type HelpRequest = v.InferOutput<typeof HelpRequestSchema>;

export const OutsideLinkSchema = v.picklist(OUTSIDE_LINKS);

/** A position of the manual, as the text of a .txg file. */
export const PositionSchema = v.pipe(v.string(), v.maxLength(MAX_TEXT_SIZE));

/** What the page of the game and the page of the manual ask main about the manual. */
export interface HelpBridge {
  /** Opens the window of the manual, or brings it to the front, at what is asked for. */
  showHelp(request: HelpRequest): Promise<void>;
  /** What the window of the manual was asked for last. */
  helpAsked(): Promise<HelpRequest>;
  /** Prints what the window of the manual shows, by the system's own dialog. */
  printHelp(): Promise<PrintReply>;
  /** Opens an address in the person's browser. */
  openLink(url: OutsideLink): Promise<void>;
  /** Brings the window of the game to the front and opens a position in it. */
  tryPosition(text: string): Promise<void>;
}
