import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { NO_TILE } from '../../../src-shared/tantrix';
import type { NearBoardProps } from '../../game/guide';
import { send, useGame } from '../../game/table';
import { helpOn } from '../../stage/explained';
import { TileWords } from '../../stage/TileWords';
import { putAway } from '../../stage/tables';
import { usePuzzleResults } from '../results';
import { useJudged } from './judging';
import { studyAfter } from './next-study';
import { type StudyGuide, studyIn, type Told } from './study-guide';
import { endWords, taskWords, toldWords } from './study-words';

interface StudyNoteProps extends NearBoardProps {
  /** Brings a study to the table. */
  readonly onBegin: (at: number, told?: Told, begunAt?: number) => void;
}

type State = 'open' | 'wrong' | 'solved';

/** What a study wants, and what has come of the move that was played in it. */
export function StudyNote({ onBegin }: StudyNoteProps) {
  const guide = useGame(({ open }) => studyIn(open));
  return guide ? <OfStudy guide={guide} onBegin={onBegin} /> : null;
}

function OfStudy({ guide, onBegin }: { guide: StudyGuide } & Pick<StudyNoteProps, 'onBegin'>) {
  const { t } = useTranslation();
  const state = useGame(({ open }): State => {
    if (!open || !guide.playedIn(open.record)) return 'open';
    return guide.isSolvedIn(open.record) ? 'solved' : 'wrong';
  });
  const { best, isLooking } = useJudged(guide);
  const end = best ? endWords(guide, best, t) : isLooking && t('study.looking');
  const title = guide.titleIn(t);
  return (
    <section className={`study-note is-${state}`} aria-label={title} {...helpOn('place:study')}>
      <div className="study-words" aria-live="polite">
        <h2>{state === 'open' ? title : t(`study.${state}`)}</h2>
        <p>{state === 'open' ? <TileWords words={toldWords(guide, t) ?? taskWords(guide.start.game, t)} /> : end}</p>
      </div>
      <div className="study-buttons">
        <StudyButtons guide={guide} state={state} onBegin={onBegin} />
        <Button className="button button-plain" onPress={putAway}>
          {t('study.leave')}
        </Button>
      </div>
    </section>
  );
}

const tryAgain = (): void => send({ kind: 'rewound', to: 0 });

/** How much is told next. Whoever has one tile knows which. */
function nextTold({ told, start }: StudyGuide): Exclude<Told, 'nothing'> | undefined {
  if (told === 'move') return undefined;
  const { hands, mover } = start.game.position;
  const tiles = hands[mover]?.filter((tile) => tile !== NO_TILE);
  return told === 'tile' || tiles?.length === 1 ? 'move' : 'tile';
}

function StudyButtons({
  guide,
  state,
  onBegin,
}: { guide: StudyGuide; state: State } & Pick<StudyNoteProps, 'onBegin'>) {
  const { t } = useTranslation();
  const results = usePuzzleResults();
  const first = useRef<HTMLButtonElement>(null);
  // What is to be pressed next is at hand after the move that settles the study.
  useEffect(() => {
    if (state !== 'open') first.current?.focus();
  }, [state]);
  const more = nextTold(guide);
  if (state === 'solved') {
    return (
      <Button ref={first} className="button button-primary" onPress={() => onBegin(studyAfter(guide.at, results))}>
        {t('study.next')}
      </Button>
    );
  }
  return (
    <>
      {state === 'wrong' && (
        <Button ref={first} className="button button-primary" onPress={tryAgain}>
          {t('study.again')}
        </Button>
      )}
      {more && (
        <Button className="button" onPress={() => onBegin(guide.at, more, guide.begunAt)}>
          {t(`study.tell.${more}`)}
        </Button>
      )}
    </>
  );
}
