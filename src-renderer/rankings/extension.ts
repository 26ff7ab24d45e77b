import type { GameExtension } from '../game/extensions';
import { canAgree, isForRanks } from './record-ranked-game';

/** What the rankings have to do with games. */
export const rankingExtension: GameExtension = {
  // A match that was opened again, or is not of two, counts no more.
  rulesWords: (open, t) =>
    open.record.isCompetition && !isForRanks(open) ? t('status.competitionNotRanked') : undefined,
  stopWords: (open, t) => (isForRanks(open) ? t(canAgree(open.record) ? 'stop.ranked' : 'stop.notRanked') : undefined),
};
