import { withLesson } from '../../src-shared/bridge/bridge';
import { gameOfLesson, type LessonOutcome } from '../../src-shared/help/lessons/lesson';
import { LESSON_IDS, lessonAfter, LESSONS, type LessonId } from '../../src-shared/help/lessons/lessons';
import type { Words } from '../words/words';
import { attempt } from '../stage/failures';
import { declareDialog, openDialog } from '../stage/dialogs';
import { changeOpen, showGame, type Table, useTable } from '../stage/table';
import { showNote } from '../stage/note';
import { makeStore } from '../ui/store';
import type { OpenGame } from '../game/open-game';
import { park, unpark } from '../stage/parking';

/** The lessons of the tutorial: positions with a task, played at the table like any game. */

/** The lessons that were done. */
const { reading, set } = makeStore<readonly string[]>([]);

export const { use: useLessonsDone } = reading;

export const tutorialDialog = declareDialog('tutorial');

/** Opens the list of the lessons. */
export const showTutorial = (): void => openDialog(tutorialDialog, {});

/** True when some were lost, which is then to be told. */
export async function loadLessonsDone(): Promise<boolean> {
  const { rows, damaged } = await window.tantrix.lessonsDone();
  set(rows, true);
  return damaged !== undefined;
}

/** Brings a lesson to the table; what lies there waits, and is given back after it. */
export function beginLesson(id: LessonId, t: Words): void {
  if (!park()) return;
  const start = gameOfLesson(LESSONS[id]);
  const players = start.deal.seats.map((colour) => ({ name: t(`colour.${colour}`), email: '', country: '' }));
  const lesson = { id, start, showsHint: false };
  showGame({ record: { players, game: start, isCompetition: false }, lesson });
  useTable.setState({ panel: undefined });
}

/** Puts the position of the lesson back. */
export function tryLessonAgain(): void {
  const { open } = useTable.getState();
  if (!open?.lesson) return;
  const { lesson, record } = open;
  showGame({ record: { ...record, game: lesson.start }, lesson });
}

/** Says, too, how the task is done. */
export function showLessonHint(): void {
  const { open } = useTable.getState();
  if (open?.lesson) changeOpen({ ...open, lesson: { ...open.lesson, showsHint: true } });
}

/** Leaves the lesson, for what lay there before it; of it nothing is kept but that it was done. */
export function leaveLesson(): void {
  if (!unpark()) showGame(undefined);
}

/** The first lesson that was not done; the first of all when all were. */
export const lessonToDo = (done: readonly string[]): LessonId | undefined =>
  LESSON_IDS.find((id) => !done.includes(id)) ?? LESSON_IDS[0];

/** The lesson that follows the open one, if any. */
export const nextLesson = ({ open }: Pick<Table, 'open'>): LessonId | undefined =>
  open?.lesson && lessonAfter(open.lesson.id);

/** What has come of a lesson. */
export const outcomeIn = ({ session }: OpenGame): LessonOutcome => session.extra.outcome ?? 'open';

/** From now on it is kept which lessons are done; to be called once. */
export function startKeepingLessons(): void {
  useTable.subscribe(({ open }, { open: before }) => {
    if (!open?.lesson || open === before || outcomeIn(open) !== 'done') return;
    const { id, start } = open.lesson;
    const wasDone = before?.lesson?.start === start && outcomeIn(before) === 'done';
    if (!wasDone) void attempt(() => keepDone(id));
  });
}

async function keepDone(id: LessonId): Promise<void> {
  set(withLesson(reading.get(), id), true);
  if (!(await window.tantrix.keepLessonDone(id))) showNote('resultFails');
}
