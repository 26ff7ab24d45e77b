import { gameOfLesson } from '../../src-shared/help/lessons/lesson';
import { LESSONS, type LessonId } from '../../src-shared/help/lessons/lessons';
import { changeGame, showGame } from '../game/table';
import type { Words } from '../words/words';
import { Lesson } from './lesson';
import { LessonPanel } from './LessonPanel';

/** Brings a lesson to the table; what lies there waits, and is given back after it. */
export function beginLesson(id: LessonId, t: Words): void {
  const game = gameOfLesson(LESSONS[id]);
  const players = game.deal.seats.map((colour) => ({ name: t(`colour.${colour}`), email: '', country: '' }));
  const record = { players, game, isCompetition: false };
  showGame({ record, guide: new Lesson(id, record, Panel) });
  changeGame({ panel: undefined });
}

/** From one lesson the next is begun. */
const Panel = () => <LessonPanel onBegin={beginLesson} />;
