import { useTranslation } from 'react-i18next';
import { type Colour, resultOf, standingsOf } from '../../src-shared/tantrix';
import { toggleLight } from './moves';
import { teamsOf } from './people';
import { pathWords } from './result-words';
import type { OpenGame } from './open-game';
import { helpOn } from '../stage/explained';

interface ScoreLinesProps {
  readonly open: OpenGame;
  readonly lit: readonly Colour[];
  /** Told the colour that is pointed at, and undefined when none is any more. */
  readonly onPoint?: (colour: Colour | undefined) => void;
}

/** The best line or loop of everybody, or of each pair of partners, the highest score first; a press lights it up on the board. */
export function ScoreLines({ open, lit, onPoint }: ScoreLinesProps) {
  const { t } = useTranslation();
  const { game } = open.record;
  const standings = standingsOf(game);
  const winners = resultOf(game)?.winners ?? [];
  const scoreOf = (seat: number) => standings[seat]?.score ?? 0;
  const teams = teamsOf(open.record).toSorted((a, b) => scoreOf(b.seat) - scoreOf(a.seat));
  return (
    <ul className="score-lines">
      {teams.map(({ seat, name, colour }) => (
        <li key={seat}>
          <button
            type="button"
            className="score-line"
            {...helpOn('place:scores')}
            aria-pressed={lit.includes(colour)}
            title={t('result.show')}
            data-seat={seat}
            onClick={() => toggleLight(colour)}
            onPointerEnter={() => onPoint?.(colour)}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => onPoint?.(colour)}
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
