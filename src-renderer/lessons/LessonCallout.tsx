import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { LessonStep } from '../../src-shared/help/lessons/lesson';
import { isPlayed, type LessonId } from '../../src-shared/help/lessons/lessons';
import type { NearBoardProps } from '../game/guide';
import { useGame } from '../game/table';
import { preferencesNow, travelMs } from '../preferences/preferences';
import type { Words } from '../words/words';
import { Callout } from './Callout';
import type { Lesson } from './lesson';
import { endShowing, goToStep, type Saying, showHow, useProgress, useSaying } from './lesson-steps';
import { nextLesson, showTutorial, tryLessonAgain } from './lessons';
import { focusFirstTarget } from '../stage/focus-targets';
import { spokenWords, TileWords, withTiles } from '../stage/TileWords';

export interface LessonNearBoardProps extends NearBoardProps {
  /** Brings another lesson to the table. */
  readonly onBegin: (id: LessonId, t: Words) => void;
}

/** What a lesson says now, beside the space it speaks of, and what can be done about it. */
export function LessonCallout({ lesson, board, onBegin }: LessonNearBoardProps & { lesson: Lesson }) {
  const { t } = useTranslation();
  const saying = useSaying(lesson);
  const isShowing = useProgress(lesson).showing !== undefined;
  const step = saying === 'text' ? 'text' : 'task';
  const said = isShowing ? shownIn(lesson, t) : saidIn(lesson, saying, t);
  const text = withTiles(said.text);
  const game = useGame(({ open }) => open?.record.game);
  const outlined = useMemo(() => (saying === 'done' && game ? lesson.closedIn(game) : []), [lesson, saying, game]);
  return (
    <Callout
      board={board}
      at={lesson.cellIn(step)}
      link={lesson.linkIn(step)}
      outlined={outlined}
      heading={said.heading}
      spoken={spokenWords(text, t)}
      about="place:lesson"
      buttons={isShowing ? <ShowingButtons /> : <SayingButtons lesson={lesson} saying={saying} onBegin={onBegin} />}
    >
      <p>
        <TileWords words={text} />
      </p>
    </Callout>
  );
}

interface Said {
  readonly heading: string;
  readonly text: string;
}

function saidIn({ id }: Lesson, saying: Saying, t: Words): Said {
  // Only who has done something is praised for it.
  if (!isPlayed(id)) return { heading: t(`lesson.${id}.heading`), text: t(`lesson.${id}.${partOf(saying)}`) };
  if (saying === 'done') return { heading: t('tutorial.wellDone'), text: t(`lesson.${id}.done`) };
  if (saying === 'text') return { heading: t(`lesson.${id}.heading`), text: t(`lesson.${id}.text`) };
  return saying === 'missed'
    ? { heading: t('tutorial.notYet'), text: t(`lesson.${id}.missed`) }
    : { heading: t('tutorial.yourTurn'), text: t(`lesson.${id}.task`) };
}

const partOf = (saying: Saying): LessonStep | 'done' => (saying === 'missed' ? 'task' : saying);

const shownIn = ({ id }: Lesson, t: Words): Said => ({
  heading: t('tutorial.watch'),
  text: isPlayed(id) ? t(`lesson.${id}.shown`) : '',
});

/** Where nothing moves, what is shown stays until it is put back. */
function ShowingButtons() {
  const { t } = useTranslation();
  const [isMoving] = useState(() => travelMs(preferencesNow()) > 0);
  // These buttons take the focus with them when the showing ends; the task is for the tiles.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusFirstTarget();
    },
    [],
  );
  return (
    <>
      <Button className="button" autoFocus onPress={endShowing}>
        {t(isMoving ? 'tutorial.stop' : 'tutorial.putBack')}
      </Button>
      {isMoving && (
        <Button className="button button-plain" onPress={showHow}>
          {t('tutorial.showAgain')}
        </Button>
      )}
    </>
  );
}

interface SayingProps extends Pick<LessonNearBoardProps, 'onBegin'> {
  readonly lesson: Lesson;
  readonly saying: Saying;
}

function SayingButtons({ lesson, saying, onBegin }: SayingProps) {
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef(saying);
  // What is to be pressed next is at hand after a press, and after the move that settles the lesson; a task is for the tiles.
  useEffect(() => {
    if (saying !== before.current && (saying !== 'task' || !isPlayed(lesson.id))) first.current?.focus();
    before.current = saying;
  }, [saying, lesson]);
  if (saying === 'done') return <DoneButtons ref={first} lesson={lesson} onBegin={onBegin} />;
  if (saying === 'text' || !isPlayed(lesson.id)) return <ReadingButtons ref={first} lesson={lesson} saying={saying} />;
  return <TaskButtons ref={first} isMissed={saying === 'missed'} />;
}

interface First {
  readonly ref: Ref<HTMLButtonElement>;
}

function ReadingButtons({ ref, lesson, saying }: First & Omit<SayingProps, 'onBegin'>) {
  const { t } = useTranslation();
  const isText = saying === 'text';
  return (
    <>
      <Button ref={ref} className="button button-primary" onPress={() => goToStep(isText ? 'task' : 'seen')}>
        {t('tutorial.goOn')}
      </Button>
      {!isText && !isPlayed(lesson.id) && <BackButton to="text" />}
    </>
  );
}

function TaskButtons({ ref, isMissed }: First & { isMissed: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {isMissed && (
        <Button ref={ref} className="button button-primary" onPress={tryLessonAgain}>
          {t('tutorial.again')}
        </Button>
      )}
      <Button className={isMissed ? 'button' : 'button button-primary'} onPress={showHow}>
        {t('tutorial.hint')}
      </Button>
      {!isMissed && <BackButton to="text" />}
    </>
  );
}

function DoneButtons({ ref, lesson, onBegin }: First & Omit<SayingProps, 'saying'>) {
  const { t } = useTranslation();
  const next = useGame(nextLesson);
  return (
    <>
      <Button ref={ref} className="button button-primary" onPress={next ? () => onBegin(next, t) : showTutorial}>
        {next ? t('tutorial.next') : t('tutorial.finish')}
      </Button>
      {isPlayed(lesson.id) ? (
        <Button className="button button-plain" onPress={tryLessonAgain}>
          {t('tutorial.again')}
        </Button>
      ) : (
        <BackButton to="task" />
      )}
    </>
  );
}

function BackButton({ to }: { to: 'text' | 'task' }) {
  const { t } = useTranslation();
  return (
    <Button className="button button-plain" onPress={() => goToStep(to)}>
      {t('tutorial.back')}
    </Button>
  );
}
