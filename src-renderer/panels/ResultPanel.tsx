import { useTranslation } from 'react-i18next';
import { resultOf, standingsOf } from '../../src-shared/tantrix';
import { toggleLight } from '../play/moves';
import { peopleOf } from '../play/people';
import { pathWords, verdict } from '../play/result-words';
import type { OpenGame } from '../play/table';
import { CommandButton } from '../commands/CommandButton';

/** How the game ended, who won, and each player's line or loop to light up. */
export function ResultPanel({ open, lit }: { open: OpenGame; lit: readonly number[] }) {
  const { t } = useTranslation();
  const result = resultOf(open.record.game);
  if (!result) return null;
  const standings = standingsOf(open.record.game);
  return (
    <section className="result" aria-label={t('result.title')}>
      <h2>{verdict(open.record, result, t)}</h2>
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
