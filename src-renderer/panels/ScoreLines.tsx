import { useTranslation } from 'react-i18next';
import { resultOf, standingsOf } from '../../src-shared/tantrix';
import { toggleLight } from '../play/moves';
import { peopleOf } from '../play/people';
import { pathWords } from '../play/result-words';
import type { OpenGame } from '../play/table';

interface ScoreLinesProps {
  readonly open: OpenGame;
  readonly lit: readonly number[];
  /** Told the seat that is pointed at, and undefined when none is any more. */
  readonly onPoint?: (seat: number | undefined) => void;
}

/** Everybody's best line or loop, the highest score first; a press lights it up on the board. */
export function ScoreLines({ open, lit, onPoint }: ScoreLinesProps) {
  const { t } = useTranslation();
  const { game } = open.record;
  const standings = standingsOf(game);
  const winners = resultOf(game)?.winners ?? [];
  const scoreOf = (seat: number) => standings[seat]?.score ?? 0;
  const people = peopleOf(open.record).toSorted((a, b) => scoreOf(b.seat) - scoreOf(a.seat));
  return (
    <ul className="score-lines">
      {people.map(({ seat, name, colour }) => (
        <li key={seat}>
          <button
            type="button"
            className="score-line"
            aria-pressed={lit.includes(seat)}
            title={t('result.show')}
            data-seat={seat}
            onClick={() => toggleLight(seat)}
            onPointerEnter={() => onPoint?.(seat)}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => onPoint?.(seat)}
            onBlur={() => onPoint?.(undefined)}
          >
            <span className={`swatch swatch-${colour}`} aria-hidden="true">
              {t(`colourLetter.${colour}`)}
            </span>
            <span className="score-head">
              <span className="score-name">{name}</span>
              {winners.includes(seat) && <span className="score-winner">{t('result.winner')}</span>}
            </span>
            <span className="score-path">{pathWords(standings[seat], t)}</span>
            <strong>{scoreOf(seat)}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
}
