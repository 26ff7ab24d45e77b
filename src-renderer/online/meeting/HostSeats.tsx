import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CHARACTERS } from '../../../src-shared/robots';
import { LevelSelect } from '../../game/LevelChoice';
import { ColourChoice } from '../../ui/ColourChoice';
import { SelectField } from '../../ui/SelectField';
import { COUNTS, type HostForm, type OtherSeat, othersIn, withColour, withRobot } from './host-form';

interface HostPartProps {
  readonly form: HostForm;
  readonly onChange: (form: HostForm) => void;
}

/** How many play, and which seats are for whoever comes. */
export function HostSeats({ form, onChange }: HostPartProps) {
  const { t } = useTranslation();
  return (
    <>
      <RadioGroup
        className="count-choice"
        orientation="horizontal"
        value={String(form.count)}
        onChange={(value) => onChange({ ...form, count: COUNTS.find((count) => String(count) === value) ?? 2 })}
      >
        <Label>{t('newGame.players')}</Label>
        <div className="segments">
          {COUNTS.map((count) => (
            <Radio
              key={count}
              value={String(count)}
              className="segment"
              aria-label={t('newGame.playerCount', { count })}
            >
              {count}
            </Radio>
          ))}
        </div>
      </RadioGroup>
      <div className="meeting-seats">
        {othersIn(form).map((seat, at) => (
          <SeatRow key={at} at={at} seat={seat} form={form} onChange={onChange} />
        ))}
      </div>
    </>
  );
}

type SeatRowProps = HostPartProps & { readonly at: number; readonly seat: OtherSeat };

/** A seat beside the host's: open to others, or a computer player with its level and colour. */
function SeatRow({ at, seat: { robot, colour }, form, onChange }: SeatRowProps) {
  const { t } = useTranslation();
  return (
    <div className="meeting-seat-row" role="group" aria-label={t('online.host.seat', { number: at + 2 })}>
      <SelectField
        label={t('online.host.seat', { number: at + 2 })}
        value={robot?.character ?? 'open'}
        options={[
          { value: 'open', words: t('online.host.open') },
          ...CHARACTERS.map((value) => ({ value, words: t(`robot.name.${value}`) })),
        ]}
        onChange={(who) =>
          onChange(withRobot(form, at, who === 'open' ? undefined : { character: who, level: robot?.level ?? 1 }))
        }
      />
      {robot && (
        <>
          <LevelSelect level={robot.level} onChange={(level) => onChange(withRobot(form, at, { ...robot, level }))} />
          <ColourChoice colour={colour} onChange={(other) => onChange(withColour(form, at, other))} />
        </>
      )}
    </div>
  );
}
