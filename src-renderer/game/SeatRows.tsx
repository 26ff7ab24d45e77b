import { useTranslation } from 'react-i18next';
import { type FormProblems, isPaired, type NewGameForm, rowsShown, sizeOf, withSize } from './new-game-form';
import { PlayerRow } from './PlayerRow';
import { SizeChoice } from './SizeChoice';

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
      {canCount && <SizeChoice size={sizeOf(form)} onChange={(size) => onChange(withSize(form, size))} />}
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
