import { AXES, type Guide, GUIDE_KINDS } from '../patterns/guide';
import { isWithinReach, MOST_LAID, type Pattern, type PatternPosition } from '../patterns/pattern';
import { type LaidPiece, pieceOf } from '../puzzles/pieces';
import { hexKey, isTileIn, MOST_TILES } from '../tantrix';
import { checkAt, envelopeProblem, linesOf, withCheck } from './envelope';
import { makeLaidText, parseLaidText } from './placement-text';
import type { Parsed } from './record-kind';

/** The first word of the text of a free table. */
export const PATTERN_MARK = 'tantrix-pattern';
/** The newest version that is written and read. */
const VERSION = 1;

const makeGuideText = ({ kind, centre, axis }: Guide): string => `guide ${kind} ${hexKey(centre)} ${axis}`;

/** The lines of a pattern, without mark and check. */
const linesFor = ({ laid, guide }: PatternPosition): string[] => [makeGuideText(guide), ...laid.map(makeLaidText)];

/** The text of a free table, as FORMAT.md describes it. */
export const makePatternTxg = (pattern: Pattern): string =>
  withCheck([`${PATTERN_MARK} ${VERSION}`, ...linesFor(pattern)]);

/** Reads the text of a free table; never throws. */
export function parsePatternTxg(text: string): Parsed<Pattern> {
  const lines = linesOf(text);
  const code = envelopeProblem(lines, PATTERN_MARK, VERSION);
  if (code) return { ok: false, problem: { code } };
  const pattern = patternOf(lines.slice(1, checkAt(lines)));
  return typeof pattern === 'number'
    ? { ok: false, problem: { code: 'badLine', line: pattern + 2 } }
    : { ok: true, record: { ...pattern, sheet: {} } };
}

/** The pattern that lines tell, or the place of the first that is not understood. */
function patternOf([first = '', ...lines]: readonly string[]): PatternPosition | number {
  const guide = guideIn(first);
  if (!guide) return 0;
  const laid: LaidPiece[] = [];
  const [cells, pieces] = [new Set<string>(), new Set<number>()];
  for (const [at, line] of lines.entries()) {
    const piece = parseLaidText(line);
    const isRight =
      piece !== undefined &&
      at < MOST_LAID &&
      makeLaidText(piece) === line &&
      isTileIn(MOST_TILES, piece.tile) &&
      isWithinReach(piece) &&
      !cells.has(hexKey(piece)) &&
      !pieces.has(pieceOf(piece));
    if (!isRight) return at + 1;
    laid.push(piece);
    cells.add(hexKey(piece));
    pieces.add(pieceOf(piece));
  }
  return { laid, guide };
}

function guideIn(line: string): Guide | undefined {
  const [, word, q = '', r = '', axis = ''] = /^guide (\S+) (-?\d{1,2}),(-?\d{1,2}) (\d)$/.exec(line) ?? [];
  const kind = GUIDE_KINDS.find((each) => each === word);
  const guide = kind && { kind, centre: { q: Number(q), r: Number(r) }, axis: Number(axis) };
  const isRight = guide && guide.axis < AXES && isWithinReach(guide.centre) && makeGuideText(guide) === line;
  return isRight ? guide : undefined;
}

/** More steps back nobody goes. */
const MOST_STEPS = 100;

/** What led to a pattern as it lies, as a text for the journal: the last patterns, a line each, the earliest first. */
export const makePatternSteps = (patterns: readonly PatternPosition[]): string =>
  patterns
    .slice(-MOST_STEPS)
    .map((pattern) => linesFor(pattern).join(';'))
    .join('\n');

/** The patterns that a text tells; undefined where it tells none. */
export function parsePatternSteps(text: string): readonly PatternPosition[] | undefined {
  const lines = text.split('\n');
  if (lines.length > MOST_STEPS) return undefined;
  const patterns = lines.map((line) => patternOf(line.split(';')));
  return patterns.every((pattern) => typeof pattern !== 'number') ? patterns : undefined;
}
