import { isPlayed } from '../../src-shared/help/lessons/lessons';
import type { Game } from '../../src-shared/tantrix';
import type { Guide } from '../game/guide';
import { mayTurnHeld, takesHeld } from '../game/moves';
import { gameNow } from '../game/table';
import { choiceWords, type Words } from '../words/words';
import { type Lesson, lessonIn } from './lesson';
import { sayingIn } from './lesson-steps';
import { nextLesson } from './lessons';

/** What the status bar says in a lesson: what its step asks, and nothing of the game that the pupil need not know yet. */
export const lessonStatus: Guide['statusIn'] = (t) => {
  const table = gameNow();
  const { open, held, replay } = table;
  const lesson = lessonIn(open);
  if (!open || !lesson || replay) return undefined;
  const saying = sayingIn(open, lesson);
  if (saying === 'done') {
    return nextLesson(table) ? t('tutorial.status.done', { button: t('tutorial.next') }) : t('tutorial.status.allDone');
  }
  if (saying === 'missed') return t('tutorial.status.missed', { button: t('tutorial.again') });
  // Why a tile cannot lie there is told as in any game.
  if (held?.at && !takesHeld(table)) return undefined;
  if (held?.at) return t(`tutorial.status.${mayTurnHeld(table) ? 'turn' : 'play'}`, { button: t('command.playHere') });
  if (!isPlayed(lesson.id) || (saying === 'text' && !held)) {
    return t('tutorial.status.read', { button: t('tutorial.goOn') });
  }
  return spaceAsked(lesson, open.record.game, t);
};

function spaceAsked(lesson: Lesson, game: Game, t: Words): string {
  const letters = lesson.lettersAsked(game);
  if (letters.length === 0) return t('tutorial.status.missed', { button: t('tutorial.hint') });
  return t('tutorial.status.drag', { space: choiceWords(letters) });
}
