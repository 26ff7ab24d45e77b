import type { BoardModel, BoardTile, LitPath, TriedTile } from '../board/model';
import { type Game, isOver, type Placement, standingsOf } from '../../src-shared/tantrix';
import type { Words } from '../words/words';
import { edgeWords } from '../stage/edge-words';
import { isTentative, type TentativeTile } from '../../src-shared/sessions/game';
import type { WithMarks } from './marks';
import { spaceModels } from './space-model';
import { suggestedTile } from './suggestion';
import type { GameTable } from './table';

type Shown = Pick<
  GameTable,
  'open' | 'held' | 'tried' | 'refusal' | 'hint' | 'replay' | 'panel' | 'analysis' | 'lit' | 'orientation'
> &
  WithMarks;

/** What the board shows of the open game. */
export function boardModel(table: Shown, t: Words): BoardModel {
  const { open, held, tried, refusal } = table;
  const game = open?.record.game;
  if (!game) return { tiles: [], spaces: [], tried: [], lit: [] };
  const loose = (tile: TentativeTile, isSelected: boolean) => triedTile(tile, isSelected, t);
  return {
    tiles: game.placements.map((placement, at) => ({
      ...boardTile(placement, t),
      isLast: at === game.placements.length - 1,
    })),
    spaces: isOver(game) ? [] : spaceModels(game, table, t),
    tried: [
      ...tried.map((tile) => loose(tile, false)),
      ...(isTentative(held) ? [{ ...loose(held, true), isRefused: refusal !== undefined }] : []),
    ],
    suggested: suggestedTile(table, t),
    lit: litPaths(game, table),
  };
}

function litPaths(game: Game, { lit }: Shown): LitPath[] {
  const standings = standingsOf(game);
  return lit.flatMap((colour) => {
    const standing = standings.find((each) => each.colour === colour);
    return standing ? [{ colour: standing.colour, cells: standing.path }] : [];
  });
}

const boardTile = ({ tile, rotation, ...hex }: Placement, t: Words): BoardTile => ({
  hex,
  tile,
  rotation,
  label: (seen) => t('board.tile', { tile, edges: edgeWords(tile, seen.rotation, t) }),
});

const triedTile = ({ tile, rotation, at }: TentativeTile, isSelected: boolean, t: Words): TriedTile => ({
  tile,
  rotation,
  at,
  isSelected,
  isRefused: false,
  label: (seen) => t('board.triedTile', { tile, edges: edgeWords(tile, seen.rotation, t) }),
});
