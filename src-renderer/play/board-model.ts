import type { BoardModel, BoardTile, LitPath, TriedTile } from '../board/model';
import { type Game, isOver, type Placement, type Rotation, standingsOf } from '../../src-shared/tantrix';
import type { Words } from '../words/words';
import { edgeWords } from './edge-words';
import { isTried, type Tried } from './held';
import { spaceModels } from './space-model';
import { suggestedTile } from './suggestion';
import type { Table } from './table';
import { shown } from './view';

type Shown = Pick<
  Table,
  'open' | 'held' | 'tried' | 'refusal' | 'hint' | 'replay' | 'panel' | 'analysis' | 'lit' | 'preferences' | 'turn'
>;

/** What the board shows of the open game. */
export function boardModel(table: Shown, t: Words): BoardModel {
  const { open, held, tried, refusal, preferences, turn } = table;
  const showNumbers = preferences.tileNumbers;
  const game = open?.record.game;
  if (!game) return { tiles: [], spaces: [], tried: [], lit: [], showNumbers };
  const loose = (tile: Tried, isSelected: boolean) => triedTile(tile, turn, isSelected, t);
  return {
    tiles: game.placements.map((placement, at) => ({
      ...boardTile(placement, turn, t),
      isLast: at === game.placements.length - 1,
    })),
    spaces: isOver(game) ? [] : spaceModels(game, table, t),
    tried: [
      ...tried.map((tile) => loose(tile, false)),
      ...(isTried(held) ? [{ ...loose(held, true), isRefused: refusal !== undefined }] : []),
    ],
    suggested: suggestedTile(table, t),
    lit: litPaths(game, table),
    showNumbers,
  };
}

function litPaths(game: Game, { lit, turn }: Shown): LitPath[] {
  const standings = standingsOf(game);
  return lit.flatMap((colour) => {
    const standing = standings.find((each) => each.colour === colour);
    return standing ? [{ colour: standing.colour, cells: standing.path.map((hex) => shown.hex(hex, turn)) }] : [];
  });
}

function boardTile({ tile, rotation: laid, ...hex }: Placement, turn: Rotation, t: Words): BoardTile {
  const rotation = shown.rotation(laid, turn);
  return {
    hex: shown.hex(hex, turn),
    tile,
    rotation,
    label: t('board.tile', { tile, edges: edgeWords(tile, rotation, t) }),
  };
}

function triedTile({ tile, rotation: laid, at }: Tried, turn: Rotation, isSelected: boolean, t: Words): TriedTile {
  const rotation = shown.rotation(laid, turn);
  return {
    tile,
    rotation,
    at: shown.point(at, turn),
    isSelected,
    isRefused: false,
    label: t('board.triedTile', { tile, edges: edgeWords(tile, rotation, t) }),
  };
}
