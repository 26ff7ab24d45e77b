import type { BoardModel, BoardSpace, BoardTile, SpaceKind } from '../board/model';
import {
  edgesOf,
  type Game,
  type Hex,
  hexKey,
  isOver,
  legalPlacements,
  ORIGIN,
  type Placement,
  type Refusal,
  type Rotation,
  sameHex,
  spacesOf,
  standingsOf,
  type TileNumber,
} from '../../src-shared/tantrix';
import type { Words } from '../words/words';
import { type Held, offeredPlacements } from './held';
import type { Table } from './table';

type Shown = Pick<Table, 'open' | 'held' | 'refusal' | 'lit' | 'preferences'>;

/** What the board shows of the open game. */
export function boardModel({ open, held, refusal, lit, preferences }: Shown, t: Words): BoardModel {
  const showNumbers = preferences.tileNumbers;
  const game = open?.record.game;
  if (!game) return { tiles: [], spaces: [], lit: [], showNumbers };
  const standings = standingsOf(game);
  return {
    tiles: game.placements.map((placement, at) => ({
      ...boardTile(placement, 'board.tile', t),
      isLast: at === game.placements.length - 1,
    })),
    spaces: isOver(game) ? [] : boardSpaces(game, held, refusal, t),
    held: held?.hex && {
      ...boardTile({ ...held, ...held.hex }, 'board.heldTile', t),
      isRefused: refusal !== undefined,
    },
    lit: lit.flatMap((seat) => {
      const standing = standings[seat];
      return standing ? [{ colour: standing.colour, cells: standing.path }] : [];
    }),
    showNumbers,
  };
}

/** The six colours of a tile clockwise from north. */
export const edgeWords = (tile: TileNumber, rotation: Rotation, t: Words): string =>
  edgesOf(tile, rotation)
    .map((colour) => t(`colour.${colour}`).toLowerCase())
    .join(', ');

function boardTile({ tile, q, r, rotation }: Placement, key: 'board.tile' | 'board.heldTile', t: Words): BoardTile {
  return { hex: { q, r }, tile, rotation, label: t(key, { tile, edges: edgeWords(tile, rotation, t) }) };
}

/** The spaces with something to say, each once with all that holds for it. */
function boardSpaces(game: Game, held: Held | undefined, refusal: Refusal | undefined, t: Words): BoardSpace[] {
  const marks = new Map<string, { hex: Hex; kinds: SpaceKind[]; ghost?: Placement }>();
  const mark = ({ q, r }: Hex, kind: SpaceKind, ghost?: Placement) => {
    const entry = marks.get(hexKey({ q, r })) ?? { hex: { q, r }, kinds: [] };
    marks.set(hexKey({ q, r }), {
      ...entry,
      kinds: entry.kinds.includes(kind) ? entry.kinds : [...entry.kinds, kind],
      ...(ghost ? { ghost } : {}),
    });
  };
  if (game.placements.length === 0) mark(ORIGIN, 'start');
  for (const space of spacesOf(game)) if (space.isForced) mark(space.hex, 'forced');
  if (game.position.phase !== 'free') for (const fill of legalPlacements(game)) mark(fill, 'fillable');
  for (const offer of held ? offeredPlacements(game, held) : []) {
    // Where the tile lies already there is nothing to press.
    if (!held?.hex || !sameHex(held.hex, offer)) mark(offer, 'playable', offer);
  }
  for (const hex of refusal?.at ?? []) mark(hex, 'trouble');
  return [...marks.values()].map((entry) => ({
    ...entry,
    label: t('board.space', { kinds: entry.kinds.map((kind) => t(`board.kind.${kind}`)).join(', ') }),
  }));
}
