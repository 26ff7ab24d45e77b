import { useTranslation } from 'react-i18next';
import type { Words } from '../words/words';
import { type NewGameForm, startsIn, startsOffered } from './new-game-form';
import { rowWords } from './row-words';
import type { FormPartProps } from './SeatRows';
import { SelectField } from '../ui/SelectField';

/** Who plays the first tile, which is settled before any tile is drawn. */
export function StarterField({ form, onChange }: FormPartProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('newGame.starts')}
      value={startsIn(form)}
      options={optionsIn(form, t)}
      onChange={(starts) => onChange({ ...form, starts })}
    />
  );
}

/** What is chosen, in words. */
export const starterWords = (form: NewGameForm, t: Words): string =>
  optionsIn(form, t).find(({ value }) => value === startsIn(form))?.words ?? '';

const optionsIn = (form: NewGameForm, t: Words) =>
  startsOffered(form).map(({ starts, row }) => {
    if (row === undefined)
      return { value: starts, words: t(`newGame.startsWith.${starts === 'lot' ? 'lot' : 'drawn'}`) };
    const player = starterNamed(form, row, t);
    return { value: starts, words: starts === 'winner' ? t('newGame.startsWith.winner', { player }) : player };
  });

/** Against the computer the person is spoken to, as by all of that page, whatever their name is. */
const starterNamed = (form: NewGameForm, at: number, t: Words): string =>
  form.kind === 'computer' && !form.rows[at]?.robot ? t('newGame.you') : rowWords(form, at, t);
