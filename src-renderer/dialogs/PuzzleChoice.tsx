import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CATALOGUE, type CataloguedPuzzle, FAMILIES } from '../../src-shared/puzzles/catalogue';
import type { Words } from '../words/words';

interface PuzzleChoiceProps {
  /** The id of the puzzle that is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The puzzles of the booklets, family by family. */
export function PuzzleChoice({ value, onChange }: PuzzleChoiceProps) {
  const { t } = useTranslation();
  return (
    <ListBox
      className="puzzle-list"
      aria-label={t('newGame.puzzle')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => keys !== 'all' && onChange(String([...keys][0]))}
    >
      {FAMILIES.map((family) => (
        <ListBoxSection key={family} id={family}>
          <Header className="puzzle-family">{t(`newGame.family.${family}`)}</Header>
          <Collection items={CATALOGUE.filter((each) => each.family === family)}>
            {(entry) => (
              <ListBoxItem id={entry.id} textValue={entry.name} className="puzzle-entry">
                <span>{entry.name}</span> <span className="puzzle-detail">{detailWords(entry, t)}</span>
              </ListBoxItem>
            )}
          </Collection>
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

const detailWords = ({ puzzle, level }: CataloguedPuzzle, t: Words): string =>
  [
    t('newGame.puzzleTiles', { count: puzzle.tiles.length }),
    ...(level === undefined ? [] : [t('newGame.puzzleLevel', { level })]),
  ].join(', ');
