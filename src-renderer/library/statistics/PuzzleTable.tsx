import { useTranslation } from 'react-i18next';
import type { PuzzleTally } from '../../../src-shared/library/puzzle-tally';
import { timeWords } from '../../words/time-words';
import { figureWords, type Words } from '../../words/words';
import { ShortTable } from './ShortTable';

/** The best, the mean and the last of each puzzle that was solved, those without help. */
export function PuzzleTable({ puzzles }: { puzzles: readonly PuzzleTally[] }) {
  const { t } = useTranslation();
  return (
    <ShortTable
      title={t('statistics.puzzles')}
      empty={t('statistics.noPuzzles')}
      columns={[
        { words: t('statistics.puzzle') },
        { words: t('statistics.solved'), isFigure: true },
        { words: t('statistics.best'), isFigure: true },
        { words: t('statistics.mean'), isFigure: true },
        { words: t('statistics.last'), isFigure: true },
      ]}
      rows={puzzles.map((tally) => ({ key: tally.puzzle, cells: cellsOf(tally, t) }))}
    />
  );
}

function cellsOf({ name, counts, solved, helped, alone }: PuzzleTally, t: Words): string[] {
  const times = helped > 0 ? t('statistics.solvedHelped', { solved, count: helped }) : figureWords(solved, 0);
  if (!alone) return [name, times, NONE, NONE, NONE];
  const valueWords = (value: number, digits: number) =>
    counts === 'seconds' ? timeWords(value, t) : figureWords(value, digits);
  return [name, times, valueWords(alone.best, 0), valueWords(alone.mean, 1), valueWords(alone.last, 0)];
}

/** Of what was only solved with help, no time counts. */
const NONE = '–';
