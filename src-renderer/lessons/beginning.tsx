import { gameOfLesson } from '../../src-shared/help/lessons/lesson';
import { LESSONS, type LessonId } from '../../src-shared/help/lessons/lessons';
import type { NearBoardProps } from '../game/guide';
import { changeGame, showGame } from '../game/table';
import { WaitingNote } from '../stage/WaitingNote';
import type { Words } from '../words/words';
import { Lesson } from './lesson';
import { LessonNearBoard } from './LessonNearBoard';
import { lessonStatus } from './lesson-status';

/** Brings a lesson to the table; what lies there waits, and is given back after it. */
export function beginLesson(id: LessonId, t: Words): void {
  const game = gameOfLesson(LESSONS[id]);
  const players = game.deal.seats.map((colour) => ({ name: t(`colour.${colour}`), email: '', country: '' }));
  const record = { players, game, isCompetition: false };
  const lesson = new Lesson(id, record, NearBoard, WaitingNote, lessonStatus);
  showGame({ record, guide: lesson });
  changeGame({ panel: undefined, lit: lesson.lightsIn('text') });
}

/** From one lesson the next is begun. */
const NearBoard = (props: NearBoardProps) => <LessonNearBoard {...props} onBegin={beginLesson} />;
