import type { Root } from 'hast';
import type { DrawnFigure } from './figures/compile';

/** The manual as the build makes it of assets/help: what the help window shows and searches. */

/** The parts of the manual, in their order; each is a folder of topics. */
export const SECTIONS = ['playing', 'commands', 'rules', 'strategy', 'puzzles', 'reference', 'problems'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Heading {
  /** Its name in links, unique in its topic. */
  readonly slug: string;
  readonly words: string;
}

export interface Topic {
  /** The name of its file, unique over all sections. */
  readonly id: string;
  readonly section: Section;
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
export interface Place {
  readonly topic: string;
  readonly heading?: string | undefined;
}

export interface Help {
  /** In the order of the contents. */
  readonly topics: readonly Topic[];
  /** Where each subject is explained: a command, a dialog, an error, a part of the window. */
  readonly subjects: Readonly<Record<string, Place>>;
}

/** What links between topics begin with. */
export const TOPIC_LINK = 'help:';

/** A place as links and requests write it: `TOPIC` or `TOPIC#SLUG`. */
export const placeText = ({ topic, heading }: Place): string => (heading === undefined ? topic : `${topic}#${heading}`);

export function parsePlace(text: string): Place {
  const [topic = '', heading] = text.split('#');
  return heading === undefined ? { topic } : { topic, heading };
}

/**
 * Where a subject is explained; an error that has no place of its own, where those of its group are.
 *
 * @param subject such as `command:print`, `dialog:newGame` or `error:save.diskFull`
 */
export const placeOf = ({ subjects }: Pick<Help, 'subjects'>, subject: string): Place | undefined =>
  subjects[subject] ?? subjects[subject.replace(/\..*$/, '')];
