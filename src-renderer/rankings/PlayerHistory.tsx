import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { RankedResult } from '../../src-shared/bridge/bridge';
import { keyOf, markOf, type RankPoint, type RankingRow } from '../../src-shared/rankings';
import { loadLibrary, useLibrary } from '../library/library';
import { linePath } from '../ui/graph-paths';
import { reportErrors } from '../stage/failures';
import { rankedLuckOf } from './ranked-luck';
import { historyOf, removePlayer, resultsOf, showResults } from './rankings-dialog';
import { figureWords, shortDateWords } from '../words/words';
import { MixedScripts } from '../ui/MixedScripts';
import { RemoveDialog } from './RemoveDialog';

/** How the rank of the chosen player went, what luck had to do with it, their Words of Wisdom, and their removal. */
export function PlayerHistory({ player }: { player: RankingRow | undefined }) {
  const { t } = useTranslation();
  const [isRemoving, setRemoving] = useState(false);
  const { points, results } = useHistory(player);
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
        <LuckTold player={player} results={results} />
        {player.wisdom !== undefined && <p>{t('rankings.wisdom', { words: player.wisdom })}</p>}
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
      {points.length > 0 && <HistoryGraph points={points} />}
      {isRemoving && <RemoveDialog name={player.name} onCancel={() => setRemoving(false)} onRemove={remove} />}
    </section>
  );
}

/** How many points the player won by in games that were analysed, and how many without luck. */
function LuckTold({ player, results }: { player: RankingRow; results: readonly RankedResult[] }) {
  const { t } = useTranslation();
  const { entries, isKnown } = useLibrary();
  useEffect(() => {
    if (!isKnown) void reportErrors(() => loadLibrary());
  }, [isKnown]);
  const luck = useMemo(() => rankedLuckOf(keyOf(player), results, entries), [player, results, entries]);
  if (!luck) return null;
  const { games: count, margin, skill } = luck;
  return <p>{t('rankings.luck', { count, margin: meanWords(margin), skill: meanWords(skill) })}</p>;
}

const meanWords = (points: number): string => figureWords(points, 1, true);

interface History {
  readonly points: readonly RankPoint[];
  readonly results: readonly RankedResult[];
}

const NONE: History = { points: [], results: [] };

/** The ranks and results of a player, once main has told them. */
function useHistory(player: RankingRow | undefined): History {
  const [history, setHistory] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const [points, results] = player ? await Promise.all([historyOf(player), resultsOf(player)]) : [[], []];
      if (!isGone) setHistory({ points, results });
    };
    void reportErrors(show);
    return () => {
      isGone = true;
    };
  }, [player]);
  return history;
}

const HEIGHT = 100;
/** The smallest difference of ranks that fills the graph: less would look like more than it is. */
const SMALLEST_RANGE = 20;

/** One step a game. */
function HistoryGraph({ points }: { points: readonly RankPoint[] }) {
  const { t } = useTranslation();
  const ranks = points.map(({ rank }) => rank);
  const [low, high] = [ranks.reduce((a, b) => Math.min(a, b)), ranks.reduce((a, b) => Math.max(a, b))];
  const spare = Math.max(0, SMALLEST_RANGE - (high - low)) / 2;
  const scale = { y: (rank: number) => (HEIGHT * (high + spare - rank)) / (high - low + 2 * spare) };
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
        <span>{figureWords(high, 1)}</span>
        <span>{figureWords(low, 1)}</span>
      </p>
      <figcaption>
        {[points[0], points.at(-1)].map(
          (point, at) => point && <span key={at}>{shortDateWords(new Date(point.at))}</span>,
        )}
      </figcaption>
    </figure>
  );
}
