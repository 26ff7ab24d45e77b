import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../src-shared/library/entry';
import type { AnyRecord } from '../../../src-shared/record';
import { useLibrary } from '../library';
import { factsOf } from './fact-words';
import { useIsTwin } from './useIsTwin';

/** What there is to know of a game besides its result. */
export function DetailFacts({ entry, record }: { entry: Entry; record: AnyRecord | null | undefined }) {
  const { t } = useTranslation();
  const entries = useLibrary((library) => library.entries);
  const isTwin = useIsTwin(entry, record);
  const facts = factsOf(entry, entries, t);
  const twice = { term: t('library.fact.twice'), words: t('library.fact.twiceText') };
  return (
    <dl className="detail-facts">
      {[...facts, ...(isTwin ? [twice] : [])].map(({ term, words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
