import {
  type Hex,
  isOver,
  legalCells,
  legalTiles,
  playableTiles,
  sameHex,
  type TileNumber,
} from '../../src-shared/tantrix';
import { mayTellFits } from './fits';
import { changeGame, gameNow, type GameTable } from './table';

/** What must be played first: asked of a tile that cannot be played yet, or of a forced space. */

type Situation = Pick<GameTable, 'open' | 'held' | 'asked'>;

/** Whether the selected tile fits no forced space, while one must be filled. */
export function mustWait({ open, held }: Situation): boolean {
  if (!open || !held || isOver(open.record.game)) return false;
  const { game } = open.record;
  return game.position.phase !== 'free' && legalCells(game, held.tile).length === 0;
}

/** Whether a space is called for: a tile that must wait is selected, or the space itself is asked about. */
export const isCalled = (hex: Hex, table: Situation): boolean =>
  mustWait(table) || (table.asked !== undefined && sameHex(table.asked, hex));

/** The tiles that come first: those that fit a forced space, or the one that is asked about; none where that is not told. */
export function tilesCalled(table: Situation): readonly TileNumber[] {
  const { open, held, asked } = table;
  if (!open || !mayTellFits(table)) return [];
  const { game } = open.record;
  if (mustWait(table)) return playableTiles(game);
  return asked && !held ? legalTiles(game, asked) : [];
}

/** Asks which tiles fit a forced space, until the next thing is done; asked again, it is forgotten. */
export const askAbout = (hex: Hex): void =>
  changeGame(({ asked }) => ({ asked: asked && sameHex(asked, hex) ? undefined : hex }));

export function forgetAsked(): void {
  if (gameNow().asked) changeGame({ asked: undefined });
}
