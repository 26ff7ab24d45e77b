import type { BoardModel, BoardTile, HandleKind, LitPath, TileHandles, TriedTile } from '../board/model';
import { type Game, isOver, loopsClosed, moversOf, type Placement, standingsOf } from '../../src-shared/tantrix';
import { playerWords, type Words } from '../words/words';
import { edgeWords } from '../stage/edge-words';
import { isTentative, type TentativeTile } from '../../src-shared/sessions/game';
import { clashesIn } from './clashes';
import type { WithMarks } from './marks';
import { newsFrom } from './last-turn';
import { mayTurnHeld, takesHeld } from './moves';
import type { OpenGame } from './open-game';
import { personAt } from './people';
import { spaceModels } from './space-model';
import { suggestedTile } from './suggestion';
import type { GameTable } from './table';

type Shown = Pick<
  GameTable,
  'open' | 'held' | 'tried' | 'refusal' | 'hint' | 'replay' | 'panel' | 'analysis' | 'lit' | 'orientation' | 'asked'
> &
  WithMarks;

/** What the board shows of the open game. */
export function boardModel(table: Shown, t: Words): BoardModel {
  const { open, held, tried, refusal } = table;
  const game = open?.record.game;
  if (!game) return { tiles: [], spaces: [], tried: [], lit: [] };
  const loose = (tile: TentativeTile, isSelected: boolean) => triedTile(tile, isSelected, t);
  return {
    tiles: laidTiles(open, table, t),
    spaces: isOver(game) ? [] : spaceModels(game, table, t),
    tried: [
      ...tried.map((tile) => loose(tile, false)),
      ...(isTentative(held) ? [{ ...loose(held, true), isRefused: refusal !== undefined }] : []),
    ],
    handles: handlesOf(table, t),
    suggested: suggestedTile(table, t),
    lit: litPaths(game, table),
    closed: { loops: loopsClosed(game) },
    isComplete: isOver(game),
    clashes: table.marks.markClashes ? clashesIn(game, table) : [],
  };
}

/** The tiles that are played; those that are news bear the colour of whoever laid them. In a replay the last one alone is. */
function laidTiles(open: OpenGame, { replay }: Shown, t: Words): BoardTile[] {
  const { game } = open.record;
  const last = game.placements.length - 1;
  const from = replay ? game.placements.length : newsFrom(open);
  const movers = from > last ? [] : moversOf(game);
  return game.placements.map((placement, at) => {
    const mover = at < from ? undefined : movers[at];
    const tile = { ...boardTile(placement, t), isLast: at === last };
    return mover === undefined ? tile : { ...tile, ...newsOf(open, placement, mover, t) };
  });
}

/** What a tile has and is called besides while it is news. */
function newsOf({ record }: OpenGame, { tile }: Placement, mover: number, t: Words): Pick<BoardTile, 'rim' | 'label'> {
  const { name, colour } = personAt(record, mover);
  const player = playerWords(t, name, colour);
  return {
    rim: colour,
    label: (seen) => t('board.newTile', { tile, edges: edgeWords(tile, seen.rotation, t), player }),
  };
}

/** What can be done at the selected tile once it lies on the board. */
function handlesOf(table: Shown, t: Words): TileHandles | undefined {
  const { held, replay } = table;
  if (!isTentative(held) || replay) return undefined;
  const words = (kind: HandleKind) => t(`handle.${kind}`);
  return {
    label: t('handle.label', { tile: held.tile }),
    words: { left: words('left'), play: words('play'), right: words('right'), back: words('back') },
    isFaint: !takesHeld(table),
    mayTurn: mayTurnHeld(table),
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
