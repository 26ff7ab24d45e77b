import { useTranslation } from 'react-i18next';
import { tileBox } from '../board/geometry';
import { TileArt } from '../board/TileArt';
import { edgeWords } from '../stage/edge-words';
import { shownTable } from './history';
import { closePanel } from './panels';
import { useGame } from './table';
import { scrolledByKeys } from '../stage/own-keys';
import { unseenTiles } from '../../src-shared/tantrix';
import { PanelFrame } from './PanelFrame';
import { helpOn } from '../stage/explained';

/** The tiles left in the bag, by their numbers: nobody learns in which order they come. */
export function BagPanel() {
  const { t } = useTranslation();
  const { open } = shownTable(useGame());
  if (!open) return null;
  const { game } = open.record;
  return (
    <PanelFrame title={t('status.bag', { count: game.position.bagCount })} onClose={closePanel}>
      {/* A long list is scrolled by the keyboard, too. */}
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- as above */}
      <ul ref={scrolledByKeys} className="bag-tiles" tabIndex={0}>
        {unseenTiles(game).map((tile) => (
          <li key={tile} {...helpOn('place:tile')}>
            <svg viewBox={tileBox(0, 6)} role="img" aria-label={t('hand.tile', { tile, edges: edgeWords(tile, 0, t) })}>
              <TileArt tile={tile} rotation={0} />
            </svg>
            <span aria-hidden="true">{tile}</span>
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}
