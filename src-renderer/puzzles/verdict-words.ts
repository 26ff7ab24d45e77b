import { cataloguedPuzzle, type RecordedPuzzle } from '../../src-shared/record';
import type { PuzzleResult } from '../../src-shared/bridge/bridge';
import type { Goal } from '../../src-shared/puzzles/puzzle';
import type { Verdict } from '../../src-shared/puzzles/verdict';
import type { Words } from '../words/words';
import { faultWords } from './fault-words';
import { colourWord, colourWords } from './goal-words';
import { helpWords } from './help-words';
import { inBox, type OpenPuzzle } from './open-puzzle';
import { bestOf, bestScoreOf, resultIdOf } from './results';
import { timeWords } from '../words/time-words';

/** What is missing, the first to mend first; of an answer that is only scored, its score. */
export function verdictWords(record: RecordedPuzzle, { faults, score }: Verdict, t: Words): string[] {
  const words = faultWords(faults, record, t);
  const points = faults.length === 0 && score !== undefined ? [t('puzzle.verdict.score', { count: score })] : [];
  return [...words, ...points];
}

/** That it is solved, and what there is to say of it: how, in what time, and how that compares. */
export function solvedWords(open: OpenPuzzle, verdict: Verdict, results: readonly PuzzleResult[], t: Words): string[] {
  const { record, help } = open;
  const { goal } = record.puzzle;
  if (record.answered) return answeredWords(open, verdict, t);
  const isChoice = goal.kind === 'paths' && goal.choices.length > 1;
  const title =
    isChoice && verdict.colours
      ? t('puzzle.verdict.solvedIn', { colours: colourWords(verdict.colours, t) })
      : t('puzzle.verdict.solved');
  return [
    title,
    ...scoreLines(goal, verdict, t),
    ...(record.helped ? [t('puzzle.verdict.helped')] : timeLines(record, results, t)),
    ...(help?.kind === 'solved' ? [helpWords(help, t).text] : []),
  ];
}

/** That the program has solved it, and that this is not the person's doing. */
const answeredWords = ({ record, help }: OpenPuzzle, verdict: Verdict, t: Words): string[] => [
  t('puzzle.verdict.answered'),
  ...scoreLines(record.puzzle.goal, verdict, t),
  t('puzzle.verdict.answeredCounts'),
  ...(help?.kind === 'solved' ? [helpWords(help, t).text] : []),
];

/** How many loops there are, or points, where they are counted. */
function scoreLines({ kind }: Goal, { score }: Verdict, t: Words): string[] {
  if (score === undefined || (kind !== 'circles' && kind !== 'sum')) return [];
  return [t(kind === 'circles' ? 'puzzle.verdict.loops' : 'puzzle.verdict.score', { count: score })];
}

/** How a solitaire ended that was not won. */
export function endWords({ record }: OpenPuzzle, { score = 0 }: Verdict, t: Words): string[] {
  const [tile] = inBox(record);
  const { goal, tiles } = record.puzzle;
  const colour = record.drawn ? colourWord(record.drawn.colour, t) : '';
  const isLoop = goal.kind === 'solitaire' && goal.path === 'loop';
  return [
    ...(tile === undefined ? [] : [t('puzzle.end.stuck', { tile })]),
    t(isLoop ? 'puzzle.end.loop' : 'puzzle.end.line', { colour, count: score, all: tiles.length }),
  ];
}

function timeLines(record: RecordedPuzzle, results: readonly PuzzleResult[], t: Words): string[] {
  const { seconds } = record;
  const target = cataloguedPuzzle(record)?.targetSeconds ?? 0;
  return [
    t('puzzle.verdict.time', { time: timeWords(seconds, t) }),
    ...(seconds <= target ? [t('puzzle.verdict.target', { time: timeWords(target, t) })] : []),
    bestLine(record, results, t),
  ];
}

/** How it compares with what the person did before; the result itself may be among the results, or not yet. */
function bestLine(record: RecordedPuzzle, results: readonly PuzzleResult[], t: Words): string {
  const id = resultIdOf(record);
  const score = bestScoreOf(results, id);
  if (score !== undefined) return t('puzzle.verdict.bestScore', { score });
  const best = bestOf(results, id);
  return best !== undefined && best < record.seconds
    ? t('puzzle.verdict.bestWas', { time: timeWords(best, t) })
    : t('puzzle.verdict.best');
}
