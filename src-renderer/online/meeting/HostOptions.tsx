import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { DRAWERS } from '../../../src-shared/online/terms';
import { Disclosure } from '../../stage/Disclosure';
import { SelectField } from '../../ui/SelectField';
import { inRow, type Words } from '../../words/words';
import { CLOCKS, type HostForm, playedIn } from './host-form';
import { HostPassword } from './HostPassword';
import { clockWords } from './table-words';
import { isRanked } from './tables';

interface HostOptionsProps {
  readonly form: HostForm;
  readonly onChange: (form: HostForm) => void;
}

/** What most tables leave as it is: the clock, the rules, the password, and whether others may watch. */
export function HostOptions({ form, onChange }: HostOptionsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      title={t('newGame.advanced')}
      summary={summaryOf(form, t)}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <div className="meeting-options">
        <SelectField
          label={t('online.host.clock')}
          value={form.clock}
          options={CLOCKS.map((value) => ({ value, words: clockWords(minutesOf(value), t) }))}
          onChange={(clock) => onChange({ ...form, clock })}
        />
        <HostPassword form={form} onChange={onChange} />
        {form.place === 'server' && (
          <SelectField
            label={t('online.host.drawers')}
            value={form.drawers}
            options={DRAWERS.map((value) => ({ value, words: t(`online.host.drawnBy.${value}`) }))}
            onChange={(drawers) => onChange({ ...form, drawers })}
          />
        )}
        <div className="competition-check">
          <Tick
            isOn={form.isCompetition}
            words={t('newGame.competition')}
            onChange={(isCompetition) => onChange({ ...form, isCompetition })}
          />
          <p className="field-hint">
            {t('newGame.competitionHint')} {mayBeRanked(form) && t('online.host.rankedHint')}
          </p>
        </div>
        <div className="competition-check">
          <Tick
            isOn={form.set === 'first-edition'}
            words={t('newGame.firstEdition')}
            onChange={(isFirst) => onChange({ ...form, set: isFirst ? 'first-edition' : 'standard' })}
          />
          <p className="field-hint">{t('newGame.firstEditionHint')}</p>
        </div>
        <Tick
          isOn={form.mayWatch}
          words={t('online.host.mayWatch')}
          onChange={(mayWatch) => onChange({ ...form, mayWatch })}
        />
      </div>
    </Disclosure>
  );
}

interface TickProps {
  readonly isOn: boolean;
  readonly words: string;
  readonly onChange: (isOn: boolean) => void;
}

const Tick = ({ isOn, words, onChange }: TickProps) => (
  <Checkbox className="check" isSelected={isOn} onChange={onChange}>
    <span className="check-box" aria-hidden="true" />
    {words}
  </Checkbox>
);

const minutesOf = (clock: HostForm['clock']) => (clock === 'none' ? {} : { minutes: Number(clock) });

/** Whether the result would count under competition rules. */
const mayBeRanked = (form: HostForm): boolean => isRanked({ ...playedIn(form), isCompetition: true });

/** What holds while nobody looks. */
function summaryOf(form: HostForm, t: Words): string {
  const { clock, isCompetition, set, mayWatch, password } = form;
  const competition = t(mayBeRanked(form) ? 'online.ranked' : 'online.competition');
  return inRow(
    [
      clockWords(minutesOf(clock), t),
      isCompetition ? competition : t('online.friendly'),
      ...(set === 'first-edition' ? [t('newGame.firstEditionShort')] : []),
      t(`online.host.advancedSummary.${mayWatch ? 'watched' : 'unwatched'}`),
      ...(password === '' ? [] : [t('online.host.advancedSummary.locked')]),
    ],
    t,
  );
}
