import MiniSearch from 'minisearch';
import type { Topic } from '../../src-shared/help/topics';

/** Full-text search of the manual. */

export interface Hit {
  readonly topic: Topic;
  /** The part of the topic that has most of the words, for the person to see why it was found. */
  readonly excerpt: string;
}

/** Words of a question that say nothing about its subject. */
const STOP_WORDS = new Set(
  (
    'a about all am an and any are as at be been but by can cannot could did do does doing for from get had has have he ' +
    'her his how i if in into is it its just me my no not of on one or our she should so some than that the their ' +
    'them then there these they this those to us use was we what when where which who why will with would you your'
  ).split(' '),
);

/** What is weighed: the words a topic is listed under count most. */
const BOOST = { title: 6, keywords: 5, headings: 3, text: 1 };

/** Endings that only say how a word stands in its sentence, in the order in which they are taken away. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/[’']s?$/, ''],
  [/ies$/, 'y'],
  [/(?<=[sxz]|[cs]h)es$|(?<!s)s$/, ''],
  [/(?<=\p{L}{4})(?:ing|ed)$/u, ''],
  [/(?<=\p{L}{4})e$/u, ''],
  // Of a letter that was doubled before an ending one is left: "stopped" is "stop".
  [/([bdgmnprt])\1$/, '$1'],
];

/** A word without its endings, so that those of one kind meet; undefined for a word that says nothing. */
export function stemOf(term: string): string | undefined {
  const word = term.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (STOP_WORDS.has(word)) return undefined;
  return ENDINGS.reduce((stem, [ending, left]) => stem.replace(ending, left), word);
}

const BETWEEN_WORDS = /[^\p{L}\p{N}’']+/u;

/** Readies the search of these topics. */
export function makeSearch(topics: readonly Topic[]): (query: string) => Hit[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'headings', 'text'],
    processTerm: (term) => stemOf(term) ?? null,
    searchOptions: {
      boost: BOOST,
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(
    topics.map(({ id, title, keywords, headings, text }) => ({
      id,
      title,
      keywords: keywords.join('\n'),
      headings: headings.map(({ words }) => words).join('\n'),
      text,
    })),
  );
  const entries = new Map(topics.map((topic) => [topic.id, [topic.title, ...topic.keywords].map(stemsOf)]));
  const weigh = (id: string, asked: ReadonlySet<string>) =>
    1 + ENTRY_WEIGHT * longestWithin(entries.get(id) ?? [], asked);
  return (query) => {
    const asked = new Set(stemsOf(query));
    return index
      .search(query)
      .map(({ id, terms, score }) => ({ terms, topic: byId.get(String(id)), score: score * weigh(String(id), asked) }))
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ topic, terms }) => (topic ? [{ topic, excerpt: excerptOf(topic.text, terms) }] : []));
  };
}

/** How much each word counts of an entry of the index that stands in a question whole. */
const ENTRY_WEIGHT = 0.4;

/** How many words the longest entry has of which every word is asked for. */
const longestWithin = (entries: readonly (readonly string[])[], asked: ReadonlySet<string>): number =>
  Math.max(0, ...entries.map((stems) => (stems.every((stem) => asked.has(stem)) ? stems.length : 0)));

const stemsOf = (text: string): string[] => text.split(BETWEEN_WORDS).flatMap((word) => stemOf(word) || []);

/** The line of a text that has most of the terms, the first of them. */
function excerptOf(text: string, terms: readonly string[]): string {
  const lines = text.split('\n').map((line) => {
    const stems = new Set(stemsOf(line));
    return { line, count: terms.filter((term) => stems.has(term)).length };
  });
  const most = Math.max(0, ...lines.map(({ count }) => count));
  return lines.find(({ count }) => count === most)?.line ?? '';
}
