import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { SOUNDS, type Sound } from '../../src-shared/bridge/bridge';
import { tryPreferences, usePreferences } from '../preferences/preferences';
import { playSound } from './player';
import { SwitchField } from '../preferences/SwitchField';
import { FieldGroup } from '../ui/FieldGroup';
import { ScaleField } from '../ui/ScaleField';

const SWITCHES = {
  gameStart: 'soundGameStart',
  bagShake: 'soundBagShake',
  tilePlay: 'soundTilePlay',
  puzzleSolve: 'soundPuzzleSolve',
  gobble: 'soundGobble',
} as const satisfies Record<Sound, string>;

/** Which sounds are heard, and how loud. */
export function SoundsTab() {
  const { t } = useTranslation();
  const volume = usePreferences((set) => set.volume);
  return (
    <FieldGroup title={t('settings.tab.sounds')}>
      <ul className="sounds">
        {SOUNDS.map((sound) => (
          <li key={sound}>
            <SwitchField name={SWITCHES[sound]} />
            <Button
              className="button"
              aria-label={t('settings.hear', { sound: t(`settings.${SWITCHES[sound]}`) })}
              onPress={() => void playSound({ sound, volume: volume / 100 })}
            >
              <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M3 7.5h3l4-3.5v12l-4-3.5H3zM13 7.2a4 4 0 0 1 0 5.6M15.4 4.8a7.4 7.4 0 0 1 0 10.4" />
              </svg>
            </Button>
          </li>
        ))}
      </ul>
      <ScaleField
        label={t('settings.volume')}
        value={volume}
        min={0}
        max={100}
        step={5}
        ends={[t('settings.silent'), t('settings.loud')]}
        onChange={(value) => tryPreferences({ volume: value })}
      />
    </FieldGroup>
  );
}
