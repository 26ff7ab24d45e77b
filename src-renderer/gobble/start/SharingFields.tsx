import { useTranslation } from 'react-i18next';
import { SegmentField } from '../../ui/SegmentField';
import { peopleIn, type RaceForm, takesTurns, TURN_SECONDS } from './race-form';

/** How several people share this computer: one with the mouse and one with the keys, or in turns, which is fair. */
export function SharingFields({ form, onChange }: { form: RaceForm; onChange: (form: RaceForm) => void }) {
  const { t } = useTranslation();
  const hasTurns = takesTurns(form);
  return (
    <>
      {peopleIn(form) === 2 && (
        <SegmentField
          label={t('gobble.sharing')}
          value={form.sharing}
          options={[
            { value: 'turns', words: t('gobble.turns') },
            { value: 'atOnce', words: t('gobble.atOnce') },
          ]}
          onChange={(sharing) => onChange({ ...form, sharing })}
        />
      )}
      {hasTurns && (
        <SegmentField
          label={t('gobble.turnSeconds')}
          value={String(form.turnSeconds)}
          options={TURN_SECONDS.map((seconds) => ({ value: String(seconds), words: String(seconds) }))}
          onChange={(seconds) => onChange({ ...form, turnSeconds: Number(seconds) })}
        />
      )}
      <p className="field-hint">{t(hasTurns ? 'gobble.turnsHint' : 'gobble.atOnceHint')}</p>
    </>
  );
}
