import { useMemo } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../stage/Icon';
import { useToday } from '../../ui/useToday';
import { monthWords } from '../entry-words';
import { filterBy, sortBy, useView } from '../view';
import { choicesIn } from './filters';
import { FilterSelect } from './FilterSelect';
import { SORTS } from './listing';
import { STAR } from './star';
import { useEntries } from './useListing';

/** What is listed, and in which order; what there is nothing to choose of is left out. */
export function FilterBar() {
  const { t } = useTranslation();
  const today = useToday();
  const entries = useEntries();
  const choices = useMemo(() => choicesIn(entries), [entries]);
  const { opponent, level, result, kind, month, isStarred } = useView(({ filters }) => filters);
  const sort = useView((view) => view.sort);
  const { opponents, levels, results, kinds, months } = choices;
  return (
    <div className="library-filters" role="group" aria-label={t('library.filters')}>
      <FilterSelect
        of="opponent"
        value={opponent}
        options={opponents.map(({ value, name }) => ({ value, words: name }))}
        onChange={(value) => filterBy({ opponent: value })}
      />
      <FilterSelect
        of="level"
        value={level?.toString()}
        options={levels.map((each) => ({ value: String(each), words: t('library.row.level', { level: each }) }))}
        onChange={(value) => filterBy({ level: value === undefined ? undefined : Number(value) })}
      />
      <FilterSelect
        of="result"
        value={result}
        options={results.map((value) => ({ value, words: t(`library.result.${value}`) }))}
        onChange={(value) => filterBy({ result: value })}
      />
      <FilterSelect
        of="kind"
        value={kind}
        options={kinds.map((value) => ({ value, words: t(`library.kind.${value}`) }))}
        onChange={(value) => filterBy({ kind: value })}
      />
      <FilterSelect
        of="month"
        value={month}
        options={months.map((value) => ({ value, words: monthWords(value, today) }))}
        onChange={(value) => filterBy({ month: value })}
      />
      <ToggleButton
        className="button filter-star"
        isSelected={isStarred}
        onChange={(isOn) => filterBy({ isStarred: isOn })}
      >
        <Icon path={STAR} />
        <span>{t('library.starred')}</span>
      </ToggleButton>
      <FilterSelect
        of="sort"
        value={sort}
        options={SORTS.map((value) => ({ value, words: t(`library.sorted.${value}`) }))}
        onChange={(value) => sortBy(value ?? 'newest')}
      />
    </div>
  );
}
