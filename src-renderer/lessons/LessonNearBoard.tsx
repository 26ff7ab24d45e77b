import { LESSON_IDS } from '../../src-shared/help/lessons/lessons';
import { useTranslation } from 'react-i18next';
import { Button } from 'react-aria-components';
import { useGame } from '../game/table';
import { helpOn } from '../stage/explained';
import { type Lesson, lessonIn } from './lesson';
import { LessonCallout, type LessonNearBoardProps } from './LessonCallout';
import { type Saying, useProgress, useSaying } from './lesson-steps';
import { leaveLesson } from './lessons';
import { ShowHow } from './ShowHow';

/** What a lesson shows: what it is at the top, what it says beside the space it speaks of, and how it is done. */
export function LessonNearBoard({ board, onBegin }: LessonNearBoardProps) {
  const lesson = useGame(({ open }) => lessonIn(open));
  return lesson ? <OfLesson key={lesson.id} lesson={lesson} board={board} onBegin={onBegin} /> : null;
}

function OfLesson({ lesson, board, onBegin }: LessonNearBoardProps & { lesson: Lesson }) {
  const { showing } = useProgress(lesson);
  return (
    <>
      <LessonPill lesson={lesson} />
      <LessonCallout lesson={lesson} board={board} onBegin={onBegin} />
      {showing !== undefined && <ShowHow key={showing} board={board} lesson={lesson} />}
    </>
  );
}

/** How far each saying is on the way through a lesson. */
const STEP: Readonly<Record<Saying, number>> = { text: 1, task: 2, missed: 2, done: 3 };
const STEPS = [1, 2, 3];

/** Its name and number, how far it is, and the way out. */
function LessonPill({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation();
  const step = STEP[useSaying(lesson)];
  const number = LESSON_IDS.indexOf(lesson.id) + 1;
  return (
    <section className="lesson-pill" aria-labelledby="lesson-title" {...helpOn('place:lesson')}>
      <h2 id="lesson-title">{lesson.titleIn(t)}</h2>
      <p className="lesson-number">{t('tutorial.number', { number, count: LESSON_IDS.length })}</p>
      <p className="lesson-steps" role="img" aria-label={t('tutorial.step', { step, count: STEPS.length })}>
        {STEPS.map((each) => (
          <i key={each} className={each <= step ? 'is-on' : ''} />
        ))}
      </p>
      <Button className="button button-plain" onPress={leaveLesson}>
        {t('tutorial.leave')}
      </Button>
    </section>
  );
}
