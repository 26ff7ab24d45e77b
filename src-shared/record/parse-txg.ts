import {
  type Colour,
  type DealProblem,
  type Placement,
  type RefusalCode,
  type ReplayResult,
  replay,
  stopGame,
  type TileNumber,
} from '../tantrix';
import { parseBagText } from './bag-text';
import { checkDigits } from './check';
import { FIELD_SEPARATOR, fieldProblem, PLAYER_FIELDS, type Player } from './players';
import type { RecordedGame } from './recorded-game';
import { CHECK_DIGITS, colourNamed, TXG_MARK, TXG_VERSION } from './txg';

/** Everything that can be wrong with the text of a .txg file, in the order in which it is looked for. */
export const TXG_PROBLEMS = [
  'notAGame',
  'newerVersion',
  'cutOff',
  'damaged',
  'badLine',
  'badDeal',
  'illegalMove',
] as const;
export type TxgProblem =
  | { readonly code: 'notAGame' | 'newerVersion' | 'cutOff' | 'damaged' }
  | { readonly code: 'badLine' /** From 1. */; readonly line: number }
  | { readonly code: 'badDeal'; readonly problem: DealProblem }
  | { readonly code: 'illegalMove' /** From 1. */; readonly move: number; readonly refusal: RefusalCode };

export type ParsedTxg =
  | { readonly ok: true; readonly record: RecordedGame }
  | { readonly ok: false; readonly problem: TxgProblem };

/** What the lines of a file say, before the rules have looked at it. */
interface Draft {
  readonly seats: Colour[];
  readonly players: Player[];
  starter?: number;
  bag?: TileNumber[];
  readonly placements: Placement[];
  isStopped: boolean;
}

/** Reads the text of a .txg file; every move is played through the rules before anything is returned. */
export function parseTxg(text: string): ParsedTxg {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const problem = envelopeProblem(lines);
  if (problem) return { ok: false, problem: { code: problem } };
  const draft: Draft = { seats: [], players: [], placements: [], isStopped: false };
  const body = lines.slice(1, checkAt(lines));
  const bad = body.findIndex((line) => !readLine(line, draft));
  if (bad >= 0) return { ok: false, problem: { code: 'badLine', line: bad + 2 } };
  return foldDraft(draft);
}

/** The place of the last line that says anything: the check, in a whole file. */
const checkAt = (lines: readonly string[]): number => lines.findLastIndex((line) => line.trim() !== '');

function envelopeProblem(lines: readonly string[]): 'notAGame' | 'newerVersion' | 'cutOff' | 'damaged' | undefined {
  const [mark, version, ...rest] = (lines[0] ?? '').trimEnd().split(' ');
  if (mark !== TXG_MARK || rest.length > 0 || !/^[1-9]\d{0,5}$/.test(version ?? '')) return 'notAGame';
  if (Number(version) > TXG_VERSION) return 'newerVersion';
  const end = checkAt(lines);
  const check = /^check ([0-9a-f]+)\s*$/.exec(lines[end] ?? '')?.[1];
  if (check?.length !== CHECK_DIGITS) return 'cutOff';
  const covered = lines.slice(0, end).map((line) => `${line}\n`);
  return checkDigits(covered.join(''), CHECK_DIGITS) === check ? undefined : 'damaged';
}

/** One reader a kind of line, each true when the line was of its kind, in its place, and right. */
const READERS: Record<string, (rest: string, draft: Draft) => boolean> = {
  player: readPlayer,
  starter: readStarter,
  bag: readBag,
  stopped: readStopped,
};

function readLine(line: string, draft: Draft): boolean {
  const [word, rest] = splitOnce(line, ' ');
  const reader = Object.hasOwn(READERS, word) ? READERS[word] : undefined;
  return !draft.isStopped && (reader ? reader(rest, draft) : readPlacement(line, draft));
}

function readPlayer(rest: string, draft: Draft): boolean {
  const [word, texts] = splitOnce(rest, ' ');
  const colour = colourNamed(word);
  const [name = '', email = '', country = '', ...more] = texts.split(FIELD_SEPARATOR);
  const player = { name, email, country };
  const isBad = PLAYER_FIELDS.some((field) => fieldProblem(field, player[field]) !== undefined);
  if (!colour || more.length > 0 || isBad || draft.bag) return false;
  draft.seats.push(colour);
  draft.players.push(player);
  return true;
}

function readStarter(rest: string, draft: Draft): boolean {
  if (!/^[1-4]$/.test(rest) || draft.starter !== undefined || draft.bag) return false;
  draft.starter = Number(rest) - 1;
  return true;
}

function readBag(rest: string, draft: Draft): boolean {
  const bag = parseBagText(rest);
  if (!bag || draft.bag) return false;
  draft.bag = bag;
  return true;
}

function readPlacement(line: string, draft: Draft): boolean {
  const match = /^(\d{1,3}) (\d{1,3}) (-?\d{1,3}),(-?\d{1,3}) ([0-5])$/.exec(line);
  if (!match || !draft.bag) return false;
  const [move = 0, tile = 0, q = 0, r = 0, rotation = 0] = match.slice(1).map(Number);
  if (move !== draft.placements.length + 1) return false;
  draft.placements.push({ tile, q, r, rotation });
  return true;
}

function readStopped(rest: string, draft: Draft): boolean {
  draft.isStopped = true;
  return rest === '' && draft.bag !== undefined;
}

function foldDraft({ seats, players, starter, bag = [], placements, isStopped }: Draft): ParsedTxg {
  const result = replay({ seats, starter, bag }, placements);
  if (!result.ok) return { ok: false, problem: replayProblem(result) };
  return { ok: true, record: { players, game: isStopped ? stopGame(result.game) : result.game } };
}

function replayProblem(result: Extract<ReplayResult, { ok: false }>): TxgProblem {
  return 'problem' in result
    ? { code: 'badDeal', problem: result.problem }
    : { code: 'illegalMove', move: result.move, refusal: result.refusal.code };
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
