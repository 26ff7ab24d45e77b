import { useTranslation } from 'react-i18next';
import { type Colour, standingsOf } from '../../src-shared/tantrix';
import type { OpenGame } from './open-game';
import { teamsOf } from './people';

interface EndingCountProps {
  readonly open: OpenGame;
  readonly lit: readonly Colour[];
  /** How many tiles of each line are drawn. */
  readonly drawn: number;
}

/** What the lines score that are being drawn, as far as they are drawn. */
export function EndingCount({ open, lit, drawn }: EndingCountProps) {
  const { t } = useTranslation();
  const standings = standingsOf(open.record.game);
  return (
    <p className="ending-count" aria-hidden="true">
      {teamsOf(open.record)
        .filter(({ colour }) => lit.includes(colour))
        .map(({ seat, name, colour }) => {
          const { path = [], isLoop = false } = standings[seat] ?? {};
          return (
            <span key={seat}>
              <span className={`swatch swatch-${colour}`}>{t(`colourLetter.${colour}`)}</span>
              {name}
              <strong>{Math.min(drawn, path.length) * (isLoop ? 2 : 1)}</strong>
            </span>
          );
        })}
    </p>
  );
}
