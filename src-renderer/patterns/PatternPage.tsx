import { useTranslation } from 'react-i18next';
import type { Pattern } from '../../src-shared/patterns/pattern';
import { PaperBoard } from '../stage/paper/PaperBoard';
import { ColourCounts } from './table/ColourCounts';

/** The page of a free table: the tiles as they lie, and how much there is of each colour. */
export function PatternPage({ pattern, date }: { pattern: Pattern; date: string }) {
  const { t } = useTranslation();
  return (
    <>
      <header className="sheet-header">
        <h2 className="sheet-title">{t('pattern.title')}</h2>
        <span className="sheet-date">{date}</span>
      </header>
      <div className="sheet-body">
        <PaperBoard tiles={pattern.laid} />
        <section className="sheet-facts">
          <ColourCounts laid={pattern.laid} />
        </section>
      </div>
    </>
  );
}
