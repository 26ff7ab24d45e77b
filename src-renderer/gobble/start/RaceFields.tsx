import { useImperativeHandle, useState } from 'react';
import { Checkbox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { randomSeed } from '../../stage/chance';
import { reportErrors } from '../../stage/failures';
import type { StartFieldsProps, StartTabs } from '../../stage/starts';
import { SegmentField } from '../../ui/SegmentField';
import { shapeOf } from '../marks';
import { COUNTS, formAfter, nameProblems, peopleIn, type RaceForm, recordOf, rememberedOf, rowsOf } from './race-form';
import { RacerRow } from './RacerRow';
import { SharingFields } from './SharingFields';
import { startRace } from './start-race';

interface RaceFieldsProps extends StartFieldsProps {
  /** What is filled in at first. */
  readonly first: RaceForm;
}

/** The part of the New Game dialog that is about Gobble: who races, and how fast. */
function RaceFields({ tab, first, ref }: RaceFieldsProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const start = () => {
    setChecked(true);
    if (nameProblems(form).some(Boolean)) return;
    void reportErrors(() => window.tantrix.rememberRace(rememberedOf(form)));
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

/** What can be started of Gobble, with the players of the last race. */
export async function gobbleToStart(): Promise<StartTabs> {
  const first = formAfter(await window.tantrix.rememberedRace());
  return {
    what: 'gobble',
    tabs: ['gobble'],
    first: 'gobble',
    Fields: function LastFields(props) {
      return <RaceFields first={first} {...props} />;
    },
  };
}
