import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TileLook } from '../board/tile-look';
import { usePreferences } from '../preferences/preferences';

/** The look of all tiles in the window, with the letters of the person's language. */
export function useTileLook(): TileLook {
  const { t } = useTranslation();
  const style = usePreferences(({ tileStyle }) => tileStyle);
  return useMemo(() => ({ style, letters: t('colourLetter', { returnObjects: true }) }), [style, t]);
}
