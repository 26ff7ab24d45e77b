import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RankedResult } from '../../src-shared/bridge/bridge';
import { keyOf, type RankingRow } from '../../src-shared/rankings';
import { knowLibrary, useLibrary } from '../library/library';
import { reportErrors } from '../stage/failures';
import { figureWords } from '../words/words';
import { rankedLuckOf } from './ranked-luck';
import { resultsOf } from './rankings-dialog';
import { useToldOf } from './useToldOf';

const NO_RESULTS: readonly RankedResult[] = [];

/** By how many points a player won the games that were analysed, and by how many without luck; nothing before all are known. */
export function LuckTold({ player }: { player: RankingRow }) {
  const { t } = useTranslation();
  const { entries, isKnown, progress } = useLibrary();
  const results = useToldOf(player, resultsOf, NO_RESULTS);
  useEffect(() => {
    void reportErrors(knowLibrary);
  }, []);
  const luck = useMemo(() => rankedLuckOf(keyOf(player), results, entries), [player, results, entries]);
  if (!luck || !isKnown || progress) return null;
  const { games: count, margin, skill } = luck;
  return <p>{t('rankings.luck', { count, margin: meanWords(margin), skill: meanWords(skill) })}</p>;
}

const meanWords = (points: number): string => figureWords(points, 1, true);
