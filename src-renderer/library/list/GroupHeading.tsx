import { useTranslation } from 'react-i18next';
import { useToday } from '../../ui/useToday';
import { counted, figureWords, inTurn, type Words } from '../../words/words';
import { monthWords } from '../entry-words';
import { countOf, type Group, type GroupCount } from './listing';

/** What a group of games is called, and what came of them. */
export function GroupHeading({ group, top }: { group: Group; top: number }) {
  const { t } = useTranslation();
  const today = useToday();
  const name = group.kind === 'month' ? monthWords(group.month, today) : t(`library.group.${group.kind}`);
  return (
    <div className="game-heading" style={{ top }} role="row">
      <span role="rowheader">
        <strong>{name}</strong>
        <span>{countWords(countOf(group), group.kind === 'waiting', t)}</span>
      </span>
    </div>
  );
}

/** Of what goes on nothing is won yet. */
function countWords({ games, won, puzzles, solved }: GroupCount, isWaiting: boolean, t: Words): string {
  const gamesWords =
    isWaiting || won === 0
      ? t('library.games', counted(games))
      : t('library.gamesWon', { ...counted(games), won: figureWords(won, 0) });
  const puzzleWords =
    isWaiting || solved === 0
      ? t('library.puzzles', counted(puzzles))
      : t('library.puzzlesSolved', { ...counted(puzzles), solved: figureWords(solved, 0) });
  return inTurn([...(games > 0 ? [gamesWords] : []), ...(puzzles > 0 ? [puzzleWords] : [])], t);
}
