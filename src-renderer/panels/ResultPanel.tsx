import { useTranslation } from 'react-i18next';
import { type Result, resultOf, type Standing, standingsOf } from '../../src-shared/tantrix';
import { toggleLight } from '../play/moves';
import { peopleOf, personAt } from '../play/people';
import type { OpenGame } from '../play/table';
import { CommandButton } from '../commands/CommandButton';
import { listWords, playerWords, type Words } from '../words/words';

/** How the game ended, who won, and each player's line or loop to light up. */
export function ResultPanel({ open, lit }: { open: OpenGame; lit: readonly number[] }) {
  const { t } = useTranslation();
  const result = resultOf(open.record.game);
  if (!result) return null;
  const standings = standingsOf(open.record.game);
  return (
    <section className="result" aria-label={t('result.title')}>
      <h2>{verdict(open, result, t)}</h2>
      {result.end === 'stopped' && <p>{t('result.stopped')}</p>}
      <ul>
        {peopleOf(open.record).map(({ seat, name, colour }) => (
          <li key={seat}>
            <button
              type="button"
              className="result-line"
              aria-pressed={lit.includes(seat)}
              title={t('result.show')}
              onClick={() => toggleLight(seat)}
            >
              <span className={`swatch swatch-${colour}`} aria-hidden="true">
                {t(`colourLetter.${colour}`)}
              </span>
              <span className="result-name">{name}</span>
              <span className="result-path">{pathWords(standings[seat], t)}</span>
              <strong>{standings[seat]?.score}</strong>
            </button>
          </li>
        ))}
      </ul>
      <CommandButton id="playAgain" look="primary" />
    </section>
  );
}

function verdict({ record }: OpenGame, { end, winners }: Result, t: Words): string {
  if (end === 'deadlock') return t('result.deadlock');
  const people = winners.map((seat) => personAt(record, seat));
  const names = people.map(({ name, colour }) => playerWords(t, name, colour));
  const [only, ...others] = names;
  return only && others.length === 0
    ? t('result.wins', { player: only })
    : t('result.shared', { players: listWords(names) });
}

function pathWords(standing: Standing | undefined, t: Words): string {
  if (!standing || standing.path.length === 0) return t('result.nothing');
  return t(standing.isLoop ? 'result.loop' : 'result.line', { count: standing.path.length });
}
