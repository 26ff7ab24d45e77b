import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { markOf, type RankPoint, type RankingRow } from '../../src-shared/rankings';
import { linePath } from '../ui/graph-paths';
import { reportErrors } from '../stage/failures';
import { LuckTold } from './LuckTold';
import { historyOf, removePlayer, showResults } from './rankings-dialog';
import { useToldOf } from './useToldOf';
import { figureWords, shortDateWords } from '../words/words';
import { MixedScripts } from '../ui/MixedScripts';
import { RemoveDialog } from './RemoveDialog';

/** How the rank of the chosen player went, what luck had to do with it, their Words of Wisdom, and their removal. */
export function PlayerHistory({ player }: { player: RankingRow | undefined }) {
  const { t } = useTranslation();
  const [isRemoving, setRemoving] = useState(false);
  if (!player) return <p className="rankings-hint">{t('rankings.choose')}</p>;
  const remove = () => {
    setRemoving(false);
    void reportErrors(() => removePlayer(player));
  };
  return (
    <section className="rank-history" aria-label={t('rankings.history', { name: player.name })}>
      <div className="rank-history-words">
        <h3>{player.name}</h3>
        {player.email !== '' && <p>{player.email}</p>}
        {player.key !== undefined && <p>{t('rankings.key', { mark: markOf(player.key) })}</p>}
        {player.unfinished > 0 && <p>{t('rankings.unfinished', { count: player.unfinished })}</p>}
        <LuckTold player={player} />
        {/* Those of whoever is first stand above the table. */}
        {player.wisdom !== undefined && player.place > 1 && <p>{t('rankings.wisdom', { words: player.wisdom })}</p>}
        <MixedScripts texts={[player.name, player.email]} />
        <div className="rank-history-buttons">
          <Button className="button" onPress={() => void reportErrors(() => showResults(player))}>
            {t('rankings.games')}
          </Button>
          <Button className="button" onPress={() => setRemoving(true)}>
            {t('rankings.remove')}
          </Button>
        </div>
      </div>
      <RankGraph player={player} />
      {isRemoving && <RemoveDialog name={player.name} onCancel={() => setRemoving(false)} onRemove={remove} />}
    </section>
  );
}

const HEIGHT = 100;
/** The smallest difference of ranks that fills the graph: less would look like more than it is. */
const SMALLEST_RANGE = 20;

const NO_POINTS: readonly RankPoint[] = [];

/** One step a game. */
function RankGraph({ player }: { player: RankingRow }) {
  const { t } = useTranslation();
  const points = useToldOf(player, historyOf, NO_POINTS);
  if (points.length === 0) return null;
  const ranks = points.map(({ rank }) => rank);
  const [low, high] = [ranks.reduce((a, b) => Math.min(a, b)), ranks.reduce((a, b) => Math.max(a, b))];
  const spare = Math.max(0, SMALLEST_RANGE - (high - low)) / 2;
  const [bottom, top] = [low - spare, high + spare];
  const scale = { y: (rank: number) => (HEIGHT * (top - rank)) / (top - bottom) };
  // A single rank is drawn as a line, too.
  const line = ranks.length === 1 ? [...ranks, ...ranks] : ranks;
  const words = t('rankings.historyWords', {
    first: figureWords(ranks[0] ?? 0, 1),
    last: figureWords(ranks.at(-1) ?? 0, 1),
    low: figureWords(low, 1),
    high: figureWords(high, 1),
  });
  return (
    <figure className="rank-graph">
      <svg viewBox={`0 0 ${line.length - 1} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words}>
        <path className="graph-line" d={linePath(line, scale)} />
      </svg>
      <p className="rank-graph-scale" aria-hidden="true">
        <span>{figureWords(top, 1)}</span>
        <span>{figureWords(bottom, 1)}</span>
      </p>
      <figcaption>
        {[points[0], points.at(-1)].map(
          (point, at) => point && <span key={at}>{shortDateWords(new Date(point.at))}</span>,
        )}
      </figcaption>
    </figure>
  );
}
