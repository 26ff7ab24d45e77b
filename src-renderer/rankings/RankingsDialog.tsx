import { useMemo, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { filtered, firstDirection, keyOf, type RankingRow, sorted, type Sorting } from '../../src-shared/rankings';
import { reportErrors } from '../stage/failures';
import { exportRankings, importRankings, type rankingsDialog, showImports } from './rankings-dialog';
import { ReadingNotice } from '../stage/ReadingNotice';
import type { Words } from '../words/words';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { Pages, PAGE_SIZE } from './Pages';
import { PlayerHistory } from './PlayerHistory';
import { RankingsTable } from './RankingsTable';
import { RankingsTold } from './RankingsTold';
import { type PropsOf } from '../stage/dialogs';

/** The table of who is best: sorted, filtered, and how the rank of each player went. */
export function RankingsDialog({
  rows,
  wasRepaired,
  hasImports,
  news,
  onClose,
}: PropsOf<typeof rankingsDialog> & { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [text, setText] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ column: 'place', direction: 'ascending' });
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const shown = useMemo(
    () => sorted(filtered(rows, text), sorting, i18n.language),
    [rows, text, sorting, i18n.language],
  );
  // To make the keys of ten thousand players takes a while.
  const player = chosen === undefined ? undefined : rows.find((row) => keyOf(row) === chosen);
  const at = Math.min(page, Math.max(0, Math.ceil(shown.length / PAGE_SIZE) - 1));
  const onPage = useMemo(() => shown.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE), [shown, at]);
  const sort = ({ column, direction }: Sorting) => {
    setSorting({ column, direction: column === sorting.column ? direction : firstDirection(column) });
    setPage(0);
  };
  const find = (words: string) => {
    setText(words);
    setPage(0);
  };
  return (
    <DialogFrame title={t('rankings.title')} onCancel={onClose}>
      <div className="rankings">
        <RankingsTold wasRepaired={wasRepaired} news={news} />
        <TopWisdom top={rows[0]} />
        {rows.length === 0 ? (
          <p>{t('rankings.empty')}</p>
        ) : (
          <>
            <div className="rankings-bar">
              <Filter text={text} onChange={find} found={shown.length} all={rows.length} />
              <Pages page={at} count={shown.length} onChange={setPage} />
            </div>
            <RankingsTable rows={onPage} sorting={sorting} onSort={sort} chosen={chosen} onChoose={setChosen} />
            <PlayerHistory key={chosen} player={player} />
          </>
        )}
      </div>
      <ReadingNotice className="rankings-reading" />
      <DialogButtons choices={buttons({ rows, hasImports }, t, onClose)} focusPrimary={rows.length === 0} />
    </DialogFrame>
  );
}

const buttons = (
  { rows, hasImports }: { readonly rows: readonly RankingRow[]; readonly hasImports: boolean },
  t: Words,
  onClose: () => void,
) => {
  const isDisabled = rows.length === 0;
  const exportAs = (form: 'own' | 'csv') => () => void reportErrors(() => exportRankings(form, t('rankings.fileName')));
  return [
    { words: t('rankings.import'), run: () => void reportErrors(importRankings) },
    { words: t('rankings.undoImport'), run: () => void reportErrors(showImports), isDisabled: !hasImports },
    { words: t('rankings.export'), run: exportAs('own'), isDisabled },
    { words: t('rankings.exportCsv'), run: exportAs('csv'), isDisabled },
    { words: t('button.close'), run: onClose, look: 'primary' as const },
  ];
};

/** The Words of Wisdom of whoever is at the top. */
function TopWisdom({ top }: { top: RankingRow | undefined }) {
  const { t } = useTranslation();
  if (!top?.wisdom) return null;
  return (
    <figure className="wisdom">
      <blockquote>{t('rankings.wisdom', { words: top.wisdom })}</blockquote>
      <figcaption>{t('rankings.wisdomBy', { name: top.name })}</figcaption>
    </figure>
  );
}

interface FilterProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly found: number;
  readonly all: number;
}

function Filter({ text, onChange, found, all }: FilterProps) {
  const { t } = useTranslation();
  const words = found === all ? t('rankings.count', { count: all }) : t('rankings.found', { count: found, all });
  return (
    <>
      <SearchField className="field rankings-filter" value={text} onChange={onChange} autoFocus>
        <Label>{t('rankings.filter')}</Label>
        <Input autoComplete="off" spellCheck={false} />
      </SearchField>
      <output className="rankings-count">{words}</output>
    </>
  );
}
