import { RadioGroup } from 'react-aria-components';
import type { TableSeen } from '../../../src-shared/bridge/bridge';
import { tryTable, withChosen } from './join-form';
import { TableRow } from './TableRow';
import type { useJoining } from './useJoining';

export type TableListProps = ReturnType<typeof useJoining> & { readonly chosen: TableSeen | undefined };

/** The tables that were found, a row each, under a heading that has the id `meeting-tables`. */
export function TableList({ form, setForm, tables, refused, take, chosen }: TableListProps) {
  const choose = (id: string) => setForm((now) => withChosen(now, id));
  return (
    <RadioGroup
      className="meeting-tables"
      aria-labelledby="meeting-tables"
      value={chosen?.id ?? null}
      onChange={choose}
    >
      {tables.map((table) => (
        <TableRow
          key={table.id}
          table={table}
          form={form}
          isChosen={table.id === chosen?.id}
          refused={refused}
          onChoose={() => choose(table.id)}
          onPassword={(password) => setForm({ ...form, password, refused: undefined })}
          onGo={() => take(tryTable(form, table))}
        />
      ))}
    </RadioGroup>
  );
}
