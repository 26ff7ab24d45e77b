import { type Game, replay, rewind, stopGame } from '../tantrix';
import { linesOf, versionIn } from './envelope';
import { bodyFrom, txgEnvelopeProblem, parseTxg, setIn, setProblem } from './parse-txg';
import { endedOnline, type RecordedGame } from './recorded-game';
import { dealOf, emptyDraft, readLines, recordOf } from './txg-lines';

/** What could be saved of a file that cannot be opened. */
export interface Salvaged {
  /** A legal game, as far as it could be read; never marked as stopped, unless nothing was wrong, or nobody could go on with it. */
  readonly record: RecordedGame;
  /**
   * Whether it is surely the beginning of the game that was written: only the file's check can tell. Where it disagrees or
   * is missing, one changed digit may have made another legal move, and nothing says which.
   */
  readonly certain: boolean;
}

/** The longest legal beginning of a damaged or illegal .txg file; undefined when it has no readable players and bag. */
export function salvage(text: string): Salvaged | undefined {
  const whole = parseTxg(text);
  if (whole.ok) return { record: whole.record, certain: true };
  const lines = linesOf(text);
  const problem = txgEnvelopeProblem(lines);
  if (problem === 'notAGame' || problem === 'newerVersion' || setProblem(lines)) return undefined;
  const draft = emptyDraft(versionIn(lines), setIn(lines));
  // A line that breaks off is no whole line of another meaning: each ends in what must not be missing.
  readLines(lines.slice(bodyFrom(lines)), draft);
  const result = replay(dealOf(draft), draft.placements);
  if ('problem' in result) return undefined;
  const game = result.ok ? result.game : result.before;
  return { record: recordOf(draft, endedOnline(draft) ? endedAt(game) : game), certain: problem === undefined };
}

/** The game as stopped where it stands; a last tile whose draw is not known is left out. */
function endedAt(game: Game): Game {
  const { placements, position } = game;
  return stopGame(position.awaitsTile ? rewind(game, placements.length - 1) : game);
}
