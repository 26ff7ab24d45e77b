import { AXES, GUIDE_KINDS } from '../../src-shared/patterns/guide';
import { freePiece, layTile, type Pattern } from '../../src-shared/patterns/pattern';
import { laidPiece } from '../../src-shared/puzzles/pieces';
import { MOST_TILES, pick, type Random, tileNumbers } from '../../src-shared/tantrix';

/** A cell near the middle. */
const near = (random: Random) => ({ q: random(9) - 4, r: random(9) - 4 });

/** A free table with tiles here and there, several alike among them, under any guide. */
export function randomPattern(random: Random): Pattern {
  const guide = { kind: pick(GUIDE_KINDS, random), centre: near(random), axis: random(AXES) };
  let pattern: Pattern = { laid: [], guide, sheet: {} };
  for (let count = random(12); count > 0; count--) pattern = { ...pattern, laid: withOneMore(pattern, random) };
  return pattern;
}

/** The tiles with one laid somewhere, alone or with its partners. */
export function withOneMore(pattern: Pattern, random: Random): Pattern['laid'] {
  const piece = freePiece(pattern.laid, pick(tileNumbers(MOST_TILES), random));
  return piece === undefined
    ? pattern.laid
    : layTile(pattern, laidPiece(piece, near(random), random(6)), random(2) === 0);
}
