import { useTranslation } from 'react-i18next';
import { MISTAKE, mistakesAt, type MoveAnalysis } from '../../src-shared/robots';
import type { OpenGame } from './open-game';
import { peopleOf } from './people';

/** How many mistakes everybody has made, of partners each for themselves; before all moves are known nobody has made none. */
export function MistakeCounts({ open, moves }: { open: OpenGame; moves: readonly MoveAnalysis[] }) {
  const { t } = useTranslation();
  const isDone = moves.length === open.record.game.placements.length;
  return (
    <section className="mistakes">
      <ul>
        {peopleOf(open.record).map(({ seat, name, colour }) => (
          <li key={seat}>
            <span className={`swatch swatch-${colour}`} aria-hidden="true">
              {t(`colourLetter.${colour}`)}
            </span>
            <span className="mistakes-name">{name}</span>
            <span className="mistakes-count">
              {isDone ? t('analysis.mistakeCount', { count: mistakesAt(moves, seat) }) : '–'}
            </span>
          </li>
        ))}
      </ul>
      <p className="analysis-hint">{t('analysis.mistake', { points: MISTAKE })}</p>
    </section>
  );
}
