import type { Root } from 'hast';
import type { DrawnFigure } from './figures/compile';

/** The manual as the build makes it of assets/help: what the help window shows and searches. */

/** The parts of the manual, in their order; each is a folder of topics. */
export const SECTIONS = ['playing', 'commands', 'rules', 'strategy', 'puzzles', 'reference', 'problems'] as const;
export type ManualSection = (typeof SECTIONS)[number];

export interface Heading {
  /** Its name in links, unique in its topic. */
  readonly slug: string;
  readonly words: string;
}

export interface Topic {
  /** The name of its file, unique over all sections. */
  readonly id: string;
  readonly section: ManualSection;
  readonly title: string;
  /** What the index lists it under, besides its title. */
  readonly keywords: readonly string[];
  readonly headings: readonly Heading[];
  /** All its words, a line for each paragraph: what is searched. */
  readonly text: string;
  /**
   * What is drawn. A heading bears its slug as `dataHeading`; a link leads to `help:TOPIC#SLUG` or to an address outside;
   * an element `figure` names by `dataFigure` one of the figures.
   */
  readonly body: Root;
  readonly figures: readonly DrawnFigure[];
}

/** A topic, or a place in it. */
export interface TopicPlace {
  readonly topic: string;
  readonly heading?: string | undefined;
}

export interface Help {
  /** In the order of the contents. */
  readonly topics: readonly Topic[];
  /** Where each subject is explained: a command, a dialog, an error, a part of the window. */
  readonly subjects: Readonly<Record<string, TopicPlace>>;
  /** What is said first of each subject: all that the window of the game knows of the manual. */
  readonly briefs: Briefs;
}

export interface Brief {
  /** The heading it stands under. */
  readonly title: string;
  /** The first paragraph, without where to read on. */
  readonly words: string;
}
export type Briefs = Readonly<Record<string, Brief>>;

/** What links between topics begin with. */
export const TOPIC_LINK = 'help:';

/** A place as links and requests write it: `TOPIC` or `TOPIC#SLUG`. */
export const placeText = ({ topic, heading }: TopicPlace): string =>
  heading === undefined ? topic : `${topic}#${heading}`;

/** The place that a text of `placeText` tells; whether there is such a topic is not looked at. */
export function parsePlace(text: string): TopicPlace {
  const [topic = '', heading] = text.split('#');
  return heading === undefined ? { topic } : { topic, heading };
}

/**
 * What a table has for a subject; for an error that has nothing of its own, what it has for its group.
 *
 * @param subject such as `command:print`, `dialog:newGame` or `error:save.diskFull`
 */
export const ofSubject = <T>(table: Readonly<Record<string, T>>, subject: string): T | undefined =>
  table[subject] ?? table[subject.replace(/\..*$/, '')];
