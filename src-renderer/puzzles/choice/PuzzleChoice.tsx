import { type KeyboardEvent, useRef } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  chosenItem,
  graded,
  isOwn,
  isSearching,
  onShelf,
  type PuzzleForm,
  type PuzzleFormProblems,
  searching,
  shownSections,
} from './puzzle-form';
import { GeneratedDetails } from './GeneratedDetails';
import { OwnPuzzle } from './OwnPuzzle';
import { PuzzleDetails } from './PuzzleDetails';
import { PuzzleList } from './PuzzleList';
import { ShelfList } from './ShelfList';
import { GRADES, type Grade } from '../../../src-shared/puzzles/grades';
import { useStreak } from '../days';
import { usePuzzleResults } from '../results';
import type { Shelf } from '../shelves';
import { StudyDetails } from '../studies/StudyDetails';
import { SelectField } from '../../ui/SelectField';
import { focusChosen } from '../../stage/roles';

interface PuzzleChoiceProps {
  readonly form: PuzzleForm;
  readonly problems: PuzzleFormProblems | undefined;
  /** Whether the chosen puzzle is just being made. */
  readonly isMaking: boolean;
  readonly onChange: (form: PuzzleForm) => void;
}

/** Everything there is to solve: collections on the left, their puzzles, and the one that is chosen. */
export function PuzzleChoice({ form, problems, isMaking, onChange }: PuzzleChoiceProps) {
  const { t } = useTranslation();
  const results = usePuzzleResults();
  const list = useRef<HTMLDivElement>(null);
  const goDown = () => focusChosen(list.current);
  const sections = shownSections(form);
  const item = chosenItem(form, sections);
  const isSeedWrong = problems?.seed ?? false;
  const isAt = (shelf: Shelf) => form.shelf === shelf && !isSearching(form);
  return (
    <div className="puzzle-choice">
      <div className="puzzle-shelves">
        <NameSearch text={form.search} onChange={(text) => onChange(searching(form, text, results))} onDown={goDown} />
        <GradeFilter grade={form.grade} onChange={(grade) => onChange(graded(form, grade, results))} />
        <ShelfList
          shelf={isSearching(form) ? undefined : form.shelf}
          today={form.today}
          onChange={(shelf) => onChange(onShelf(form, shelf, results))}
        />
      </div>
      {isOwn(form) ? (
        <OwnPuzzle code={form.code} problem={problems?.code} onChange={(code) => onChange({ ...form, code })} />
      ) : (
        <>
          <div className="puzzle-middle">
            {isAt('sharesets') && <p className="field-hint">{t('puzzleChoice.sharesetHint')}</p>}
            {isAt('daily') && <DailyHint today={form.today} />}
            <PuzzleList
              ref={list}
              sections={sections}
              isSearch={isSearching(form)}
              value={form.key}
              onChange={(key) => onChange({ ...form, key })}
            />
          </div>
          {item?.kind === 'generated' && <GeneratedDetails {...{ form, item, isSeedWrong, isMaking, onChange }} />}
          {item?.kind === 'study' && <StudyDetails at={item.at} />}
          {item && item.kind !== 'generated' && item.kind !== 'study' && (
            <PuzzleDetails {...{ form, item, isSeedWrong, onChange }} />
          )}
        </>
      )}
    </div>
  );
}

/** How hard the puzzle is on which day, and how many days in a row it was solved. */
function DailyHint({ today }: { today: Date }) {
  const { t } = useTranslation();
  const streak = useStreak(today);
  return (
    <p className="field-hint">
      {t('puzzleChoice.dailyHint')} {streak > 0 && <strong>{t('puzzle.streak', { count: streak })}</strong>}
    </p>
  );
}

interface GradeFilterProps {
  readonly grade: Grade | undefined;
  readonly onChange: (grade: Grade | undefined) => void;
}

/** Of which grade puzzles are shown, whatever the shelf. */
function GradeFilter({ grade, onChange }: GradeFilterProps) {
  const { t } = useTranslation();
  const grades = GRADES.map((value) => ({ value, words: t(`puzzleChoice.levels.${value}`) }));
  return (
    <SelectField<Grade | 'all'>
      label={t('puzzleChoice.level')}
      value={grade ?? 'all'}
      options={[{ value: 'all', words: t('puzzleChoice.allLevels') }, ...grades]}
      onChange={(value) => onChange(value === 'all' ? undefined : value)}
    />
  );
}

interface NameSearchProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Goes down to what was found; says whether there is something. */
  readonly onDown: () => boolean;
}

/** Finds puzzles by their names; from here the arrow goes down to what was found, and Enter starts the first. */
function NameSearch({ text, onChange, onDown }: NameSearchProps) {
  const { t } = useTranslation();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && onDown()) event.preventDefault();
  };
  return (
    <SearchField className="field puzzle-search" value={text} onChange={onChange} onKeyDown={onKeyDown}>
      <Label>{t('puzzleChoice.search')}</Label>
      <Input />
    </SearchField>
  );
}
