import { FieldError, Input, Label, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type FieldProblem, MAX_FIELD_LENGTH } from '../../../src-shared/record';
import { MixedScripts } from '../../ui/MixedScripts';
import { SelectField } from '../../ui/SelectField';
import { WholeNumberField } from '../../ui/WholeNumberField';
import { shapeOf } from '../marks';
import { SeatMark } from '../SeatMark';
import { MOST_EXTRA, type RaceForm, sharesIn, WHO, withRow } from './race-form';

interface RacerRowProps {
  /** From 0. */
  readonly at: number;
  readonly form: RaceForm;
  readonly problem: FieldProblem | undefined;
  readonly onChange: (form: RaceForm) => void;
}

/** A player: the mark of the seat, who plays, a name, and how many tiles they begin with. */
export function RacerRow({ at, form, problem, onChange }: RacerRowProps) {
  const { t } = useTranslation();
  const row = form.rows[at];
  if (!row) return null;
  const count = sharesIn(form)[at] ?? 0;
  return (
    <div className="player-row racer-row" role="group" aria-label={t('newGame.player', { number: at + 1 })}>
      <SeatMark seat={at} />
      <SelectField
        label={t('newGame.who')}
        value={row.who}
        options={WHO.map((value) => ({
          value,
          words: value === 'person' ? t('newGame.person') : t(`gobble.pace.${value}`),
        }))}
        onChange={(who) => onChange(withRow(form, at, { who }))}
      />
      <TextField
        className="field name-field"
        value={row.name}
        onChange={(name) => onChange(withRow(form, at, { name }))}
        isInvalid={problem !== undefined}
      >
        <Label>{t('newGame.name')}</Label>
        <Input autoComplete="off" spellCheck={false} placeholder={t(`gobble.shape.${shapeOf(at)}`)} />
        <MixedScripts texts={[row.name]} />
        <FieldError>{problem && t(`newGame.problem.${problem}`, { count: MAX_FIELD_LENGTH })}</FieldError>
      </TextField>
      <WholeNumberField
        className="extra-field"
        label={t('gobble.extra')}
        value={row.extra}
        min={0}
        max={MOST_EXTRA}
        steps={[t('gobble.fewer'), t('gobble.more')]}
        onChange={(extra) => onChange(withRow(form, at, { extra }))}
      />
      <Heap count={count} />
    </div>
  );
}

/** So many tiles, as a heap of them. */
function Heap({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className="heap" role="img" aria-label={t('gobble.tilesLeft', { count })}>
      <b>{count}</b>
      {Array.from({ length: count }, (_, at) => (
        <i key={at} />
      ))}
    </span>
  );
}
