import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { TEXT_SIZES, THEMES, TILE_STYLES } from '../../../src-shared/bridge/bridge';
import { tryPreferences } from '../../play/preferences';
import { useTable } from '../../play/table';
import { CardsField, SwitchField } from './fields';
import { ThemeSample, TileSample } from './samples';

/** Theme, tiles and size of letters. */
export function LookTab() {
  const { t } = useTranslation();
  const { theme, tileStyle } = useTable((table) => table.preferences);
  return (
    <>
      <CardsField
        label={t('settings.theme.label')}
        value={theme}
        choices={THEMES.map((each) => ({
          value: each,
          words: t(`settings.theme.${each}`),
          sample: <ThemeSample theme={each} />,
        }))}
        onChange={(chosen) => tryPreferences({ theme: chosen })}
      />
      <CardsField
        label={t('settings.tileStyle.label')}
        value={tileStyle}
        choices={TILE_STYLES.map((each) => ({
          value: each,
          words: t(`settings.tileStyle.${each}`),
          sample: <TileSample tileStyle={each} />,
        }))}
        onChange={(chosen) => tryPreferences({ tileStyle: chosen })}
      />
      <SwitchField name="tileNumbers" />
      <TextSizeField />
    </>
  );
}

function TextSizeField() {
  const { t } = useTranslation();
  const textSize = useTable((table) => table.preferences.textSize);
  return (
    <RadioGroup className="count-choice" orientation="horizontal" value={String(textSize)} onChange={setTextSize}>
      <Label>{t('settings.textSize')}</Label>
      <div className="segments">
        {TEXT_SIZES.map((size) => (
          <Radio key={size} value={String(size)} className="segment">
            {t('settings.percent', { count: size })}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

function setTextSize(value: string): void {
  const size = TEXT_SIZES.find((each) => String(each) === value);
  if (size) tryPreferences({ textSize: size });
}
