import { ListBox, ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { isShelf, progressOf, sectionsOf, SHELVES, type Shelf } from '../shelves';
import { usePuzzleResults } from '../results';

interface ShelfListProps {
  /** The one in front; left out while something else stands in its place. */
  readonly shelf: Shelf | undefined;
  readonly today: Date;
  readonly onChange: (shelf: Shelf) => void;
}

/** The collections, and how much of each is solved. */
export function ShelfList({ shelf, today, onChange }: ShelfListProps) {
  const { t } = useTranslation();
  const choose = (key: string) => {
    if (isShelf(key)) onChange(key);
  };
  return (
    <ListBox
      className="shelf-list"
      aria-label={t('puzzleChoice.shelves')}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={shelf === undefined ? [] : [shelf]}
      onSelectionChange={(keys) => keys !== 'all' && choose(String([...keys][0]))}
    >
      {SHELVES.map((each) => (
        <ListBoxItem key={each} id={each} textValue={t(`puzzleChoice.shelf.${each}`)} className="shelf">
          <span>{t(`puzzleChoice.shelf.${each}`)}</span> <Progress shelf={each} today={today} />
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

/** How many of a collection are solved. Nothing of the days: the collection changes every night. */
function Progress({ shelf, today }: { shelf: Shelf; today: Date }) {
  const { t } = useTranslation();
  const results = usePuzzleResults();
  const { solved, all } = progressOf(sectionsOf(shelf, today), results);
  if (all === 0 || shelf === 'daily') return null;
  return (
    <span className="shelf-progress" data-complete={solved === all || undefined}>
      {t('puzzleChoice.progress', { solved, all })}
    </span>
  );
}
