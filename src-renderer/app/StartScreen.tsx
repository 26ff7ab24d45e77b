import { useTranslation } from 'react-i18next';
import { centreOf, HALF_HEIGHT, R } from '../board/geometry';
import { TileArt } from '../board/TileArt';
import { CommandButton } from '../stage/CommandButton';
import { helpOn } from '../stage/explained';

/** Six tiles that close a yellow loop round a seventh: what the game is about, at a glance. */
const EMBLEM = [
  { tile: 24, q: 0, r: 0, rotation: 0 },
  { tile: 4, q: 0, r: -1, rotation: 3 },
  { tile: 19, q: 1, r: -1, rotation: 5 },
  { tile: 20, q: 1, r: 0, rotation: 1 },
  { tile: 11, q: 0, r: 1, rotation: 1 },
  { tile: 7, q: -1, r: 1, rotation: 3 },
  { tile: 8, q: -1, r: 0, rotation: 3 },
];
const EMBLEM_BOX = [-2.9 * R, -3.2 * HALF_HEIGHT, 5.8 * R, 6.4 * HALF_HEIGHT].join(' ');

/** What the window shows while no game is open. */
export function StartScreen() {
  const { t } = useTranslation();
  return (
    <main className="start-screen" {...helpOn('place:start-screen')}>
      <svg className="emblem" viewBox={EMBLEM_BOX} aria-hidden="true">
        {EMBLEM.map(({ tile, rotation, ...hex }) => {
          const { x, y } = centreOf(hex);
          return (
            <g key={tile} transform={`translate(${x} ${y})`}>
              <TileArt tile={tile} rotation={rotation} />
            </g>
          );
        })}
      </svg>
      <h1>{t('app.name')}</h1>
      <p className="tagline">{t('app.tagline')}</p>
      <div className="start-buttons">
        <CommandButton id="newGame" look="primary" rank="startScreen" />
        <CommandButton id="open" />
      </div>
      <p className="small-print">{t('app.independent')}</p>
    </main>
  );
}
