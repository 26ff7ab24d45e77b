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

/** What is known of how a study goes on. */
interface Judged {
  readonly guide?: StudyGuide;
  readonly isLooking?: boolean;
  /** How it ends after what was played, if neither side errs; undefined until it is known. */
  readonly best?: BestPlay | undefined;
}

const { reading, set } = makeStore<Judged>({});

/** What is known of a study; of all but the last that was played in, nothing. */
export const useJudged = (guide: StudyGuide): Judged =>
  reading.use((judged) => (judged.guide === guide ? judged : UNKNOWN));

const UNKNOWN: Judged = {};

/** Ends what is being found out of a position that lies there no more. */
let thinking = new AbortController();

/** From now on each study is judged when a move is played in it; to be called once. */
export function startJudgingStudies(): void {
  onEachGame(({ open }, { open: before }) => {
    const guide = studyIn(open);
    if (open === before || (!guide && !studyIn(before))) return;
    const isPlayed = open !== undefined && guide?.playedIn(open.record) !== undefined;
    const wasPlayed = before !== undefined && before.guide === guide && guide?.playedIn(before.record) !== undefined;
    if (!isPlayed) thinking.abort();
    else if (guide && !wasPlayed) void reportErrors(() => judge(open, guide));
  });
}

async function judge({ record }: OpenGame, guide: StudyGuide): Promise<void> {
  thinking.abort();
  thinking = new AbortController();
  const { signal } = thinking;
  set({ guide, isLooking: true }, true);
  if (guide.isSolvedIn(record)) await keepResult(resultOf(guide));
  try {
    const { deal, placements } = record.game;
    const best = await runInWorker('bestPlay', { deal, placements }, { signal });
    if (signal.aborted) return;
    set({ guide, best }, true);
    const table = tableOf(guide);
    if (best && table !== undefined) answer(table, record.game, best, guide.start.game.position.mover);
  } catch (error) {
    if (signal.aborted) return;
    set({ guide }, true);
    throw error;
  }
}

/**
 * Lets the other side answer on the board; what the person has to play before it is played, too. A tile that ends the game is only
 * told: the end would cover what is said.
 */
function answer(table: TableId, start: Game, { placements }: BestPlay, person: number): void {
  let game = start;
  for (const next of placements) {
    if (gameAt(table)?.record.game !== game) return;
    const { mover } = game.position;
    const after = play(game, next);
    if (!after.ok || isOver(after.game)) return;
    playPlacementAt(table, next);
    if (mover !== person) return;
    game = gameAt(table)?.record.game ?? after.game;
  }
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
