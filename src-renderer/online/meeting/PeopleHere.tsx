import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { TableSeen } from '../../../src-shared/bridge/bridge';
import { Icon } from '../../stage/Icon';
import { ColourChoice } from '../../ui/ColourChoice';
import { closedTo } from './colours';
import { coloursAt, hasRoom, type JoinForm, peopleIn, withPerson, withPersonAt } from './join-form';
import { NameField } from './NameField';
import { PartnerNote } from './PartnerNote';
import type { PersonHere } from './people-here';

const PLUS = 'M10 4v12M4 10h12';
const CROSS = 'M5 5l10 10M15 5L5 15';

interface PeopleHereProps {
  readonly form: JoinForm;
  /** The table that is meant, where it is known. */
  readonly table: TableSeen | undefined;
  readonly partners: readonly (string | undefined)[];
  readonly onChange: (form: JoinForm) => void;
}

/** The others who come from this computer, a row each. */
export function PeopleHere({ form, table, partners, onChange }: PeopleHereProps) {
  const { t } = useTranslation();
  const at = coloursAt(form, table);
  const people = peopleIn(form, at);
  return (
    <div className="meeting-people">
      {form.more.map((wanted, number) => {
        const own = number + 1;
        const others = people.filter((_, each) => each !== own).map(({ colour }) => colour);
        return (
          <PersonRow
            key={number}
            number={own + 1}
            person={{ ...wanted, colour: people[own]?.colour ?? wanted.colour }}
            problem={form.problems.names[number]}
            taken={closedTo(at, others)}
            partner={partners[own]}
            onChange={(person) => onChange(withPersonAt(form, number, person))}
          />
        );
      })}
      {form.problems.isNameTwice && <p className="form-problem">{t('online.nameTwice')}</p>}
      {/* It stays where there is no room: what stands below it is not to jump when a table is found. */}
      <Button
        className="button button-bare"
        isDisabled={!hasRoom(form, table)}
        onPress={() => onChange(withPerson(form, at))}
      >
        <Icon path={PLUS} />
        {t('online.person.add')}
      </Button>
    </div>
  );
}

interface PersonRowProps {
  /** From 2: the first is the person before the computer. */
  readonly number: number;
  readonly person: PersonHere;
  readonly problem: JoinForm['problems']['names'][number];
  readonly taken: ReturnType<typeof closedTo>;
  readonly partner: string | undefined;
  /** Left out, the person does not come. */
  readonly onChange: (person?: PersonHere) => void;
}

function PersonRow({ number, person, problem, taken, partner, onChange }: PersonRowProps) {
  const { t } = useTranslation();
  return (
    <div className="meeting-person" role="group" aria-label={t('online.person.label', { number })}>
      <NameField name={person.name} problem={problem} onChange={(name) => onChange({ ...person, name })} />
      <Button
        className="button button-icon"
        aria-label={t('online.person.remove', { number })}
        onPress={() => onChange()}
      >
        <Icon path={CROSS} />
      </Button>
      <ColourChoice
        colour={person.colour}
        taken={taken}
        onChange={(colour) => onChange({ ...person, colour, isChosen: true })}
      />
      <PartnerNote partner={partner} />
    </div>
  );
}
