import type { Entry } from '../../../src-shared/library/entry';
import type { Words } from '../../words/words';
import { folded, type SearchTexts } from './filters';
import { ENTRY_KINDS, RESULTS, seenOf } from './seen';

/** What a search finds a game by, in a language: names, its note, and the words for what it is and what came of it. */
export function searchTexts(t: Words): SearchTexts {
  const results = Object.fromEntries(RESULTS.map((result) => [result, t(`library.result.${result}`)]));
  const kinds = Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, t(`library.kind.${kind}`)]));
  const known = new WeakMap<Entry, string>();
  const textOf = (entry: Entry): string => {
    const { result, kinds: own } = seenOf(entry);
    const { facts, notes } = entry;
    const names = facts.kind === 'puzzle' ? [facts.name] : facts.sides.map(({ name }) => name);
    const words = [...own.map((kind) => kinds[kind]), result ? results[result] : ''];
    return folded([...names, notes.note ?? '', ...words].join('\n'));
  };
  return (entry) => {
    const text = known.get(entry) ?? textOf(entry);
    known.set(entry, text);
    return text;
  };
}
