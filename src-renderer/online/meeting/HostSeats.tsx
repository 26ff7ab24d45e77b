import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../../src-shared/record';
import { CHARACTERS, type Robot } from '../../../src-shared/robots';
import { LevelSelect } from '../../game/LevelChoice';
import { Partner } from '../../game/PlayerRow';
import { SizeChoice } from '../../game/SizeChoice';
import { ColourChoice } from '../../ui/ColourChoice';
import { SelectField } from '../../ui/SelectField';
import type { Words } from '../../words/words';
import {
  type HostForm,
  isPaired,
  type OtherSeat,
  othersShown,
  PARTNER,
  type Taker,
  withColour,
  withSize,
  withTaker,
} from './host-form';
import { NameField } from './NameField';

interface HostPartProps {
  readonly form: HostForm;
  readonly onChange: (form: HostForm) => void;
}

interface HostSeatsProps extends HostPartProps {
  /** By seat besides the host's, what is wrong with the name. */
  readonly problems: readonly (FieldProblem | undefined)[];
}

/** How many play, and which seats are for whoever comes. */
export function HostSeats({ form, problems, onChange }: HostSeatsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SizeChoice size={form.size} onChange={(size) => onChange(withSize(form, size))} />
      <div className="meeting-seats">
        {othersShown(form).map((at) => {
          const seat = form.others[at];
          return seat && <SeatRow key={at} {...{ at, seat, form, onChange }} problem={problems[at]} />;
        })}
      </div>
      {isPaired(form) && <p className="field-hint">{t('newGame.doublesHint')}</p>}
    </>
  );
}

interface SeatRowProps extends HostPartProps {
  readonly at: number;
  readonly seat: OtherSeat;
  readonly problem: FieldProblem | undefined;
}

/** A seat beside the host's: open to others, somebody's at this computer, or a computer player's with its level. */
function SeatRow({ at, seat, problem, form, onChange }: SeatRowProps) {
  const { t } = useTranslation();
  const { robot, name, colour } = seat;
  const take = (taker: Taker) => onChange(withTaker(form, at, taker));
  const isPartner = isPaired(form) && at === PARTNER;
  const label = seatWords(at, form, t);
  return (
    <div className="meeting-seat-row" role="group" aria-label={label}>
      <WhoSits label={label} seat={seat} onChange={take} />
      {robot && <LevelSelect level={robot.level} onChange={(level) => take({ robot: { ...robot, level } })} />}
      {name !== undefined && <NameField name={name} problem={problem} onChange={(text) => take({ name: text })} />}
      {(robot || name !== undefined) &&
        (isPartner ? (
          <Partner colour={colour} />
        ) : (
          <ColourChoice colour={colour} onChange={(other) => onChange(withColour(form, at, other))} />
        ))}
    </div>
  );
}

/** Which seat it is, as the host sees it. */
function seatWords(at: number, form: HostForm, t: Words): string {
  if (!isPaired(form)) return t('online.host.seat', { number: at + 2 });
  return at === PARTNER ? t('newGame.partner') : t('online.host.opponent', { number: at < PARTNER ? 1 : 2 });
}

type Who = 'open' | 'here' | Robot['character'];

interface WhoSitsProps {
  readonly label: string;
  readonly seat: Taker;
  readonly onChange: (taker: Taker) => void;
}

function WhoSits({ label, seat: { robot, name }, onChange }: WhoSitsProps) {
  const { t } = useTranslation();
  const choose = (who: Who) => {
    if (who === 'open') onChange({});
    else if (who === 'here') onChange({ name: name ?? '' });
    else onChange({ robot: { character: who, level: robot?.level ?? 1 } });
  };
  return (
    <SelectField<Who>
      label={label}
      value={robot?.character ?? (name === undefined ? 'open' : 'here')}
      options={[
        { value: 'open', words: t('online.host.open') },
        { value: 'here', words: t('online.host.here') },
        ...CHARACTERS.map((value) => ({ value, words: t(`robot.name.${value}`) })),
      ]}
      onChange={choose}
    />
  );
}
