import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ANIMATION_SPEEDS } from '../../src-shared/bridge/bridge';
import { tryPreferences, usePreferences } from '../preferences/preferences';
import { SwitchField } from '../preferences/SwitchField';
import { FieldGroup } from '../ui/FieldGroup';
import { ScaleField } from '../ui/ScaleField';

/** How tiles move, and what the program does of its own accord. */
export function PlayTab() {
  const { t } = useTranslation();
  const { animate, animationSpeed } = usePreferences();
  return (
    <>
      <FieldGroup title={t('settings.animation')}>
        <SwitchField name="animate" />
        <ScaleField
          label={t('settings.animationSpeed')}
          value={animationSpeed}
          min={1}
          max={5}
          isDisabled={!animate}
          ends={[t('settings.slowest'), t('settings.fastest')]}
          onChange={setSpeed}
        />
      </FieldGroup>
      <FieldGroup title={t('settings.help')}>
        <SwitchField name="showPlayable" />
        <SwitchField name="fitCounts" />
        <SwitchField name="markClashes" />
        <TipFields />
        <SwitchField name="clickAgainPlays" />
        <SwitchField name="nextPlayerPrompt" />
        <p className="hint">{t('settings.nextPlayerHint')}</p>
        <p className="hint">{t('settings.competitionHint')}</p>
      </FieldGroup>
      <FieldGroup title={t('settings.start')}>
        <SwitchField name="reopenAtStart" />
        <SwitchField name="keepGames" />
        <p className="hint">{t('settings.keepGamesHint')}</p>
      </FieldGroup>
    </>
  );
}

/** Tips, and showing those again that were seen. */
function TipFields() {
  const { t } = useTranslation();
  const { showTips, tipsSeen } = usePreferences();
  return (
    <div className="tip-fields">
      <SwitchField name="showTips" />
      <Button
        className="button"
        isDisabled={!showTips || tipsSeen.length === 0}
        onPress={() => tryPreferences({ tipsSeen: [] })}
      >
        {t('settings.tipsAgain')}
      </Button>
    </div>
  );
}

function setSpeed(value: number): void {
  const speed = ANIMATION_SPEEDS.find((each) => each === value);
  if (speed) tryPreferences({ animationSpeed: speed });
}
