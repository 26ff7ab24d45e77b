import type { Ref } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { idOf, type Item, progressOf, type Section } from '../shelves';
import { standingOf } from '../standing';
import { GoalPicture } from './GoalPicture';
import { detailWords, examplePuzzle, itemName, standingWords } from './item-words';
import { usePuzzleResults } from '../results';

interface PuzzleListProps {
  readonly sections: readonly Section[];
  /** Whether they were found by name. */
  readonly isSearch: boolean;
  /** The key of the item that is chosen. */
  readonly value: string | undefined;
  readonly onChange: (key: string) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The puzzles of a collection, each with a picture of its goal and how it stands. */
export function PuzzleList({ sections, isSearch, value, onChange, ref }: PuzzleListProps) {
  const { t } = useTranslation();
  // What stands in a row depends on it.
  const results = usePuzzleResults();
  return (
    <ListBox
      ref={ref}
      className="puzzle-list"
      aria-label={t('newGame.puzzle')}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => keys !== 'all' && onChange(String([...keys][0]))}
      renderEmptyState={() => (
        <p className="puzzle-list-empty">{t(isSearch ? 'puzzleChoice.nothingFound' : 'puzzleChoice.noneOfLevel')}</p>
      )}
    >
      {sections.flatMap((section) =>
        section.items.length === 0
          ? []
          : [
              <ListBoxSection key={section.key} id={section.key} aria-label={section.name ?? t('newGame.puzzle')}>
                {section.name && (
                  <Header className="puzzle-section">
                    <SetProgress name={section.name} {...progressOf([section], results)} />
                  </Header>
                )}
                <Collection items={section.items} dependencies={[results]}>
                  {(item) => <PuzzleRow id={item.key} item={item} />}
                </Collection>
              </ListBoxSection>,
            ],
      )}
    </ListBox>
  );
}

/** A shareset, and how many of its puzzles are solved. */
function SetProgress({ name, solved, all }: { name: string; solved: number; all: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span>{name}</span>
      <span className="shelf-progress" data-complete={solved === all || undefined}>
        {t('puzzleChoice.progress', { solved, all })}
      </span>
    </>
  );
}

function PuzzleRow({ id, item }: { id: string; item: Item }) {
  const { t } = useTranslation();
  const name = itemName(item, t);
  const puzzle = examplePuzzle(item);
  return (
    <ListBoxItem id={id} textValue={name} className="puzzle-entry">
      <GoalPicture puzzle={puzzle} />
      <span className="puzzle-entry-name">{name}</span>{' '}
      <span className="puzzle-entry-details">
        <span>{detailWords(item, t)}</span> <StandingMark item={item} />
      </span>
    </ListBoxItem>
  );
}

/** The best time of a puzzle or the most points, or that it was solved with help. */
function StandingMark({ item }: { item: Item }) {
  const { t } = useTranslation();
  const results = usePuzzleResults();
  const standing = standingOf(idOf(item) ?? '', results);
  const words = standingWords(standing, t);
  if (!words) return null;
  return (
    <span className={standing.isAnswered ? 'standing is-answered' : 'standing'}>
      {(standing.isSolved || standing.isAnswered) && <span className="standing-tick" aria-hidden="true" />}
      {words}
    </span>
  );
}
