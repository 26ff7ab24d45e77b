import { useTranslation } from 'react-i18next';
import { SegmentField } from '../../ui/SegmentField';
import { type HostForm, RACER_COUNTS } from './host-form';

interface WhatIsPlayedProps {
  readonly form: HostForm;
  readonly onChange: (form: HostForm) => void;
}

/** What is played at a table: a game, or Gobble by so many. */
export function WhatIsPlayed({ form, onChange }: WhatIsPlayedProps) {
  const { t } = useTranslation();
  return (
    <>
      <SegmentField
        label={t('online.host.what')}
        value={form.isRace ? 'race' : 'game'}
        options={[
          { value: 'game', words: t('online.host.plainGame') },
          { value: 'race', words: t('gobble.title') },
        ]}
        onChange={(what) => onChange({ ...form, isRace: what === 'race' })}
      />
      {form.isRace && (
        <>
          <SegmentField
            label={t('newGame.players')}
            value={String(form.racers)}
            options={RACER_COUNTS.map((count) => ({ value: String(count), words: String(count) }))}
            onChange={(value) =>
              onChange({ ...form, racers: RACER_COUNTS.find((count) => String(count) === value) ?? form.racers })
            }
          />
          <p className="field-hint">{t('gobble.inShort')}</p>
        </>
      )}
    </>
  );
}
