import type { GameExtension } from '../game/extensions';
import { canAgree, isForRanks } from './record-ranked-game';

/** What the rankings have to do with games. */
export const rankingExtension: GameExtension = {
  stopWords: (open, t) => (isForRanks(open) ? t(canAgree(open.record) ? 'stop.ranked' : 'stop.notRanked') : undefined),
};
