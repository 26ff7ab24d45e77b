import { Button, Input, Label, Radio, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OnlineProblem, TableSeen } from '../../../src-shared/bridge/bridge';
import { SeatMark } from '../../gobble';
import { Icon } from '../../stage/Icon';
import type { JoinForm } from './join-form';
import { inPairs } from './pairs';
import { ProblemAt } from './ProblemAt';
import { reveal } from './reveal';
import { clockWords, factWords, seatWords } from './table-words';
import { freeIn, wayInto } from './tables';

const LOCK = 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9';

interface TableRowProps {
  readonly table: TableSeen;
  readonly form: JoinForm;
  readonly isChosen: boolean;
  /** Why the last try failed. */
  readonly refused: OnlineProblem | undefined;
  readonly onChoose: () => void;
  readonly onPassword: (password: string) => void;
  readonly onGo: () => void;
}

/** A table that was found: what is played, who sits there, and the way to it. */
export function TableRow({ table, form, isChosen, refused, onChoose, onPassword, onGo }: TableRowProps) {
  const { t } = useTranslation();
  const isAsking = isChosen && form.asking === table.id;
  return (
    <div className="meeting-table" {...(isChosen ? { 'data-chosen': '' } : {})}>
      <Radio className="meeting-choice" value={table.id}>
        <span className="meeting-what">
          <strong>
            {table.name}
            {table.hasPassword && (
              <span role="img" aria-label={t('online.join.locked')}>
                <Icon path={LOCK} />
              </span>
            )}
          </strong>
          <span>{factWords(table, t)}</span>
        </span>
        <SeatDots table={table} />
        <span className="meeting-clock">{table.isRace ? '' : clockWords(table, t)}</span>
      </Radio>
      <WayButton {...{ table, isChosen, isAsking, onChoose, onGo }} />
      {isAsking && (
        <div ref={reveal} className="meeting-password">
          {/* The person has just asked for it. */}
          <TextField className="field" value={form.password} onChange={onPassword} autoFocus>
            <Label>{t('online.password')}</Label>
            <Input autoComplete="off" spellCheck={false} />
          </TextField>
          <ProblemAt place="password" problem={refused} />
        </div>
      )}
    </div>
  );
}

/** A disc, or in a race the mark, for each seat that is taken, a ring for each that is free. */
function SeatDots({ table }: { table: TableSeen }) {
  const { t } = useTranslation();
  const { taken, isDoubles, isRace } = table;
  return (
    <span className="meeting-dots" role="img" aria-label={seatWords(table, t)}>
      {inPairs(taken, isDoubles).map(({ name, colour }, seat) =>
        isRace ? <SeatMark key={name} seat={seat} /> : <i key={name} className={`swatch-${colour}`} />,
      )}
      {Array.from({ length: freeIn(table) }, (_, at) => (
        <i key={at} className="is-free" />
      ))}
    </span>
  );
}

type WayButtonProps = Pick<TableRowProps, 'table' | 'isChosen' | 'onChoose' | 'onGo'> & { readonly isAsking: boolean };

/** The way to the table; that of the chosen one is what Enter presses. */
function WayButton({ table, isChosen, isAsking, onChoose, onGo }: WayButtonProps) {
  const { t } = useTranslation();
  const way = wayInto(table);
  if (way !== 'join' && way !== 'watch')
    return <span className="meeting-closed">{t(`online.join.closed.${way}`)}</span>;
  const asks = way === 'join' && table.hasPassword && !isAsking;
  const [words, label] = asks
    ? [t('online.join.ask'), t('online.join.askTable', { table: table.name })]
    : [t(`online.join.${way}`), t(`online.join.${way}Table`, { table: table.name })];
  return (
    <Button
      className={`button button-${isChosen && way === 'join' ? 'primary' : 'plain'}`}
      aria-label={label}
      onFocus={onChoose}
      {...(isChosen ? { type: 'submit' } : { onPress: onGo })}
    >
      {words}
    </Button>
  );
}
