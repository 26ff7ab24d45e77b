import { Checkbox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Switch, tryPreferences, usePreferences } from './preferences';

/** What the View menu turns on and off has no place in the Settings dialog. */
type SwitchHere = Exclude<Switch, 'toolbar' | 'statusBar' | 'bagCounter' | 'puzzleTimer'>;

/** A setting that is on or off. */
export function SwitchField({ name }: { name: SwitchHere }) {
  const { t } = useTranslation();
  const isOn = usePreferences((set) => set[name]);
  return (
    <Checkbox className="check" isSelected={isOn} onChange={(on) => tryPreferences({ [name]: on })}>
      <span className="check-box" aria-hidden="true" />
      {t(`settings.${name}`)}
    </Checkbox>
  );
}
