import { FieldError, Input, Label, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  type FieldProblem,
  MAX_FIELD_LENGTH,
  type Player,
  PLAYER_FIELDS,
  type PlayerField,
} from '../../src-shared/record';
import type { Words } from '../words/words';
import { MixedScripts } from '../ui/MixedScripts';

interface PlayerFieldsProps {
  readonly player: Player;
  readonly problems: Partial<Record<PlayerField, FieldProblem>> | undefined;
  readonly onChange: (field: PlayerField, text: string) => void;
  /** Whether the name has the focus when the dialog opens. */
  readonly isFirst: boolean;
  /** What the player is called without a name; left out, there has to be one. */
  readonly unnamed?: string | undefined;
  /** What is asked for; left out, everything. */
  readonly fields?: readonly PlayerField[];
}

/** Name, email and country of a player. */
export function PlayerFields({
  player,
  problems,
  onChange,
  isFirst,
  unnamed,
  fields = PLAYER_FIELDS,
}: PlayerFieldsProps) {
  const { t } = useTranslation();
  return fields.map((field) => {
    const problem = problems?.[field];
    return (
      <TextField
        key={field}
        className={`field ${field}-field`}
        value={player[field]}
        onChange={(text) => onChange(field, text)}
        isInvalid={problem !== undefined}
        isRequired={field === 'name' && unnamed === undefined}
        autoFocus={isFirst && field === 'name'}
      >
        <Label>{t(`newGame.${field}`)}</Label>
        <Input
          autoComplete="off"
          spellCheck={false}
          {...(field === 'name' && unnamed !== undefined ? { placeholder: unnamed } : {})}
        />
        <MixedScripts texts={[player[field]]} />
        <FieldError>{problem && problemWords(field, problem, t)}</FieldError>
      </TextField>
    );
  });
}

const problemWords = (field: PlayerField, problem: FieldProblem, t: Words): string =>
  field === 'email' && problem === 'missing'
    ? t('newGame.problem.emailMissing')
    : t(`newGame.problem.${problem}`, { count: MAX_FIELD_LENGTH });
