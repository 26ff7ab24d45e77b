import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { COLOURS, type Colour } from '../../src-shared/tantrix';

interface ColourChoiceProps {
  /** Left out, it is called the colour alone: whose it is stands beside it. */
  readonly label?: string;
  readonly colour: Colour;
  /** Colours that cannot be chosen, for somebody has them. */
  readonly taken?: readonly Colour[];
  readonly onChange: (colour: Colour) => void;
}

/** The choice of a player's colour. */
export function ColourChoice({ label, colour, taken = [], onChange }: ColourChoiceProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      className="colour-choice"
      orientation="horizontal"
      value={colour}
      onChange={(value) => onChange(COLOURS.find((each) => each === value) ?? colour)}
    >
      <Label>{label ?? t('newGame.colour')}</Label>
      <div className="swatches">
        {COLOURS.map((each) => (
          <Radio
            key={each}
            value={each}
            className={`swatch swatch-${each}`}
            aria-label={t(`colour.${each}`)}
            isDisabled={taken.includes(each)}
          >
            {t(`colourLetter.${each}`)}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
