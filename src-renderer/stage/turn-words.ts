import type { UnfinishedOnline } from '../../src-shared/bridge/bridge';
import { ownSeatOf } from '../../src-shared/library/entry';
import type { GameFacts, SideFacts } from '../../src-shared/library/facts';
import type { Words } from '../words/words';

/** What lists of games say of those that go on. */

/** How a list calls a player. */
export const nameOf = ({ name, colour }: SideFacts, t: Words): string => name.trim() || t(`colour.${colour}`);

/**
 * Whose turn it is.
 *
 * @param ownSeat that of the person whose game it is; undefined where several sit here
 */
export function turnWords({ sides, mover }: GameFacts, ownSeat: number | undefined, t: Words): string {
  if (mover === ownSeat) return t('library.row.yourTurn');
  const side = sides[mover ?? 0];
  return side ? t('library.row.turn', { name: nameOf(side, t) }) : t('library.result.unfinished');
}

/** Whose turn it is in a game online that rests, or for what else it waits; undefined where nobody can tell. */
export function restingWords({ waitsFor, dealt }: UnfinishedOnline, t: Words): string | undefined {
  if (waitsFor === 'draw' || waitsFor === 'people') return t(`library.row.waitsFor.${waitsFor}`);
  if (dealt?.facts.mover === undefined) return undefined;
  return turnWords(dealt.facts, ownSeatOf({ facts: dealt.facts, notes: { here: [...dealt.here] } }), t);
}
