import { useTranslation } from 'react-i18next';
import { DRAWN_COLOURS, hasThreeColours } from '../../../src-shared/puzzles/drawn-pyramids';
import type { GeneratedItem, Item, StudyItem } from '../shelves';
import { goalWords } from '../goal-words';
import { SegmentField } from '../../ui/SegmentField';
import { DrawSeedField } from './DrawSeedField';
import { GoalPicture } from './GoalPicture';
import { itemName } from './item-words';
import { LengthField } from './LengthField';
import { PuzzleTiles } from './PuzzleTiles';
import { type PuzzleForm, puzzleChosen } from './puzzle-form';

interface PuzzleDetailsProps {
  readonly form: PuzzleForm;
  readonly item: Exclude<Item, GeneratedItem | StudyItem>;
  readonly isSeedWrong: boolean;
  readonly onChange: (form: PuzzleForm) => void;
}

/** What the chosen puzzle wants, and what it leaves open. */
export function PuzzleDetails({ form, item, isSeedWrong, onChange }: PuzzleDetailsProps) {
  const { t } = useTranslation();
  const puzzle = puzzleChosen(form, item);
  return (
    <div className="puzzle-details">
      {puzzle && <GoalPicture puzzle={puzzle} />}
      <h3>{itemName(item, t)}</h3>
      <div className="puzzle-details-words">
        {puzzle && goalWords({ puzzle }, t).map((words) => <p key={words}>{words}</p>)}
        {item.kind === 'drawn' && <p className="field-hint">{t('puzzleChoice.drawnHint')}</p>}
      </div>
      {item.kind === 'drawn' && <DrawnFields {...{ form, item, isSeedWrong, onChange }} />}
      {item.kind === 'catalogued' && item.entry.family === 'extended' && (
        <LengthField length={item.entry.puzzle.tiles.length} onChange={(key) => onChange(withLength(form, key))} />
      )}
      {'entry' in item && <ColourField {...{ form, item, onChange }} />}
      {puzzle && <PuzzleTiles tiles={puzzle.tiles} />}
    </div>
  );
}

/** A form with another loop of Extended Discovery, which is shown on its shelf. */
const withLength = (form: PuzzleForm, key: string): PuzzleForm => ({
  ...form,
  shelf: 'extended',
  search: '',
  grade: undefined,
  key,
});

/** The colour of the line, of a solitaire that leaves it open: it is chosen before the first tile comes. */
function ColourField({
  form,
  item,
  onChange,
}: FieldsProps & { item: Extract<Item, { kind: 'catalogued' | 'daily' }> }) {
  const { t } = useTranslation();
  const { goal } = item.entry.puzzle;
  const [first, ...others] = goal.kind === 'solitaire' ? goal.colours : [];
  if (!first || others.length === 0) return null;
  const colours = [first, ...others];
  return (
    <SegmentField
      label={t('puzzleChoice.colour')}
      value={form.colour && colours.includes(form.colour) ? form.colour : first}
      options={colours.map((value) => ({ value, words: t(`colour.${value}`) }))}
      onChange={(colour) => onChange({ ...form, colour })}
    />
  );
}

interface FieldsProps {
  readonly form: PuzzleForm;
  readonly onChange: (form: PuzzleForm) => void;
}

/** Of how many colours the tiles are drawn, and by what number. */
function DrawnFields({
  form,
  item,
  isSeedWrong,
  onChange,
}: FieldsProps & { item: Extract<Item, { kind: 'drawn' }>; isSeedWrong: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {hasThreeColours(item.shape) && (
        <SegmentField
          label={t('puzzleChoice.drawnColours')}
          value={form.drawnColours}
          options={DRAWN_COLOURS.map((value) => ({ value, words: t(`puzzleChoice.colours.${value}`) }))}
          onChange={(drawnColours) => onChange({ ...form, drawnColours })}
        />
      )}
      <DrawSeedField
        seed={form.seed}
        hint={t('puzzleChoice.seedHint')}
        isWrong={isSeedWrong}
        onChange={(seed) => onChange({ ...form, seed })}
      />
    </>
  );
}
