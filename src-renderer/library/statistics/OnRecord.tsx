import { useTranslation } from 'react-i18next';
import type { Best, Bests } from '../../../src-shared/library/bests';
import { DOCUMENTED } from '../../../src-shared/library/documented';
import { figureWords, type Words } from '../../words/words';

/** What the documents tell, each beside one's own. */
const ON_RECORD = [
  { kind: 'score', documented: DOCUMENTED.highestScore },
  { kind: 'loop', documented: DOCUMENTED.largestLoop },
  { kind: 'line', documented: DOCUMENTED.longestLine },
  { kind: 'lowestWin', documented: DOCUMENTED.lowestWin },
] as const;

/** The own records, and those of the documents beside them. */
export function OnRecord({ bests }: { bests: Bests }) {
  const { t } = useTranslation();
  return (
    <section className="statistics-part" aria-label={t('statistics.booklet')}>
      <table className="on-record">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-label">{t('statistics.records')}</span>
            </th>
            <th scope="col">{t('statistics.yours')}</th>
            <th scope="col">{t('statistics.booklet')}</th>
          </tr>
        </thead>
        <tbody>
          {ON_RECORD.map(({ kind, documented }) => (
            <tr key={kind}>
              <th scope="row">{t(`statistics.onRecord.${kind}`)}</th>
              <td>{ownWords(bests[kind])}</td>
              <td>{documentedWords(kind, documented, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="statistics-note">
        {t('statistics.documented', { year: String(DOCUMENTED.year), usual: DOCUMENTED.usualLine })}
      </p>
    </section>
  );
}

const ownWords = (best: Best | undefined): string => (best ? figureWords(best.value, 0) : '–');

/** No longest line is on record; what is known is that none can be longer. */
const documentedWords = (kind: (typeof ON_RECORD)[number]['kind'], value: number, t: Words): string =>
  kind === 'line' ? t('statistics.atMost', { value }) : figureWords(value, 0);
