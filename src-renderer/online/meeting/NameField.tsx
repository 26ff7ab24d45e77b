import type { FieldProblem } from '../../../src-shared/record';
import { PlayerFields } from '../../game/PlayerFields';

interface NameFieldProps {
  readonly name: string;
  readonly problem: FieldProblem | undefined;
  readonly onChange: (name: string) => void;
}

/** The name of somebody else at this computer: nothing more is asked for. Who has just added them types it at once. */
export const NameField = ({ name, problem, onChange }: NameFieldProps) => (
  <PlayerFields
    player={{ name, email: '', country: '' }}
    problems={problem && { name: problem }}
    onChange={(_, text) => onChange(text)}
    isFirst
    fields={['name']}
  />
);
