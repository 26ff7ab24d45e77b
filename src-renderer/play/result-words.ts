import type { RecordedGame } from '../../src-shared/record';
import type { Result, Standing } from '../../src-shared/tantrix';
import { listWords, playerWords, type Words } from '../words/words';
import { personAt } from './people';

/** Who won, or that nobody did. */
export function verdict(record: RecordedGame, { end, winners }: Result, t: Words): string {
  if (end === 'deadlock') return t('result.deadlock');
  const people = winners.map((seat) => personAt(record, seat));
  const names = people.map(({ name, colour }) => playerWords(t, name, colour));
  const [only, ...others] = names;
  return only && others.length === 0
    ? t('result.wins', { player: only })
    : t('result.shared', { players: listWords(names) });
}

/** What a player has built. */
export function pathWords(standing: Standing | undefined, t: Words): string {
  if (!standing || standing.path.length === 0) return t('result.nothing');
  return t(standing.isLoop ? 'result.loop' : 'result.line', { count: standing.path.length });
}
