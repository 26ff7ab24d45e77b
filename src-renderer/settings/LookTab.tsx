import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Preferences, TEXT_SIZES, THEMES, TILE_STYLES } from '../../src-shared/bridge/bridge';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src-shared/languages';
import { tryPreferences, usePreferences } from '../preferences/preferences';
import { SelectField } from '../ui/SelectField';
import { SwitchField } from '../preferences/SwitchField';
import { CardsField } from './CardsField';
import { ThemeSample, TileSample } from './samples';

/** Language, theme, tiles and size of letters. */
export function LookTab() {
  const { t } = useTranslation();
  const { theme, tileStyle } = usePreferences();
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
      <div className="language-and-size">
        <LanguageField />
        <TextSizeField />
      </div>
    </>
  );
}

/** Each language is named in itself, for who has come to one that they do not read. */
function LanguageField() {
  const { t } = useTranslation();
  const language = usePreferences((set) => set.language);
  return (
    <SelectField<Preferences['language']>
      label={t('settings.language.label')}
      value={language}
      options={[
        { value: 'system', words: t('settings.language.system') },
        ...LANGUAGES.map((value) => ({ value, words: LANGUAGE_NAMES[value] })),
      ]}
      onChange={(chosen) => tryPreferences({ language: chosen })}
    />
  );
}

function TextSizeField() {
  const { t } = useTranslation();
  const textSize = usePreferences((set) => set.textSize);
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
