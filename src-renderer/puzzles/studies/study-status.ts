import type { Guide } from '../../game/guide';
import { gameNow } from '../../game/table';
import { studyIn } from './study-guide';
import { taskWords } from './study-words';

/** What the status bar says in a study. How a tile that is on trial is played is told as in any game. */
export const studyStatus: Guide['statusIn'] = (t) => {
  const table = gameNow();
  const { open, held, replay } = table;
  const guide = studyIn(open);
  if (!open || !guide || replay) return undefined;
  if (guide.playedIn(open.record)) return t(guide.isSolvedIn(open.record) ? 'study.solved' : 'study.wrong');
  return held?.at ? undefined : taskWords(guide.start.game, t);
};
