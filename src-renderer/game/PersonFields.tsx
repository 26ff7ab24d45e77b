import { useTranslation } from 'react-i18next';
import { asksDetails, type NewGameForm, type Row, withField } from './new-game-form';
import type { PlayerProblems } from './player-form';
import { PlayerFields } from './PlayerFields';
import { unnamedWords } from './unnamed';

interface PersonFieldsProps {
  readonly form: NewGameForm;
  /** From 0. */
  readonly at: number;
  readonly row: Row;
  readonly problems: PlayerProblems | undefined;
  /** Whether the name has the focus when the dialog opens. */
  readonly isFirst: boolean;
  readonly onChange: (form: NewGameForm) => void;
}

/** What is asked of a person who is to play: the name, which may stay empty, or all where it is used. */
export function PersonFields({ form, at, row, problems, isFirst, onChange }: PersonFieldsProps) {
  const { t } = useTranslation();
  const hasDetails = asksDetails(form);
  return (
    <PlayerFields
      player={row}
      problems={problems}
      onChange={(field, text) => onChange(withField(form, at, field, text))}
      isFirst={isFirst}
      unnamed={hasDetails ? undefined : unnamedWords(form.rows.slice(0, form.count), at, t)}
      {...(hasDetails ? {} : { fields: ['name'] as const })}
    />
  );
}
