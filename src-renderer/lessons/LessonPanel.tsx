import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { LessonOutcome } from '../../src-shared/help/lessons/lesson';
import { LESSON_IDS, type LessonId } from '../../src-shared/help/lessons/lessons';
import { type Lesson, lessonIn, lessonNumbers } from './lesson';
import {
  leaveLesson,
  nextLesson,
  outcomeIn,
  showLessonHint,
  showTutorial,
  tryLessonAgain,
  useLessonHint,
} from './lessons';
import { useGame } from '../game/table';
import { helpOn } from '../stage/explained';
import type { Words } from '../words/words';

interface LessonPanelProps {
  /** Brings another lesson to the table. */
  readonly onBegin: (id: LessonId, t: Words) => void;
}

interface LessonProps {
  readonly lesson: Lesson;
  readonly outcome: LessonOutcome;
}

/** The lesson beside the table: what to do, what has come of it, and where to go from there. */
export function LessonPanel({ onBegin }: LessonPanelProps) {
  const { t } = useTranslation();
  const lesson = useGame(({ open }) => lessonIn(open));
  const outcome = useGame(({ open }) => open && outcomeIn(open));
  if (!lesson || !outcome) return null;
  const number = LESSON_IDS.indexOf(lesson.id) + 1;
  return (
    <aside className="side-panel lesson" {...helpOn('place:lesson')} aria-labelledby="lesson-title">
      <header className="side-panel-head">
        <div>
          <p className="lesson-number">{t('tutorial.number', { number, count: LESSON_IDS.length })}</p>
          <h2 id="lesson-title">{lesson.titleIn(t)}</h2>
        </div>
      </header>
      <LessonText lesson={lesson} outcome={outcome} />
      <LessonButtons lesson={lesson} outcome={outcome} onBegin={onBegin} />
    </aside>
  );
}

function LessonText({ lesson, outcome }: LessonProps) {
  const { t } = useTranslation();
  const orientation = useGame((table) => table.orientation);
  const showsHint = useLessonHint(lesson);
  const { id } = lesson;
  const spaces = lessonNumbers(lesson, orientation);
  return (
    // Long words in large letters are scrolled by the keyboard, too.
    // oxlint-disable-next-line no-noninteractive-tabindex -- as above
    <div className="lesson-text" tabIndex={0} role="group" aria-labelledby="lesson-title">
      <p>{t(`lesson.${id}.text`, spaces)}</p>
      <p className="lesson-task">{t(`lesson.${id}.task`, spaces)}</p>
      <div aria-live="polite">
        {showsHint && outcome === 'open' && <p className="lesson-hint">{t(`lesson.${id}.hint`, spaces)}</p>}
        {outcome === 'missed' && <p className="lesson-missed">{t(`lesson.${id}.missed`, spaces)}</p>}
        {outcome === 'done' && <p className="lesson-done">{t(`lesson.${id}.done`, spaces)}</p>}
      </div>
    </div>
  );
}

function LessonButtons({ lesson, outcome, onBegin }: LessonProps & LessonPanelProps) {
  const { t } = useTranslation();
  const showsHint = useLessonHint(lesson);
  const next = useGame(nextLesson);
  const first = useRef<HTMLButtonElement>(null);
  // After the move that settles it, what is to be pressed next is at hand.
  useEffect(() => {
    if (outcome !== 'open') first.current?.focus();
  }, [outcome]);
  return (
    <div className="lesson-buttons">
      {outcome === 'done' && (
        <Button ref={first} className="button button-primary" onPress={next ? () => onBegin(next, t) : showTutorial}>
          {next ? t('tutorial.next') : t('tutorial.finish')}
        </Button>
      )}
      {outcome !== 'open' && (
        <Button
          {...(outcome === 'missed' ? { ref: first } : {})}
          className={outcome === 'missed' ? 'button button-primary' : 'button'}
          onPress={tryLessonAgain}
        >
          {t('tutorial.again')}
        </Button>
      )}
      {outcome === 'open' && (
        <Button className="button" onPress={showLessonHint} isDisabled={showsHint}>
          {t('tutorial.hint')}
        </Button>
      )}
      <Button className="button" onPress={showTutorial}>
        {t('tutorial.all')}
      </Button>
      <Button className="button" onPress={leaveLesson}>
        {t('tutorial.leave')}
      </Button>
    </div>
  );
}
