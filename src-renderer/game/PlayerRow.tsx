import { useTranslation } from 'react-i18next';
import { CHARACTERS, type Robot } from '../../src-shared/robots';
import type { Colour } from '../../src-shared/tantrix';
import { ColourChoice } from '../ui/ColourChoice';
import { isPaired, type NewGameForm, type Row, robotOf, withColour, withPerson, withRobot } from './new-game-form';
import { PersonFields } from './PersonFields';
import type { PlayerProblems } from './player-form';
import { LevelSelect } from './LevelChoice';
import { SelectField } from '../ui/SelectField';

interface PlayerRowProps {
  /** From 1. */
  readonly number: number;
  /** Whether the name has the focus when the dialog opens. */
  readonly isFirst: boolean;
  readonly form: NewGameForm;
  readonly problems: PlayerProblems | undefined;
  readonly onChange: (form: NewGameForm) => void;
}

/** One player of the New Game dialog: colour, and of a person name, email and country, of a computer player its level. */
export function PlayerRow({ number, isFirst, form, problems, onChange }: PlayerRowProps) {
  const { t } = useTranslation();
  const at = number - 1;
  const row = form.rows[at];
  if (!row) return null;
  const robot = robotOf(row);
  const isPartner = isPaired(form) && at > 1;
  return (
    <div
      className={isPartner ? 'player-row seat-row partner-row' : 'player-row seat-row'}
      role="group"
      aria-label={t('newGame.player', { number })}
    >
      {isPartner ? (
        <Partner colour={row.colour} />
      ) : (
        <ColourChoice colour={row.colour} onChange={(colour) => onChange(withColour(form, at, colour))} />
      )}
      <WhoPlays {...{ row, at, form, onChange }} />
      {robot ? (
        <LevelSelect level={robot.level} onChange={(level) => onChange(withRobot(form, at, { ...robot, level }))} />
      ) : (
        <PersonFields {...{ form, at, row, problems, isFirst, onChange }} />
      )}
    </div>
  );
}

/** In place of a choice of the colour: the partner of the row above has the same. */
export function Partner({ colour }: { colour: Colour }) {
  const { t } = useTranslation();
  return (
    <p className="partner">
      <span className={`swatch swatch-${colour}`} aria-hidden="true">
        {t(`colourLetter.${colour}`)}
      </span>
      {t('newGame.partner')}
    </p>
  );
}

/** Who can sit at a seat: a person here, one who is reached by mail, or a computer player. */
type Who = 'person' | 'byMail' | Robot['character'];

function WhoPlays({ row, at, form, onChange }: { row: Row; at: number } & Pick<PlayerRowProps, 'form' | 'onChange'>) {
  const { t } = useTranslation();
  const robot = robotOf(row);
  const isMail = form.kind === 'email';
  const people: readonly Who[] = isMail ? ['person', 'byMail'] : ['person'];
  const choose = (who: Who) => {
    if (who === 'person' || who === 'byMail') onChange(withPerson(form, at, who === 'byMail'));
    else onChange(withRobot(form, at, { level: robot?.level ?? 1, character: who }));
  };
  return (
    <SelectField
      label={t('newGame.who')}
      value={robot?.character ?? (isMail && row.isByMail ? 'byMail' : 'person')}
      options={[
        ...people.map((value) => ({ value, words: t(value === 'byMail' ? 'newGame.byMail' : 'newGame.person') })),
        ...CHARACTERS.map((value) => ({ value, words: t(`robot.name.${value}`) })),
      ]}
      onChange={choose}
    />
  );
}
