import { help } from 'virtual:help';
import { type Help, parsePlace, type TopicPlace, ofSubject, type Topic } from '../../src-shared/help/topics';
import { makeStore } from '../ui/store';

/** The ways of finding a topic that stand beside it. */
export const FINDERS = ['contents', 'index', 'search'] as const;
export type Finder = (typeof FINDERS)[number];

/** A place that was visited, and how far it was scrolled down when it was left, in pixels. */
export interface Visit extends TopicPlace {
  readonly scroll?: number;
}

interface Browsing {
  readonly visits: readonly Visit[];
  /** Which of the visits is shown. */
  readonly at: number;
  readonly finder: Finder;
  readonly query: string;
  /** The sections that are open in the contents. */
  readonly open: ReadonlySet<string | number>;
}

/** What the window of the manual shows. */
const { reading, set } = makeStore<Browsing>({ visits: [], at: -1, finder: 'contents', query: '', open: new Set() });

export const { use: useBrowsing } = reading;

const TOPICS = new Map(help.topics.map((topic) => [topic.id, topic]));

export const topicOf = (place: TopicPlace | undefined): Topic | undefined => place && TOPICS.get(place.topic);

export const shownVisit = ({ visits, at }: Pick<Browsing, 'visits' | 'at'>): Visit | undefined => visits[at];

/** What the window knows of the manual. */
type Manual = Pick<Help, 'topics' | 'subjects'>;

/** What is asked for by the name of a section begins with this. */
const SECTION_REQUEST = 'section:';

/** The place that is asked for; what the manual does not have leads to its beginning. */
export function placeAsked(request: string, manual: Manual = help): TopicPlace {
  const place = ofSubject(manual.subjects, request) ?? firstOf(request, manual) ?? parsePlace(request);
  const isThere = manual.topics.some(({ id }) => id === place.topic);
  return isThere ? place : { topic: manual.topics[0]?.id ?? '' };
}

/** The first topic of the section that is asked for. */
function firstOf(request: string, { topics }: Manual): TopicPlace | undefined {
  const first = topics.find(({ section }) => request === SECTION_REQUEST + section);
  return first && { topic: first.id };
}

/** Goes to a place; those that were ahead are forgotten. */
export function visit(place: TopicPlace): void {
  const { visits, at } = leaving();
  const shown = visits[at];
  const isShown = shown?.topic === place.topic && shown.heading === place.heading;
  const next = isShown ? at : at + 1;
  show(isShown ? visits.with(at, place) : [...visits.slice(0, next), place], next);
}

export const mayLeaf = ({ visits, at }: Pick<Browsing, 'visits' | 'at'>, by: 1 | -1): boolean =>
  visits[at + by] !== undefined;

/** Goes back (-1) or forward (1), to where the page was scrolled to. */
export function leaf(by: 1 | -1): void {
  const { visits, at } = leaving();
  if (mayLeaf({ visits, at }, by)) show(visits, at + by);
}

/** Shows a visit; its topic is seen among the contents, too. */
function show(visits: readonly Visit[], at: number): void {
  const topic = topicOf(visits[at]);
  set(({ open }) => ({ visits, at, open: topic ? new Set(open).add(topic.section) : open }));
}

/** Opens these sections of the contents, and no others. */
export const openOnly = (open: Browsing['open']): void => set({ open });

/** Puts other words into the field of the search. */
export const searchFor = (query: string): void => set({ query });

export const find = (finder: Finder): void => set({ finder });

/** The element that scrolls the topic. */
export const SCROLLER = 'topic';

/** The visits, with how far the shown one is scrolled. */
function leaving(): Pick<Browsing, 'visits' | 'at'> {
  const { visits, at } = reading.get();
  const scroll = document.getElementById(SCROLLER)?.scrollTop ?? 0;
  return { visits: visits.map((each, index) => (index === at ? { ...each, scroll } : each)), at };
}
