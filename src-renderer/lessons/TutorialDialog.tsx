import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { LESSON_IDS, type LessonId } from '../../src-shared/help/lessons/lessons';
import { Icon } from '../stage/Icon';
import { beginLesson } from './beginning';
import { lessonToDo, useLessonsDone } from './lessons';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';

const TICK = 'M4 10.5l4 4L16 6';

/** The lessons of the tutorial, with those marked that were done; the first that was not has the focus. */
export function TutorialDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const done = useLessonsDone();
  const first = lessonToDo(done);
  const count = LESSON_IDS.filter((id) => done.includes(id)).length;
  const begin = (id: LessonId) => {
    onClose();
    beginLesson(id, t);
  };
  return (
    <DialogFrame title={t('tutorial.title')} onCancel={onClose}>
      <p>{t('tutorial.text')}</p>
      <ol className="lesson-list">
        {LESSON_IDS.map((id, at) => (
          <li key={id}>
            <LessonButton id={id} number={at + 1} isDone={done.includes(id)} isFirst={id === first} onBegin={begin} />
          </li>
        ))}
      </ol>
      <p className="field-hint">{t('tutorial.progress', { count, of: LESSON_IDS.length })}</p>
      <DialogButtons focusPrimary={false} choices={[{ words: t('button.close'), run: onClose }]} />
    </DialogFrame>
  );
}

interface LessonButtonProps {
  readonly id: LessonId;
  readonly number: number;
  readonly isDone: boolean;
  readonly isFirst: boolean;
  readonly onBegin: (id: LessonId) => void;
}

function LessonButton({ id, number, isDone, isFirst, onBegin }: LessonButtonProps) {
  const { t } = useTranslation();
  const title = t(`lesson.${id}.title`);
  return (
    <Button
      className="lesson-choice"
      autoFocus={isFirst}
      aria-label={t(isDone ? 'tutorial.itemDone' : 'tutorial.item', { number, title })}
      onPress={() => onBegin(id)}
    >
      <span>{title}</span>
      {isDone && (
        <span className="lesson-tick">
          <Icon path={TICK} />
        </span>
      )}
    </Button>
  );
}
