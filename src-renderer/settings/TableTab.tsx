import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { BITMAPS, type Bitmap, TABLE_COLOURS } from '../../src-shared/bridge/bridge';
import { type PictureProblem, useOwnPicture } from '../preferences/own-picture';
import { reportErrors } from '../stage/failures';
import { tryPreferences, usePreferences } from '../preferences/preferences';
import { choosePicture } from './settings';
import { ColourField } from './ColourField';
import { SwitchField } from '../preferences/SwitchField';
import { FieldGroup } from '../ui/FieldGroup';
import { CardsField } from './CardsField';

/** What lies under the tantrix, and the colours of the table. */
export function TableTab() {
  const { t } = useTranslation();
  const colours = usePreferences((set) => set.colours);
  return (
    <>
      <FieldGroup title={t('settings.background')}>
        <SwitchField name="showBitmap" />
        <BitmapField />
      </FieldGroup>
      <FieldGroup title={t('settings.colours')}>
        <div className="colours">
          {TABLE_COLOURS.map((name) => (
            <ColourField key={name} name={name} />
          ))}
        </div>
        <Button
          className="button reset-button"
          isDisabled={Object.keys(colours).length === 0}
          onPress={() => tryPreferences({ colours: {} })}
        >
          {t('settings.reset')}
        </Button>
      </FieldGroup>
    </>
  );
}

function BitmapField() {
  const { t } = useTranslation();
  const { showBitmap, bitmap } = usePreferences();
  const picture = useOwnPicture();
  const [problem, setProblem] = useState<PictureProblem>();
  const choose = () => void reportErrors(async () => setProblem(await choosePicture()));
  const select = (chosen: Bitmap) => {
    if (chosen === 'own' && !picture) choose();
    else tryPreferences({ bitmap: chosen });
  };
  return (
    <>
      <CardsField
        label={t('settings.bitmap.label')}
        value={bitmap}
        isDisabled={!showBitmap}
        choices={BITMAPS.map((each) => ({
          value: each,
          words: t(`settings.bitmap.${each}`),
          sample: <span className={`bitmap-sample sample-${each}`} />,
        }))}
        onChange={select}
      />
      <div className="file-choice">
        <span className="file-name">
          {picture ? t('settings.ownFile', { name: picture.name }) : t('settings.noOwnFile')}
        </span>
        <Button className="button" onPress={choose}>
          {t('settings.choose')}
        </Button>
      </div>
      {problem && (
        <p className="form-problem" role="alert">
          {t(`settings.pictureProblem.${problem}`)}
        </p>
      )}
    </>
  );
}
