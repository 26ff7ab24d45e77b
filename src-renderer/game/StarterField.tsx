import { useTranslation } from 'react-i18next';
import type { Words } from '../words/words';
import { type NewGameForm, robotOf, startsIn, startsOffered } from './new-game-form';
import type { FormPartProps } from './SeatRows';
import { SelectField } from '../ui/SelectField';
import { unnamedWords } from './unnamed';

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
    const player = playerNamed(form, row, t);
    return { value: starts, words: starts === 'winner' ? t('newGame.startsWith.winner', { player }) : player };
  });

/** What a row is called where it is chosen from a list; it may have no name yet. */
function playerNamed({ kind, count, rows }: NewGameForm, at: number, t: Words): string {
  const row = rows[at];
  const robot = row && robotOf(row);
  if (robot) return t(`robot.name.${robot.character}`);
  return kind === 'computer' ? t('newGame.you') : row?.name.trim() || unnamedWords(rows.slice(0, count), at, t);
}
