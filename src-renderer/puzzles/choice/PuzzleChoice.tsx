import { type KeyboardEvent, useRef } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  chosenItem,
  isOwn,
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
import { usePuzzleResults } from '../results';
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
  const isAtSharesets = form.shelf === 'sharesets' && !form.search.trim();
  return (
    <div className="puzzle-choice">
      <div className="puzzle-shelves">
        <NameSearch text={form.search} onChange={(text) => onChange(searching(form, text, results))} onDown={goDown} />
        <ShelfList
          shelf={form.shelf}
          today={form.today}
          onChange={(shelf) => onChange(onShelf(form, shelf, results))}
        />
      </div>
      {isOwn(form) ? (
        <OwnPuzzle code={form.code} problem={problems?.code} onChange={(code) => onChange({ ...form, code })} />
      ) : (
        <>
          <div className="puzzle-middle">
            {isAtSharesets && <p className="field-hint">{t('puzzleChoice.sharesetHint')}</p>}
            <PuzzleList
              ref={list}
              sections={sections}
              value={form.key}
              onChange={(key) => onChange({ ...form, key })}
            />
          </div>
          {item?.kind === 'generated' && <GeneratedDetails {...{ form, item, isSeedWrong, isMaking, onChange }} />}
          {item && item.kind !== 'generated' && <PuzzleDetails {...{ form, item, isSeedWrong, onChange }} />}
        </>
      )}
    </div>
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
