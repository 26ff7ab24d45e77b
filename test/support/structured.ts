import {
  gameKind,
  makeTxg,
  type ParsedRecord,
  parseRecord,
  PUZZLE_RECORD_PROBLEMS,
  salvage,
  TXG_PROBLEMS,
} from '../../src-shared/record';
import { makeBlock } from '../../src-shared/record/block';
import { pick, type Random, replay, seededRandom } from '../../src-shared/tantrix';
import { randomPuzzleRecord } from './random-puzzles';
import { essence, randomAnyRecord } from './random-records';
import { signed } from './txg-texts';

/** Files that are right in form and in their checks, and say something else than the program would write. */

const NUMBERS = [
  '0',
  '1',
  '-1',
  '2',
  '5',
  '6',
  '7',
  '57',
  '99',
  '100',
  '998',
  '999',
  '1000',
  '01',
  '1e3',
  '4294967296',
  '',
];
const WORDS = ['red', 'yellow', 'blue', 'green', 'pink', 'constructor', '__proto__', 'toString', 'loop', 'line', 'any'];
const TEXTS = ['', ' ', '+', '++', 'x'.repeat(101), '\0', '\u202e', '\ud800', '🦊', 'É', 'TANTRIX GAME BEGINS', ' '];

type Change = (lines: readonly string[], other: readonly string[], random: Random) => string[];

const place = (items: { readonly length: number }, random: Random): number => random(items.length);

/** A field of a line is what stands between blanks, commas and other signs of the format. */
const SEPARATORS = /([ ,+/=:;-])/;

function otherField(field: string, random: Random): string {
  if (/^\d+$/.test(field) && random(8) > 0) return String(Number(field) + pick([-1, 1, 6, 56], random));
  return pick([NUMBERS, WORDS, TEXTS], random)[random(11)] ?? '';
}

/** The line with one field put for another, left out, or said twice. */
function otherLine(line: string, random: Random): string {
  const fields = line.split(SEPARATORS);
  const at = place(fields, random);
  const field = fields[at] ?? '';
  const others = ['', `${field}${field}`, fields[place(fields, random)] ?? ''];
  const now = random(4) === 0 ? pick(others, random) : otherField(field, random);
  return fields.with(at, now).join('');
}

const changeOfField: Change = (lines, _, random) => {
  const at = place(lines, random);
  return lines.with(at, otherLine(lines[at] ?? '', random));
};

const CHANGES: readonly Change[] = [
  (lines, _, random) => lines.toSpliced(place(lines, random), 1),
  (lines, _, random) => lines.toSpliced(place(lines, random), 0, pick(lines, random)),
  (lines, other, random) => lines.toSpliced(place(lines, random), random(2), pick(other, random)),
  (lines, _, random) => {
    const [a, b] = [place(lines, random), place(lines, random)];
    return lines.with(a, lines[b] ?? '').with(b, lines[a] ?? '');
  },
  (lines, _, random) => {
    const line = pick(lines, random);
    return lines.flatMap((each) => (each === line ? Array.from({ length: 2 + random(60) }, () => line) : [each]));
  },
];

/** A file with some of its fields or lines changed, its check made to agree again. */
function restructured(text: string, other: string, random: Random): string {
  let lines = text.split('\n').slice(0, -2);
  const others = other.split('\n').slice(0, -2);
  for (let times = random(3); times >= 0 && lines.length > 0; times--) {
    const change = random(3) > 0 ? changeOfField : pick(CHANGES, random);
    lines = change(lines, others, random);
  }
  return signed(lines);
}

const CARRIERS: readonly ((text: string) => Uint8Array | string)[] = [
  (text) => text,
  (text) => new TextEncoder().encode(text),
  makeBlock,
  (text) => makeBlock(text).replaceAll('\n', '\nHM> '),
];

/** What came of reading such files. */
export interface StructuredTally {
  readonly outcomes: ReadonlyMap<string, number>;
  /** One text a failure: how, and the file. */
  readonly failures: readonly string[];
}

const CODES: ReadonlySet<string> = new Set([...TXG_PROBLEMS, 'badPuzzle', 'tooLarge', 'noGame', 'notAPicture']);
const PUZZLE_CODES: ReadonlySet<string> = new Set(PUZZLE_RECORD_PROBLEMS);

/** How many records are changed again and again before there are others. */
const SHARE = 40;

/** So many texts of files; the same seed gives the same. */
export function* structuredTexts(count: number, seed: number): Generator<string> {
  const random = seededRandom(seed);
  const textOf = () => makeTxg(random(3) === 0 ? randomPuzzleRecord(random) : randomAnyRecord(random));
  const texts = Array.from({ length: 30 }, textOf);
  for (let at = 0; at < count; at++) {
    if (at % SHARE === 0) texts[random(texts.length)] = textOf();
    yield restructured(pick(texts, random), pick(texts, random), random);
  }
}

/** Reads so many files; each must be refused with a code, or be a legal game or a puzzle that says the same when it is written again. */
export function readStructured(runs: number, seed: number): StructuredTally {
  const random = seededRandom(seed + 1);
  const outcomes = new Map<string, number>();
  const failures: string[] = [];
  for (const text of structuredTexts(runs, seed)) {
    const outcome = outcomeOf(text, random);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (!CODES.has(outcome) && outcome !== 'read') failures.push(`seed ${seed}: ${outcome}: ${JSON.stringify(text)}`);
  }
  return { outcomes, failures };
}

/** `read`, the code of what is wrong, or what the reader did wrong. */
function outcomeOf(text: string, random: Random): string {
  try {
    const parsed = parseRecord(pick(CARRIERS, random)(text), 'txg');
    const saved = salvage(text);
    if (saved && !isWhole({ ok: true, record: saved.record })) return 'saved what is no game';
    if (parsed.ok) return isWhole(parsed) ? 'read' : 'read what is no game';
    const { problem } = parsed;
    return problem.code !== 'badPuzzle' || PUZZLE_CODES.has(problem.problem) ? problem.code : 'no code';
  } catch (error) {
    return `threw ${String(error)}`;
  }
}

/** Whether a record is legal by the rules, and the same when it is written and read again. */
function isWhole(parsed: ParsedRecord): boolean {
  if (!parsed.ok) return false;
  const { record } = parsed;
  if (gameKind.is(record) && !replay(record.game.deal, record.game.placements).ok) return false;
  const again = parseRecord(makeTxg(record), 'txg');
  return again.ok && essence(again.record) === essence(record);
}
