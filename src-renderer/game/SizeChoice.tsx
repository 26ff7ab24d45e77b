import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type PlayerCount, SIZES } from './new-game-form';

interface SizeChoiceProps {
  readonly size: PlayerCount;
  readonly onChange: (size: PlayerCount) => void;
}

/** How many play, and whether in pairs. */
export function SizeChoice({ size: chosen, onChange }: SizeChoiceProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      className="count-choice"
      orientation="horizontal"
      value={chosen}
      onChange={(value) => onChange(SIZES.find((size) => size === value) ?? '2')}
    >
      <Label>{t('newGame.players')}</Label>
      <div className="segments">
        {SIZES.map((size) => (
          <Radio
            key={size}
            value={size}
            className="segment"
            aria-label={size === 'doubles' ? t('newGame.doubles') : t('newGame.playerCount', { count: Number(size) })}
          >
            {size === 'doubles' ? t('newGame.doubles') : size}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
