import { useTranslation } from 'react-i18next';
import { colourCounts } from '../../../src-shared/patterns/counts';
import type { Arrangement } from '../../../src-shared/puzzles/puzzle';

/** How much there is of each colour: tiles that have it, the longest line or loop, and loops. */
export function ColourCounts({ laid }: { laid: Arrangement }) {
  const { t } = useTranslation();
  return (
    <table className="colour-counts">
      <caption>{t('pattern.tiles', { count: laid.length })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-label">{t('newGame.colour')}</span>
          </th>
          <th scope="col">{t('pattern.tilesOf')}</th>
          <th scope="col">{t('pattern.longest')}</th>
          <th scope="col">{t('pattern.loops')}</th>
        </tr>
      </thead>
      <tbody>
        {colourCounts(laid).map(({ colour, tiles, longest, loops }) => (
          <tr key={colour} data-colour={colour}>
            <th scope="row">{t(`colour.${colour}`)}</th>
            <td>{tiles}</td>
            <td>{longest}</td>
            <td>{loops}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
