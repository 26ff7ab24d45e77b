import { type DealProblem, type RefusalCode, type ReplayResult, replay, stopGame } from '../tantrix';
import { checkDigits } from './check';
import type { RecordedGame } from './recorded-game';
import { CHECK_DIGITS, STANDARD_SET, TXG_MARK, TXG_VERSION } from './txg';
import { type Draft, dealOf, emptyDraft, readLines } from './txg-lines';

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
  const problem = envelopeProblem(lines) ?? setProblem(lines);
  if (problem) return { ok: false, problem: { code: problem } };
  const draft = emptyDraft();
  const from = bodyFrom(lines);
  const bad = readLines(lines.slice(from, checkAt(lines)), draft);
  if (bad !== undefined) return { ok: false, problem: { code: 'badLine', line: from + bad + 1 } };
  return foldDraft(draft);
}

export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);

/** Where the players begin: after the mark and, if there is one, the name of the set. */
export const bodyFrom = (lines: readonly string[]): number => (setNamed(lines) === undefined ? 1 : 2);

/** The place of the last line that says anything: the check, in a whole file. */
const checkAt = (lines: readonly string[]): number => lines.findLastIndex((line) => line.trim() !== '');

const setNamed = (lines: readonly string[]): string | undefined => /^set ([a-z0-9-]{1,40})$/.exec(lines[1] ?? '')?.[1];

export const setProblem = (lines: readonly string[]): 'unknownSet' | undefined =>
  (setNamed(lines) ?? STANDARD_SET) === STANDARD_SET ? undefined : 'unknownSet';

/** What is wrong with a file as a whole: its first line, or the check in its last one. */
export function envelopeProblem(
  lines: readonly string[],
): 'notAGame' | 'newerVersion' | 'cutOff' | 'damaged' | undefined {
  const [mark, version, ...rest] = (lines[0] ?? '').trimEnd().split(' ');
  if (mark !== TXG_MARK || rest.length > 0 || !/^[1-9]\d{0,5}$/.test(version ?? '')) return 'notAGame';
  if (Number(version) > TXG_VERSION) return 'newerVersion';
  const end = checkAt(lines);
  const check = /^check ([0-9a-f]+)\s*$/.exec(lines[end] ?? '')?.[1];
  if (check?.length !== CHECK_DIGITS) return 'cutOff';
  const covered = lines.slice(0, end).map((line) => `${line}\n`);
  return checkDigits(covered.join(''), CHECK_DIGITS) === check ? undefined : 'damaged';
}

function foldDraft(draft: Draft): ParsedTxg {
  const { players, placements, isCompetition, isStopped } = draft;
  const result = replay(dealOf(draft), placements);
  if (!result.ok) return { ok: false, problem: replayProblem(result) };
  return { ok: true, record: { players, game: isStopped ? stopGame(result.game) : result.game, isCompetition } };
}

function replayProblem(result: Extract<ReplayResult, { ok: false }>): TxgProblem {
  return 'problem' in result
    ? { code: 'badDeal', problem: result.problem }
    : { code: 'illegalMove', move: result.move, refusal: result.refusal.code };
}
