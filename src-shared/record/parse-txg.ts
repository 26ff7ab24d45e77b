import {
  type DealProblem,
  type Game,
  isOver,
  type RefusalCode,
  type ReplayResult,
  replay,
  SET_NAMES,
  type SetName,
  stopGame,
  UNKNOWN_TILE,
} from '../tantrix';
import { checkAt, type EnvelopeProblem, envelopeProblem as problemOfEnvelope, linesOf, versionIn } from './envelope';
import { endedOnline, type RecordedGame } from './recorded-game';
import { TXG_MARK, TXG_VERSION, UNNAMED_SET } from './game-txg';
import { type TxgDraft, dealOf, emptyDraft, readLines, recordOf } from './txg-lines';

/** Everything that can be wrong with the text of a .txg file, in the order in which it is looked for. */
export const TXG_PROBLEMS = [
  'notAGame',
  'newerVersion',
  'cutOff',
  'damaged',
  'unknownSet',
  'badLine',
  'badDeal',
  'illegalMove',
] as const;
export type TxgProblem =
  | { readonly code: 'notAGame' | 'newerVersion' | 'cutOff' | 'damaged' | 'unknownSet' }
  | { readonly code: 'badLine' /** From 1. */; readonly line: number }
  | { readonly code: 'badDeal'; readonly problem: DealProblem }
  | { readonly code: 'illegalMove' /** From 1. */; readonly move: number; readonly refusal: RefusalCode };

export type ParsedTxg =
  | { readonly ok: true; readonly record: RecordedGame }
  | { readonly ok: false; readonly problem: TxgProblem };

/** Reads the text of a .txg file; every move is played through the rules before anything is returned. */
export function parseTxg(text: string): ParsedTxg {
  const lines = linesOf(text);
  const problem = txgEnvelopeProblem(lines) ?? setProblem(lines);
  if (problem) return { ok: false, problem: { code: problem } };
  const draft = emptyDraft(versionIn(lines), setIn(lines));
  const from = bodyFrom(lines);
  const bad = readLines(lines.slice(from, checkAt(lines)), draft);
  if (bad !== undefined) return { ok: false, problem: { code: 'badLine', line: from + bad + 1 } };
  return foldDraft(draft);
}

/** Where the players begin: after the mark and, if there is one, the name of the set. */
export const bodyFrom = (lines: readonly string[]): number => (setNamed(lines) === undefined ? 1 : 2);

const setNamed = (lines: readonly string[]): string | undefined => /^set ([a-z0-9-]{1,40})$/.exec(lines[1] ?? '')?.[1];

/** Whether a file names a set of tiles that this program does not have; undefined when all is well. */
export const setProblem = (lines: readonly string[]): 'unknownSet' | undefined =>
  setIn(lines) === undefined ? 'unknownSet' : undefined;

/** The set of tiles that a file is played with; undefined where this program does not have it. */
export const setIn = (lines: readonly string[]): SetName | undefined => {
  const named = setNamed(lines) ?? UNNAMED_SET;
  return SET_NAMES.find((name) => name === named);
};

/** What is wrong with a game's file as a whole: its first line or its check; undefined when nothing is. */
export const txgEnvelopeProblem = (lines: readonly string[]): EnvelopeProblem | undefined =>
  problemOfEnvelope(lines, TXG_MARK, TXG_VERSION);

function foldDraft(draft: TxgDraft): ParsedTxg {
  const { placements, isStopped } = draft;
  const result = replay(dealOf(draft), placements);
  if (!result.ok) return { ok: false, problem: replayProblem(result) };
  const game = isStopped ? stopGame(result.game) : result.game;
  // Nobody could go on with it: its tiles are drawn by programs that have left.
  if (endedOnline(draft) && !hasEnded(game)) return { ok: false, problem: { code: 'badDeal', problem: 'bag' } };
  return { ok: true, record: recordOf(draft, game) };
}

/** Whether a game is over, and all have what they drew. */
const hasEnded = (game: Game): boolean =>
  isOver(game) && !game.position.hands.some((hand) => hand.includes(UNKNOWN_TILE));

function replayProblem(result: Extract<ReplayResult, { ok: false }>): TxgProblem {
  return 'problem' in result
    ? { code: 'badDeal', problem: result.problem }
    : { code: 'illegalMove', move: result.move, refusal: result.refusal.code };
}
