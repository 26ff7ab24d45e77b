import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { drawnPyramid } from '../../../src-shared/puzzles/drawn-pyramids';
import { useTable } from '../../play/table';
import { idOf, type Item, progressOf, type Section, standingOf } from '../../puzzles/shelves';
import { timeWords } from '../../puzzles/time-words';
import { dateWords, type Words } from '../../words/words';
import { GoalPicture } from './GoalPicture';

interface PuzzleListProps {
  readonly sections: readonly Section[];
  /** The key of the item that is chosen. */
  readonly value: string | undefined;
  readonly onChange: (key: string) => void;
}

/** The puzzles of a collection, each with a picture of its goal and how it stands. */
export function PuzzleList({ sections, value, onChange }: PuzzleListProps) {
  const { t } = useTranslation();
  // What stands in a row depends on it.
  const results = useTable((table) => table.puzzleResults);
  return (
    <ListBox
      className="puzzle-list"
      aria-label={t('newGame.puzzle')}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => keys !== 'all' && onChange(String([...keys][0]))}
      renderEmptyState={() => <p className="puzzle-list-empty">{t('puzzleChoice.nothingFound')}</p>}
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

/** Any draw shows what is wanted. */
const puzzleOf = (item: Item) => ('entry' in item ? item.entry.puzzle : drawnPyramid(item.shape, 'four', 0));

function PuzzleRow({ id, item }: { id: string; item: Item }) {
  const { t } = useTranslation();
  const name = itemName(item, t);
  const puzzle = puzzleOf(item);
  return (
    <ListBoxItem id={id} textValue={name} className="puzzle-entry">
      <GoalPicture puzzle={puzzle} />
      <span className="puzzle-entry-name">{name}</span>{' '}
      <span className="puzzle-entry-details">
        <span>{detailWords(item, puzzle.tiles.length, t)}</span> <StandingMark item={item} />
      </span>
    </ListBoxItem>
  );
}

export const itemName = (item: Item, t: Words): string =>
  'entry' in item ? item.entry.name : t('puzzleChoice.drawn', { count: puzzleOf(item).tiles.length });

function detailWords(item: Item, count: number, t: Words): string {
  const day = item.kind === 'daily' ? [dateWords(item.date)] : [];
  if (!('entry' in item)) return t('puzzleChoice.drawnDetails');
  const { level, targetSeconds } = item.entry;
  return [
    ...day,
    t('newGame.puzzleTiles', { count }),
    ...(level === undefined ? [] : [t('newGame.puzzleLevel', { level })]),
    ...(targetSeconds === undefined ? [] : [t('puzzleChoice.target', { time: timeWords(targetSeconds, t) })]),
  ].join(' · ');
}

/** The best time of a puzzle, or that it was solved with help. */
function StandingMark({ item }: { item: Item }) {
  const { t } = useTranslation();
  const results = useTable((table) => table.puzzleResults);
  const { isSolved, seconds } = standingOf(idOf(item) ?? '', results);
  if (!isSolved) return null;
  return (
    <span className="standing">
      <span className="standing-tick" aria-hidden="true" />
      {seconds === undefined
        ? t('puzzleChoice.solvedWithHelp')
        : t('puzzleChoice.solvedIn', { time: timeWords(seconds, t) })}
    </span>
  );
}
