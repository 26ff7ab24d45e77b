import type { RecordedGame } from '../../src-shared/record';
import type { Result, Standing } from '../../src-shared/tantrix';
import { listWords, playerWords, type Words } from '../words/words';
import { teamsOf } from './people';

/** Who won, or that nobody did. */
export function verdict(record: RecordedGame, { end, winners }: Result, t: Words): string {
  if (end === 'deadlock') return t('result.deadlock');
  const teams = teamsOf(record).filter(({ seat }) => winners.includes(seat));
  const [only, ...others] = teams;
  if (only && others.length === 0) {
    const { people, name, colour } = only;
    if (people.length > 1) return t('result.pairWins', { colour: t(`colour.${colour}`), players: name });
    return t('result.wins', { player: playerWords(t, name, colour) });
  }
  const isDoubles = teams.some(({ people }) => people.length > 1);
  const sharing = teams.map(({ name, colour }) => (isDoubles ? t(`colour.${colour}`) : playerWords(t, name, colour)));
  return t('result.shared', { players: listWords(sharing) });
}

/** What a player has built. */
export function pathWords(standing: Standing | undefined, t: Words): string {
  if (!standing || standing.path.length === 0) return t('result.nothing');
  return t(standing.isLoop ? 'result.loop' : 'result.line', { count: standing.path.length });
}
