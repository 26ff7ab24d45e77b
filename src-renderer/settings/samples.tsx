import type { Theme, TileStyle } from '../../src-shared/bridge/bridge';
import { tileBox } from '../board/geometry';
import { TileArt } from '../board/TileArt';

/** A tile whose links cross and have three colours. */
const TILE = 9;

/** A tile in one of the styles. */
export function TileSample({ tileStyle }: { tileStyle: TileStyle }) {
  return (
    <svg className="tile-sample" viewBox={tileBox(4, 8)}>
      <TileArt tile={TILE} rotation={0} tileStyle={tileStyle} />
    </svg>
  );
}

/** The window in small, in one of the themes; what follows the system is half light, half dark. */
export function ThemeSample({ theme }: { theme: Theme }) {
  const themes = theme === 'system' ? (['light', 'dark'] as const) : [theme];
  return (
    <span className="theme-sample">
      {themes.map((each) => (
        <span key={each} className="mini-window" data-theme={each}>
          <span className="mini-bar" />
          <span className="mini-table">
            <svg viewBox={tileBox(4, 8)}>
              <TileArt tile={TILE} rotation={0} />
            </svg>
          </span>
          <span className="mini-bar">
            <span className="mini-button" />
          </span>
        </span>
      ))}
    </span>
  );
}
