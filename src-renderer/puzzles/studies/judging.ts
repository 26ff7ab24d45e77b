import type { PuzzleResult } from '../../../src-shared/bridge/bridge';
import type { BestPlay } from '../../../src-shared/robots/studies/best-play';
import { type Game, isOver, play } from '../../../src-shared/tantrix';
import { playPlacementAt } from '../../game/moves';
import type { OpenGame } from '../../game/open-game';
import { gameAt, onEachGame } from '../../game/table';
import { reportErrors } from '../../stage/failures';
import { type TableId, tablesNow } from '../../stage/tables';
import { makeStore } from '../../ui/store';
import { runInWorker } from '../../workers/run-in-worker';
import { keepResult } from '../results';
import { type StudyGuide, studyAt, studyId, studyIn } from './study-guide';

/** What comes of the move that is played in a study: the result is kept, and the best answer to it is found and played. */

/** How a study goes on after a move, once it is known. */
interface Judged {
  readonly guide?: StudyGuide;
  readonly best?: BestPlay;
}

const { reading, set } = makeStore<Judged>({});

/** How a study ends after what was played in it, if neither side errs; undefined until it is known. */
export const useBestPlay = (guide: StudyGuide): BestPlay | undefined =>
  reading.use((judged) => (judged.guide === guide ? judged.best : undefined));

/** From now on each study is judged when a move is played in it; to be called once. */
export function startJudgingStudies(): void {
  onEachGame(({ open }, { open: before }) => {
    const guide = studyIn(open);
    if (!open || !guide || before?.guide !== guide || guide.playedIn(before.record)) return;
    if (guide.playedIn(open.record)) void reportErrors(() => judge(open, guide));
  });
}

async function judge({ record }: OpenGame, guide: StudyGuide): Promise<void> {
  set({}, true);
  if (guide.isSolvedIn(record)) await keepResult(resultOf(guide));
  const { deal, placements } = record.game;
  const { signal } = new AbortController();
  const best = await runInWorker('bestPlay', { deal, placements }, { signal });
  const table = tableOf(guide);
  if (!best || table === undefined) return;
  set({ guide, best }, true);
  answer(table, record.game, best);
}

/** Lets the other side answer on the board. An answer that ends the game is only told: the end would cover what is said. */
function answer(table: TableId, game: Game, { placements: [next] }: BestPlay): void {
  if (!next || gameAt(table)?.record.game !== game) return;
  const after = play(game, next);
  if (after.ok && !isOver(after.game)) playPlacementAt(table, next);
}

const tableOf = (guide: StudyGuide): TableId | undefined =>
  [...tablesNow().open.keys()].find((id) => gameAt(id)?.guide === guide);

const resultOf = ({ at, told, begunAt }: StudyGuide): PuzzleResult => ({
  id: studyId(studyAt(at)),
  seconds: Math.round((performance.now() - begunAt) / 1000),
  at: Date.now(),
  helped: told !== 'nothing',
  ...(told === 'move' ? { answered: true as const } : {}),
});
