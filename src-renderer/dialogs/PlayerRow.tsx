import { FieldError, Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type FieldProblem, MAX_FIELD_LENGTH, PLAYER_FIELDS, type PlayerField } from '../../src-shared/record';
import { COLOURS, type Colour } from '../../src-shared/tantrix';
import { type NewGameForm, type Row, withColour, withField } from './new-game-form';

interface PlayerRowProps {
  /** From 1. */
  readonly number: number;
  readonly row: Row;
  readonly form: NewGameForm;
  readonly problems: Partial<Record<PlayerField, FieldProblem>> | undefined;
  readonly onChange: (form: NewGameForm) => void;
}

/** One player of the New Game dialog: colour, name, email and country. */
export function PlayerRow({ number, row, form, problems, onChange }: PlayerRowProps) {
  const { t } = useTranslation();
  const at = number - 1;
  return (
    <div className="player-row" role="group" aria-label={t('newGame.player', { number })}>
      <ColourChoice colour={row.colour} onChange={(colour) => onChange(withColour(form, at, colour))} />
      {PLAYER_FIELDS.map((field) => {
        const problem = problems?.[field];
        return (
          <TextField
            key={field}
            className={`field ${field}-field`}
            value={row[field]}
            onChange={(text) => onChange(withField(form, at, field, text))}
            isInvalid={problem !== undefined}
            isRequired={field === 'name'}
            autoFocus={number === 1 && field === 'name'}
          >
            <Label>{t(`newGame.${field}`)}</Label>
            <Input autoComplete="off" spellCheck={false} />
            <FieldError>{problem && t(`newGame.problem.${problem}`, { count: MAX_FIELD_LENGTH })}</FieldError>
          </TextField>
        );
      })}
    </div>
  );
}

function ColourChoice({ colour, onChange }: { colour: Colour; onChange: (colour: Colour) => void }) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      className="colour-choice"
      orientation="horizontal"
      value={colour}
      onChange={(value) => onChange(COLOURS.find((each) => each === value) ?? colour)}
    >
      <Label>{t('newGame.colour')}</Label>
      <div className="swatches">
        {COLOURS.map((each) => (
          <Radio key={each} value={each} className={`swatch swatch-${each}`} aria-label={t(`colour.${each}`)}>
            {t(`colourLetter.${each}`)}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
