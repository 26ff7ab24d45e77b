import type { SuggestedTile } from '../board/model';
import { type Hex, hexKey, type Placement } from '../../src-shared/tantrix';
import type { Words } from '../words/words';
import { edgeWords } from './edge-words';
import type { Table } from './table';
import { shown } from './view';

type Situation = Pick<Table, 'hint'>;

/** What the computer would play, where that is shown. */
export const suggestionOf = ({ hint }: Situation): Placement | undefined =>
  hint?.kind === 'given' ? hint.placement : undefined;

/** The spaces that the words of the hint speak of. */
export function spacesNamed({ hint }: Situation): ReadonlySet<string> {
  const reasons = hint?.kind === 'given' ? hint.reasons : [];
  const hexes: Hex[] = reasons.flatMap((reason) => ('hex' in reason ? [reason.hex] : []));
  return new Set(hexes.map(hexKey));
}

/** What is suggested as the board shows it. */
export function suggestedTile(table: Situation & Pick<Table, 'turn'>, t: Words): SuggestedTile | undefined {
  const suggestion = suggestionOf(table);
  if (!suggestion) return undefined;
  const { tile, rotation: laid, ...hex } = suggestion;
  const rotation = shown.rotation(laid, table.turn);
  return {
    tile,
    rotation,
    hex: shown.hex(hex, table.turn),
    label: t('board.suggestedTile', { tile, edges: edgeWords(tile, rotation, t) }),
  };
}
