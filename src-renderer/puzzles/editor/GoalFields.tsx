import { Checkbox, Label, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { COLOURS } from '../../../src-shared/tantrix';
import { type Draft, DRAFT_GOALS, DRAFT_SHAPES, type DraftShape } from '../draft';
import { SelectField } from '../../ui/SelectField';

interface GoalFieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** What the tiles are to become: the paths, their colours, and the shape. */
export function GoalFields({ draft, onChange }: GoalFieldsProps) {
  const { t } = useTranslation();
  const goals = DRAFT_GOALS.filter((goal) => goal !== 'turn' || draft.laid.length > 0);
  const hasColours = draft.goal !== 'shape' && draft.goal !== 'turn';
  const shapes = DRAFT_SHAPES.filter((shape) => isOffered(shape, draft));
  return (
    <>
      <SelectField
        label={t('puzzleEditor.goal')}
        value={draft.goal}
        options={goals.map((value) => ({ value, words: t(`puzzleEditor.goals.${value}`) }))}
        onChange={(goal) => onChange(goal === 'shape' ? withShape({ ...draft, goal }) : { ...draft, goal })}
      />
      {hasColours && <ColourToggles draft={draft} onChange={onChange} />}
      {draft.goal !== 'tangle' && draft.goal !== 'turn' && (
        <SelectField
          label={t('puzzleEditor.shape')}
          value={draft.shape}
          options={shapes.map((value) => ({ value, words: t(`puzzleEditor.shapes.${value}`) }))}
          onChange={(shape) => onChange({ ...draft, shape })}
        />
      )}
      {draft.goal === 'tangle' && <HubField draft={draft} onChange={onChange} />}
      {draft.goal !== 'turn' && <ClueField draft={draft} onChange={onChange} />}
    </>
  );
}

const isOffered = (shape: DraftShape, { goal, cells }: Draft): boolean =>
  shape === 'free' ? goal !== 'shape' : shape !== 'table' || cells.length > 0;

/** A goal that is a shape has one. */
const withShape = (draft: Draft): Draft =>
  draft.shape === 'free' ? { ...draft, shape: draft.cells.length > 0 ? 'table' : 'pyramid-10' } : draft;

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

/** The loop of a tangle with which all others are to be entangled, if there is to be one. */
function HubField({ draft, onChange }: GoalFieldsProps) {
  const { t } = useTranslation();
  const { colours, hub } = draft;
  return (
    <SelectField
      label={t('puzzleEditor.hub')}
      value={hub && colours.includes(hub) ? hub : 'none'}
      options={[
        { value: 'none', words: t('puzzleEditor.noHub') },
        ...colours.map((colour) => ({ value: colour, words: t(`colour.${colour}`) })),
      ]}
      onChange={(value) => onChange({ ...draft, hub: value === 'none' ? undefined : value })}
    />
  );
}

/** Whether the tiles on the table lie firm; where there are none, how they come to be there. */
function ClueField({ draft, onChange }: GoalFieldsProps) {
  const { t } = useTranslation();
  const count = draft.laid.filter(({ tile }) => draft.tiles.has(tile)).length;
  if (count === 0) return <p className="field-hint">{t('puzzleEditor.cluesHint')}</p>;
  return (
    <Checkbox className="check" isSelected={draft.hasClues} onChange={(hasClues) => onChange({ ...draft, hasClues })}>
      <span className="check-box" aria-hidden="true" />
      {t('puzzleEditor.clues', { count })}
    </Checkbox>
  );
}
