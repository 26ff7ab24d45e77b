import { partnersOf } from '../../src-shared/patterns/guide';
import type { Partner } from '../../src-shared/patterns/guide';
import { clashesOf } from '../../src-shared/puzzles/arrangement';
import { type LaidPiece, pieceOf, tileOfPiece } from '../../src-shared/puzzles/pieces';
import { type Hex, ORIGIN, sameHex } from '../../src-shared/tantrix';
import type { BoardModel, BoardSpace, SuggestedTile, TriedTile } from '../board/model';
import { edgeWords } from '../stage/edge-words';
import type { Words } from '../words/words';
import { handOf, partnersShown } from './pattern-actions';
import type { PatternTable } from './pattern-table';

/** What the board shows of a free table. */
export function patternBoard(open: NonNullable<PatternTable['open']>, marksClashes: boolean, t: Words): BoardModel {
  const { laid, guide } = open.record;
  const { chosen } = handOf(open);
  const missing = partnersShown(open);
  const isFree = (hex: Hex) => !laid.some((each) => sameHex(each, hex));
  return {
    tiles: [],
    spaces: laid.length === 0 ? [startSpace(t)] : [],
    tried: laid.toSorted((a, b) => pieceOf(a) - pieceOf(b)).map((each) => looseTile(each, chosen, t)),
    partners: missing.flatMap((partner) => ghostOf(partner, !isFree(partner), t)),
    lit: [],
    clashes: marksClashes ? clashesOf(laid) : [],
    /** Of a tile that has no mirror image the cell alone. */
    ground: missing.filter(({ tile }) => tile === undefined).map(({ q, r }) => ({ q, r })),
    ...(guide.kind === 'none' ? {} : { guide: { ...guide, isMirror: guide.kind === 'mirror' } }),
    sight: [...laid, ...laid.flatMap((each) => partnersOf(guide, each)), ...(laid.length === 0 ? [ORIGIN] : [])],
  };
}

const startSpace = (t: Words): BoardSpace => ({
  hex: ORIGIN,
  kinds: ['start'],
  isMarked: true,
  ghosts: [],
  label: () => t('pattern.startCell'),
});

function ghostOf({ tile, rotation, q, r }: Partner, isOverTile: boolean, t: Words): SuggestedTile[] {
  if (tile === undefined) return [];
  const label: SuggestedTile['label'] = (seen) =>
    t('pattern.partner', { tile, edges: edgeWords(tile, seen.rotation, t) });
  return [{ tile, rotation, hex: { q, r }, isOverTile, label }];
}

const looseTile = (laid: LaidPiece, chosen: number | undefined, t: Words): TriedTile => ({
  tile: tileOfPiece(pieceOf(laid)),
  piece: pieceOf(laid),
  rotation: laid.rotation,
  at: { over: { q: laid.q, r: laid.r } },
  isSelected: chosen === pieceOf(laid),
  isRefused: false,
  isStop: true,
  label: ({ hex, rotation }) =>
    t('pattern.tile', {
      tile: laid.tile,
      column: hex.q,
      row: hex.r + Math.floor(hex.q / 2),
      edges: edgeWords(laid.tile, rotation, t),
    }),
});
