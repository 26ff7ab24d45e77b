import type { BoardModel, BoardSpace, BoardTile, SpaceKind } from '../board/model';
import {
  edgesOf,
  type Game,
  type Hex,
  hexKey,
  isOver,
  legalPlacements,
  type Placement,
  type Refusal,
  spacesOf,
  standingsOf,
} from '../../src-shared/tantrix';
import type { Words } from '../words/words';
import { type Held, offeredPlacements } from './held';
import type { Table } from './table';

/** What the board shows of the open game. */
export function boardModel({ open, held, refusal, lit, showNumbers }: Table, t: Words): BoardModel {
  const game = open?.record.game;
  if (!game) return { tiles: [], spaces: [], lit: [], showNumbers };
  const standings = standingsOf(game);
  return {
    tiles: game.placements.map((placement, at) => ({
      ...boardTile(placement, 'board.tile', t),
      isLast: at === game.placements.length - 1,
    })),
    spaces: isOver(game) ? [] : boardSpaces(game, held, refusal, t),
    held: held?.hex && boardTile({ ...held, ...held.hex }, 'board.heldTile', t),
    lit: lit.flatMap((seat) => {
      const standing = standings[seat];
      return standing ? [{ colour: standing.colour, cells: standing.path }] : [];
    }),
    showNumbers,
  };
}

function boardTile({ tile, q, r, rotation }: Placement, key: 'board.tile' | 'board.heldTile', t: Words): BoardTile {
  const edges = edgesOf(tile, rotation).map((colour) => t(`colour.${colour}`).toLowerCase());
  return { hex: { q, r }, tile, rotation, label: t(key, { tile, edges: edges.join(', ') }) };
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
  for (const space of spacesOf(game)) if (space.isForced) mark(space.hex, 'forced');
  if (game.position.phase !== 'free') for (const fill of legalPlacements(game)) mark(fill, 'fillable');
  if (held) for (const offer of offeredPlacements(game, held)) mark(offer, 'playable', offer);
  for (const hex of refusal?.at ?? []) mark(hex, 'trouble');
  return [...marks.values()].map((entry) => ({
    ...entry,
    label: t('board.space', { kinds: entry.kinds.map((kind) => t(`board.kind.${kind}`)).join(', ') }),
  }));
}
