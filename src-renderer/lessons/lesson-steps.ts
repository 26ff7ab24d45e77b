import type { LessonOutcome, LessonStep } from '../../src-shared/help/lessons/lesson';
import { isPlayed } from '../../src-shared/help/lessons/lessons';
import { isTentative } from '../../src-shared/sessions/game';
import { mayPutBack, putBack } from '../game/moves';
import type { OpenGame } from '../game/open-game';
import { changeGame, gameNow, useGame } from '../game/table';
import { clearStatusNote, showStatusNote, statusNoteNow } from '../stage/status-note';
import { makeStore } from '../ui/store';
import { type Lesson, lessonIn } from './lesson';
import { keepDone, outcomeIn, tryLessonAgain } from './lessons';

/** How far the person has come in the open lesson, and whether the way is being shown. */

interface Progress {
  /** The lesson that the rest is about. */
  readonly lesson?: Lesson | undefined;
  /** What is said; `seen` when a lesson in which nothing is done has been looked at. */
  readonly step: LessonStep | 'seen';
  /** Counts how often the way was shown; left out while it is not. */
  readonly showing?: number | undefined;
}

const { reading, set } = makeStore<Progress>({ step: 'text' });

const START: Progress = { step: 'text' };
const progressIn = (lesson: Lesson | undefined, progress: Progress): Progress =>
  lesson && progress.lesson === lesson ? progress : START;

const openLesson = (): Lesson | undefined => lessonIn(gameNow().open);

/** How far the person has come in a lesson. */
export const useProgress = (lesson: Lesson): Progress => {
  const progress = reading.use();
  return progressIn(lesson, progress);
};

/** What is to be said: what has come of the task, or the step before it. */
export type Saying = LessonStep | Exclude<LessonOutcome, 'open'>;

function sayingOf(step: Progress['step'], outcome: LessonOutcome): Saying {
  if (outcome !== 'open') return outcome;
  return step === 'seen' ? 'done' : step;
}

/** What is said now of the lesson of a game. */
export const sayingIn = (open: OpenGame, lesson: Lesson): Saying =>
  sayingOf(progressIn(lesson, reading.get()).step, outcomeIn(open));

/** The same for what is drawn of the open lesson. */
export function useSaying(lesson: Lesson): Saying {
  const { step } = useProgress(lesson);
  return useGame(({ open }) => sayingOf(step, open ? outcomeIn(open) : 'open'));
}

/** Goes to a step of the open lesson; to the end of one that is only looked at. */
export function goToStep(step: Progress['step']): void {
  const lesson = openLesson();
  if (!lesson) return;
  // Tab selects tiles on its way to the button. Without any the focus goes to the first, where the printed keys begin.
  const { held } = gameNow();
  if (held && !isTentative(held)) putBack();
  set({ lesson, step, showing: undefined }, true);
  changeGame({ lit: lesson.lightsIn(step) });
  if (step === 'seen' && !isPlayed(lesson.id)) keepDone(lesson.id);
}

/** Shows how the task is done, from where the person has come; from the start after a miss, or away from the way. */
export function showHow(): void {
  const { open } = gameNow();
  if (!open) return;
  if (outcomeIn(open) !== 'open' || !openLesson()?.wayLeft(open.record.game)) tryLessonAgain();
  else if (mayPutBack(gameNow())) putBack();
  set(({ showing = 0 }) => ({ lesson: openLesson(), step: 'task', showing: showing + 1 }), true);
  showStatusNote('showingHow');
}

export const isShowing = (): boolean => progressIn(openLesson(), reading.get()).showing !== undefined;

/** Ends the showing; everything is where it was. */
export function endShowing(): void {
  if (reading.get().showing === undefined) return;
  set({ showing: undefined });
  if (statusNoteNow() === 'showingHow') clearStatusNote();
}
