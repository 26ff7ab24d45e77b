import { Label, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { COLOURS } from '../../../src-shared/tantrix';
import { type Draft, DRAFT_GOALS, DRAFT_SHAPES } from '../../puzzles/draft';
import { SelectField } from '../SelectField';

interface GoalFieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** What the tiles are to become: the paths, their colours, and the shape. */
export function GoalFields({ draft, onChange }: GoalFieldsProps) {
  const { t } = useTranslation();
  const shapes = draft.goal === 'shape' ? DRAFT_SHAPES.filter((shape) => shape !== 'free') : DRAFT_SHAPES;
  return (
    <>
      <SelectField
        label={t('puzzleEditor.goal')}
        value={draft.goal}
        options={DRAFT_GOALS.map((value) => ({ value, words: t(`puzzleEditor.goals.${value}`) }))}
        onChange={(goal) => onChange(goal === 'shape' ? withShape({ ...draft, goal }) : { ...draft, goal })}
      />
      {draft.goal !== 'shape' && <ColourToggles draft={draft} onChange={onChange} />}
      {draft.goal !== 'tangle' && (
        <SelectField
          label={t('puzzleEditor.shape')}
          value={draft.shape}
          options={shapes.map((value) => ({ value, words: t(`puzzleEditor.shapes.${value}`) }))}
          onChange={(shape) => onChange({ ...draft, shape })}
        />
      )}
    </>
  );
}

/** A goal that is a shape has one. */
const withShape = (draft: Draft): Draft => (draft.shape === 'free' ? { ...draft, shape: 'pyramid-10' } : draft);

function ColourToggles({ draft, onChange }: GoalFieldsProps) {
  const { t } = useTranslation();
  const words = t(`puzzleEditor.colours.${draft.goal}`);
  return (
    <div className="colour-choice">
      <Label elementType="span">{words}</Label>
      <ToggleButtonGroup
        className="swatches"
        aria-label={words}
        selectionMode="multiple"
        selectedKeys={draft.colours}
        onSelectionChange={(keys) => onChange({ ...draft, colours: COLOURS.filter((colour) => keys.has(colour)) })}
      >
        {COLOURS.map((colour) => (
          <ToggleButton
            key={colour}
            id={colour}
            className={`swatch swatch-${colour}`}
            aria-label={t(`colour.${colour}`)}
          >
            {t(`colourLetter.${colour}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
