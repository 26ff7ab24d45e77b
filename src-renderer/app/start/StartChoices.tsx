import { useTranslation } from 'react-i18next';
import type { RememberedGames } from '../../../src-shared/bridge/bridge';
import { lastOpponent, playLastOpponent, RobotEmblem } from '../../game';
import { learn, useLearning } from '../../lessons';
import { GoalPicture, puzzleToday, startPuzzleToday, useIsSolved, useStreak } from '../../puzzles';
import { useToday } from '../../ui/useToday';
import { weekdayWords } from '../../words/words';
import { BoardPicture } from '../../board/BoardPicture';
import { LESSON_BOARD } from './sample-boards';
import { StartChoice } from './StartChoice';

/** The way for whoever has never played: the first lesson, or the one that comes next. */
export function LearnChoice() {
  const { t } = useTranslation();
  const { number, of, next, isOnTheWay, isDone } = useLearning();
  return (
    <StartChoice
      picture={<BoardPicture tiles={LESSON_BOARD} />}
      title={isOnTheWay ? t('home.learnOn', { number, of }) : t('home.learn')}
      text={isOnTheWay ? t(`lesson.${next}.title`) : t(isDone ? 'home.learnDone' : 'home.learnText', { of })}
      look="primary"
      rank="startScreen"
      run={learn}
    />
  );
}

/** The last opponent again; before the first game, one whom a stranger can beat. */
export function PlayChoice({ games }: { games: RememberedGames | null }) {
  const { t } = useTranslation();
  const { character, level } = lastOpponent(games);
  const opponent = t(`robot.name.${character}`);
  const names = t('robot.levels', { returnObjects: true });
  return (
    <StartChoice
      picture={<RobotEmblem character={character} />}
      title={games?.computer ? t('home.again', { opponent }) : t('home.play')}
      text={
        games?.computer ? t('home.level', { level, name: names[level - 1] ?? '' }) : t('home.playText', { opponent })
      }
      run={playLastOpponent}
    />
  );
}

/** The puzzle of the day. */
export function PuzzleChoice() {
  const { t } = useTranslation();
  const today = useToday();
  const entry = puzzleToday(today);
  const facts = t('home.puzzleText', { weekday: weekdayWords(today), count: entry.puzzle.tiles.length });
  const told = useIsSolved(entry) ? t('home.puzzleSolved', { facts }) : facts;
  const streak = useStreak(today);
  return (
    <StartChoice
      picture={<GoalPicture puzzle={entry.puzzle} />}
      title={t('home.puzzle')}
      text={streak > 0 ? t('home.puzzleStreak', { facts: told, count: streak }) : told}
      run={startPuzzleToday}
    />
  );
}
