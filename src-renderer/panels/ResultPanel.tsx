import { useTranslation } from 'react-i18next';
import { type Result, resultOf, type Standing, standingsOf } from '../../src-shared/tantrix';
import { light } from '../play/moves';
import type { OpenGame } from '../play/table';
import { CommandButton } from '../commands/CommandButton';
import { listWords, playerWords, type Words } from '../words/words';

/** How the game ended, who won, and each player's line or loop to light up. */
export function ResultPanel({ open, lit }: { open: OpenGame; lit: readonly number[] }) {
  const { t } = useTranslation();
  const { players, game } = open.record;
  const result = resultOf(game);
  if (!result) return null;
  const standings = standingsOf(game);
  const toggle = (seat: number) => light(lit.includes(seat) ? lit.filter((each) => each !== seat) : [...lit, seat]);
  return (
    <section className="result" aria-label={t('result.title')}>
      <h2>{verdict(open, result, t)}</h2>
      {result.end === 'stopped' && <p>{t('result.stopped')}</p>}
      <ul>
        {standings.map((standing, seat) => (
          <li key={standing.colour}>
            <button
              type="button"
              className="result-line"
              aria-pressed={lit.includes(seat)}
              title={t('result.show')}
              onClick={() => toggle(seat)}
            >
              <span className={`swatch swatch-${standing.colour}`} aria-hidden="true">
                {t(`colourLetter.${standing.colour}`)}
              </span>
              <span className="result-name">{players[seat]?.name}</span>
              <span className="result-path">{pathWords(standing, t)}</span>
              <strong>{standing.score}</strong>
            </button>
          </li>
        ))}
      </ul>
      <CommandButton id="playAgain" look="primary" />
    </section>
  );
}

function verdict({ record: { players, game } }: OpenGame, { end, winners }: Result, t: Words): string {
  if (end === 'deadlock') return t('result.deadlock');
  const names = winners.map((seat) => playerWords(t, players[seat]?.name ?? '', game.deal.seats[seat] ?? 'red'));
  const [only, ...others] = names;
  return only && others.length === 0
    ? t('result.wins', { player: only })
    : t('result.shared', { players: listWords(names) });
}

function pathWords({ path, isLoop }: Standing, t: Words): string {
  if (path.length === 0) return t('result.nothing');
  return t(isLoop ? 'result.loop' : 'result.line', { count: path.length });
}
