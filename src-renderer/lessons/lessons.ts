import { withLesson } from '../../src-shared/bridge/bridge';
import type { LessonOutcome } from '../../src-shared/help/lessons/lesson';
import { FIRST_LESSON, LESSON_IDS, lessonAfter, type LessonId } from '../../src-shared/help/lessons/lessons';
import { reportErrors } from '../stage/failures';
import { declareDialog, openDialog } from '../stage/dialogs';
import { type GameTable, gameNow, onEachGame, showGame } from '../game/table';
import { showStatusNote } from '../stage/status-note';
import { makeStore } from '../ui/store';
import type { OpenGame } from '../game/open-game';
import { putAway } from '../stage/tables';
import { lessonIn } from './lesson';

/** The lessons of the tutorial: positions with a task, played at the table like any game. */

/** The lessons that were done. */
const { reading, set } = makeStore<readonly string[]>([]);

export const { use: useLessonsDone, get: lessonsDoneNow } = reading;

export const tutorialDialog = declareDialog('tutorial');

/** Opens the list of the lessons. */
export const showTutorial = (): void => openDialog(tutorialDialog, {});

/** True when some were lost, which is then to be told. */
export async function loadLessonsDone(): Promise<boolean> {
  const { rows, damaged } = await window.tantrix.lessonsDone();
  set(rows, true);
  return damaged !== undefined;
}

/** Puts the position of the lesson back. */
export function tryLessonAgain(): void {
  const { open } = gameNow();
  const lesson = lessonIn(open);
  if (open && lesson) showGame({ record: { ...open.record, game: lesson.start.game }, guide: lesson });
}

/** Leaves the lesson, for what lay there before it; of it nothing is kept but that it was done. */
export const leaveLesson = (): void => putAway();

/** The first lesson that was not done; the first of all when all were. */
export const lessonToDo = (done: readonly string[]): LessonId =>
  LESSON_IDS.find((id) => !done.includes(id)) ?? FIRST_LESSON;

/** The lesson that follows the open one, if any. */
export function nextLesson({ open }: Pick<GameTable, 'open'>): LessonId | undefined {
  const lesson = lessonIn(open);
  return lesson && lessonAfter(lesson.id);
}

/** What has come of a lesson. */
export const outcomeIn = ({ session }: OpenGame): LessonOutcome => session.extra.outcome ?? 'open';

/** From now on it is kept which lessons are done; to be called once. */
export function startKeepingLessons(): void {
  onEachGame(({ open }, { open: before }) => {
    const lesson = lessonIn(open);
    if (!open || !lesson || open === before || outcomeIn(open) !== 'done') return;
    const wasDone = before?.guide === lesson && outcomeIn(before) === 'done';
    if (!wasDone) keepDone(lesson.id);
  });
}

/** Remembers for good that a lesson was done. */
export function keepDone(id: LessonId): void {
  set(withLesson(reading.get(), id), true);
  void reportErrors(async () => {
    if (!(await window.tantrix.keepLessonDone(id))) showStatusNote('resultFails');
  });
}
