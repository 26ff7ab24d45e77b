import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { COLOURS, type Colour } from '../../src-shared/tantrix';
import { type NewGameForm, type Row, withColour, withField } from './new-game-form';
import { PlayerFields } from './PlayerFields';
import type { PlayerProblems } from './player-form';

interface PlayerRowProps {
  /** From 1. */
  readonly number: number;
  readonly row: Row;
  readonly form: NewGameForm;
  readonly problems: PlayerProblems | undefined;
  readonly onChange: (form: NewGameForm) => void;
}

/** One player of the New Game dialog: colour, name, email and country. */
export function PlayerRow({ number, row, form, problems, onChange }: PlayerRowProps) {
  const { t } = useTranslation();
  const at = number - 1;
  return (
    <div className="player-row" role="group" aria-label={t('newGame.player', { number })}>
      <ColourChoice colour={row.colour} onChange={(colour) => onChange(withColour(form, at, colour))} />
      <PlayerFields
        player={row}
        problems={problems}
        onChange={(field, text) => onChange(withField(form, at, field, text))}
        isFirst={number === 1}
      />
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
