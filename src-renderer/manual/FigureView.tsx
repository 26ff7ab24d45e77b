import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { DrawnFigure } from '../../src-shared/help/figures/compile';
import { type Rotation, type TileNumber, turnRotation } from '../../src-shared/tantrix';
import { tileBox } from '../board/geometry';
import { TileArt } from '../board/TileArt';
import { Icon, COMMAND_ICONS } from '../stage/Icon';
import { FigureDrawing } from './FigureDrawing';
import { askToTryPosition } from './main-calls';

/** A figure of the manual: the position, which can be turned and perhaps played on, and what it shows. */
export function FigureView({ figure }: { figure: DrawnFigure }) {
  const [turn, setTurn] = useState<Rotation>(0);
  return (
    <figure className="help-figure">
      <FigureDrawing figure={figure} turn={turn} />
      {figure.beside.length > 0 && <TilesBeside tiles={figure.beside} />}
      <FigureTools figure={figure} onTurn={(sixths) => setTurn((now) => turnRotation(now, sixths))} />
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
}

function FigureTools({ figure: { game }, onTurn }: { figure: DrawnFigure; onTurn: (sixths: number) => void }) {
  const { t } = useTranslation();
  return (
    <div className="figure-tools">
      <Button className="button button-icon" aria-label={t('help.figure.anticlockwise')} onPress={() => onTurn(-1)}>
        <Icon path={COMMAND_ICONS.rotateAnticlockwise ?? ''} />
      </Button>
      <Button className="button button-icon" aria-label={t('help.figure.clockwise')} onPress={() => onTurn(1)}>
        <Icon path={COMMAND_ICONS.rotateClockwise ?? ''} />
      </Button>
      {game !== undefined && (
        <Button className="button" onPress={() => void askToTryPosition(game)}>
          {t('help.figure.try')}
        </Button>
      )}
    </div>
  );
}

/** Tiles in a row, with their numbers. */
function TilesBeside({ tiles }: { tiles: readonly TileNumber[] }) {
  const { t } = useTranslation();
  return (
    <div className="figure-beside">
      {tiles.map((tile) => (
        <svg key={tile} viewBox={tileBox(8)} role="img" aria-label={t('help.figure.tile', { tile })}>
          <TileArt tile={tile} rotation={0} showNumber />
        </svg>
      ))}
    </div>
  );
}
