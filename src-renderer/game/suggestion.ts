import type { SuggestedTile } from '../board/model';
import type { Reason } from '../../src-shared/robots';
import { hexKey, type Placement, sameHex } from '../../src-shared/tantrix';
import type { Words } from '../words/words';
import { edgeWords } from '../stage/edge-words';
import type { GameTable } from './table';

type Situation = Pick<GameTable, 'hint' | 'replay' | 'panel' | 'analysis'>;

/** What the computer would play, where that is shown: a hint, or what was better than the last move of a replay. */
export function suggestionOf({ hint, replay, panel, analysis }: Situation): Placement | undefined {
  if (hint?.kind === 'given') return hint.placement;
  const move = replay && panel === 'analysis' ? analysis?.moves[replay.at - 1] : undefined;
  return move?.missedWin ?? move?.better?.placement;
}

/** The letters by which the words of the hint call spaces, by the keys of these; numbers would meet those of tiles. */
export const spacesNamed = ({ hint }: Pick<GameTable, 'hint'>): ReadonlyMap<string, string> =>
  hint?.kind === 'given' ? namesOfSpaces(hint.reasons) : new Map();

/** The same for reasons, in the order in which they speak of the spaces. */
export function namesOfSpaces(reasons: readonly Reason[]): ReadonlyMap<string, string> {
  const keys = reasons.flatMap((reason) => ('hex' in reason ? [hexKey(reason.hex)] : []));
  return new Map([...new Set(keys)].map((key, at) => [key, String.fromCodePoint(FIRST_LETTER + at)]));
}

const FIRST_LETTER = 0x41;

/** The letters by which a guide calls spaces, by their keys. */
export function lettersOf({ open }: Pick<GameTable, 'open'>): ReadonlyMap<string, string> {
  return new Map(Object.entries(open?.guide?.letters ?? {}).map(([letter, hex]) => [hexKey(hex), letter]));
}

/** What is suggested as the board shows it. */
export function suggestedTile(table: Situation & Pick<GameTable, 'open'>, t: Words): SuggestedTile | undefined {
  const suggestion = suggestionOf(table);
  if (!suggestion) return undefined;
  const { tile, rotation, ...hex } = suggestion;
  return {
    tile,
    rotation,
    hex,
    isOverTile: table.open?.record.game.placements.some((placement) => sameHex(placement, hex)) ?? false,
    label: (seen) =>
      t(table.hint ? 'board.suggestedTile' : 'board.betterTile', { tile, edges: edgeWords(tile, seen.rotation, t) }),
  };
}
