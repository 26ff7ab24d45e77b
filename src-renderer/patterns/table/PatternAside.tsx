import type { ReactNode } from 'react';
import { Button, Checkbox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { AXES, type Guide, GUIDE_KINDS } from '../../../src-shared/patterns/guide';
import { usePreferences } from '../../preferences/preferences';
import { togglePreference } from '../../stage/switches';
import { SelectField } from '../../ui/SelectField';
import { centreHere, changeGuide, chosenOnTable, clearPattern, goTogether, handOf } from '../pattern-actions';
import type { PatternTable } from '../pattern-table';
import { ColourCounts } from './ColourCounts';

interface PatternAsideProps {
  readonly open: NonNullable<PatternTable['open']>;
  /** The box. */
  readonly children: ReactNode;
}

/** What stands beside a free table: the guide, the box, and how much there is of each colour. */
export function PatternAside({ open, children }: PatternAsideProps) {
  const { t } = useTranslation();
  const marksClashes = usePreferences((set) => set.markClashes);
  const { laid, guide } = open.record;
  return (
    <section className="puzzle-aside pattern-aside" aria-label={t('pattern.aside')}>
      <GuideFields guide={guide} mayCentre={chosenOnTable(open) !== undefined} />
      {guide.kind !== 'none' && (
        <Switch isOn={handOf(open).together} onChange={goTogether} words={t('pattern.together')} />
      )}
      <Switch
        isOn={marksClashes}
        onChange={() => void togglePreference('markClashes')}
        words={t('settings.markClashes')}
      />
      {children}
      <div className="puzzle-foot">
        <ColourCounts laid={laid} />
        <div className="puzzle-buttons">
          <Button className="button button-plain" isDisabled={laid.length === 0} onPress={clearPattern}>
            {t('command.clearTable')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function GuideFields({ guide, mayCentre }: { guide: Guide; mayCentre: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="guide-fields">
      <SelectField
        label={t('pattern.guide')}
        value={guide.kind}
        options={GUIDE_KINDS.map((value) => ({ value, words: t(`pattern.guides.${value}`) }))}
        onChange={(kind) => changeGuide({ kind })}
      />
      {guide.kind !== 'none' && (
        <Button className="button button-plain" isDisabled={!mayCentre} onPress={centreHere}>
          {t('pattern.centreHere')}
        </Button>
      )}
      {guide.kind === 'mirror' && (
        <Button className="button button-plain" onPress={() => changeGuide({ axis: (guide.axis + 1) % AXES })}>
          {t('pattern.turnMirror')}
        </Button>
      )}
    </div>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly words: string;
  readonly onChange: (isOn: boolean) => void;
}

const Switch = ({ isOn, words, onChange }: SwitchProps) => (
  <Checkbox className="check" isSelected={isOn} onChange={onChange}>
    <span className="check-box" aria-hidden="true" />
    {words}
  </Checkbox>
);
