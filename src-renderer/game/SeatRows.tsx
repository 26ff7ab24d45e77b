import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type FormProblems, isPaired, type NewGameForm, rowsShown, SIZES, sizeOf, withSize } from './new-game-form';
import { PlayerRow } from './PlayerRow';

/** What every part of the New Game dialog is given. */
export interface FormPartProps {
  readonly form: NewGameForm;
  readonly onChange: (form: NewGameForm) => void;
}

interface SeatRowsProps extends FormPartProps {
  readonly problems: FormProblems | undefined;
  readonly canCount: boolean;
  readonly focusesName: boolean;
}

/** Two to four players at this computer, or two pairs. */
export function SeatRows({ form, problems, canCount, focusesName, onChange }: SeatRowsProps) {
  const { t } = useTranslation();
  return (
    <>
      {canCount && <CountChoice form={form} onChange={onChange} />}
      <div className="player-rows">
        {rowsShown(form).map((at) => (
          <PlayerRow
            key={at}
            number={at + 1}
            isFirst={focusesName && at === 0}
            problems={problems?.rows[at]}
            {...{ form, onChange }}
          />
        ))}
      </div>
      {isPaired(form) && <p className="field-hint">{t('newGame.doublesHint')}</p>}
    </>
  );
}

function CountChoice({ form, onChange }: FormPartProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      className="count-choice"
      orientation="horizontal"
      value={sizeOf(form)}
      onChange={(value) => onChange(withSize(form, SIZES.find((size) => size === value) ?? '2'))}
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
