import type { Topic } from '../../src-shared/help/topics';

/** An entry of the index: words, and the topics they lead to. */
export interface IndexEntry {
  readonly words: string;
  readonly topics: readonly Topic[];
}

// The manual is in English in all languages.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The index of the manual: titles and keywords in the order of the alphabet, each once. */
export function indexEntries(topics: readonly Topic[]): IndexEntry[] {
  const entries: { words: string; topics: Topic[] }[] = [];
  for (const topic of topics) {
    for (const words of [topic.title, ...topic.keywords]) {
      const known = entries.find((entry) => collator.compare(entry.words, words) === 0);
      if (!known) entries.push({ words, topics: [topic] });
      else if (!known.topics.includes(topic)) known.topics.push(topic);
    }
  }
  return entries.toSorted((a, b) => collator.compare(a.words, b.words));
}
