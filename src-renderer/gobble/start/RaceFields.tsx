import { useImperativeHandle, useState } from 'react';
import { Checkbox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { randomSeed } from '../../stage/chance';
import type { StartFieldsProps, StartTabs } from '../../stage/starts';
import { SegmentField } from '../../ui/SegmentField';
import { shapeOf } from '../marks';
import { COUNTS, firstForm, nameProblems, peopleIn, type RaceForm, recordOf, rowsOf } from './race-form';
import { RacerRow } from './RacerRow';
import { SharingFields } from './SharingFields';
import { startRace } from './start-race';

/** The part of the New Game dialog that is about Gobble: who races, and how fast. */
export function RaceFields({ tab, ref }: StartFieldsProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState(firstForm);
  const [isChecked, setChecked] = useState(false);
  const start = () => {
    setChecked(true);
    if (nameProblems(form).some(Boolean)) return;
    startRace(recordOf(form, randomSeed(), (seat) => t(`gobble.shape.${shapeOf(seat)}`)));
  };
  useImperativeHandle(ref, () => ({ start }));
  if (tab === undefined) return null;
  return (
    <>
      <p className="field-hint">{t('gobble.inShort')}</p>
      <SegmentField
        label={t('newGame.players')}
        value={String(form.count)}
        options={COUNTS.map((count) => ({ value: String(count), words: String(count) }))}
        onChange={(count) => setForm({ ...form, count: Number(count) })}
      />
      <div className="player-rows">
        {rowsOf(form).map((_, at) => (
          <RacerRow
            key={at}
            at={at}
            form={form}
            problem={isChecked ? nameProblems(form)[at] : undefined}
            onChange={setForm}
          />
        ))}
      </div>
      <p className="field-hint">{t('gobble.extraHint')}</p>
      <SlowField form={form} onChange={setForm} />
      {peopleIn(form) > 1 && <SharingFields form={form} onChange={setForm} />}
    </>
  );
}

function SlowField({ form, onChange }: { form: RaceForm; onChange: (form: RaceForm) => void }) {
  const { t } = useTranslation();
  return (
    <div>
      <Checkbox className="check" isSelected={form.isSlow} onChange={(isSlow) => onChange({ ...form, isSlow })}>
        <span className="check-box" aria-hidden="true" />
        {t('gobble.slow')}
      </Checkbox>
      <p className="field-hint">{t('gobble.slowHint')}</p>
    </div>
  );
}

const TABS: StartTabs = { what: 'gobble', tabs: ['gobble'], first: 'gobble', Fields: RaceFields };

/** What can be started of Gobble. */
export const gobbleToStart = (): Promise<StartTabs> => Promise.resolve(TABS);
