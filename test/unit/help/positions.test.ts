import { describe, expect, it } from 'vitest';
import { compileHelp } from '../../../scripts/help/compile';
import { readTopics } from '../../../scripts/help/read-topics';
import { claimProblems } from '../../../src-shared/help/figures/claims';
import { compileFigure, type DrawnFigure } from '../../../src-shared/help/figures/compile';
import { type Figure, parseFigure } from '../../../src-shared/help/figures/figure';
import { gameOfFigure } from '../../../src-shared/help/figures/reach';
import { gameOnly, parseTxg } from '../../../src-shared/record';
import { type Game, hexKey, type Placement } from '../../../src-shared/tantrix';

interface Position {
  readonly figure: Figure;
  readonly drawn: DrawnFigure;
  readonly game: Game;
}

/** The figures of the manual that are positions. */
function positions(): Position[] {
  const found: Position[] = [];
  compileHelp(readTopics(), (source) => {
    const compiled = compileFigure(source);
    const parsed = parseFigure(source);
    const game = parsed.ok && !parsed.figure.isLayout ? gameOfFigure(parsed.figure) : undefined;
    if (compiled.ok && parsed.ok && game) found.push({ figure: parsed.figure, drawn: compiled.figure, game });
    return compiled;
  });
  return found;
}

const POSITIONS = positions();

const sorted = (tiles: readonly Placement[]): string[] =>
  tiles.map((tile) => `${tile.tile} ${hexKey(tile)} ${tile.rotation}`).toSorted();

/** Claims whose last number, raised by one, makes them false. */
const COUNTING = new Set([
  'line',
  'loop',
  'score',
  'indirect',
  'count',
  'set',
  'bag',
  'sides',
  'through',
  'open',
  'hand',
]);
/** Claims that are each other's opposite. */
const OPPOSITES: Readonly<Record<string, string>> = {
  forced: 'unforced',
  unforced: 'forced',
  may: 'maynot',
  maynot: 'may',
};

/** The claim with something else in it, or undefined when it is not known what would be false. */
function falsified(claim: string): string | undefined {
  const [name = '', ...words] = claim.split(' ');
  const last = words.at(-1) ?? '';
  if (COUNTING.has(name)) return [name, ...words.slice(0, -1), Number(last) + 1].join(' ');
  if (name === 'fits' || name === 'matches')
    return last === 'none' ? `${name} ${words[0]} 1` : `${name} ${words[0]} none`;
  if (name === 'turn') return `turn ${last === 'red' ? 'yellow' : 'red'}`;
  if (name === 'needs') return `${claim} blue`;
  if (name === 'pattern') return `pattern ${words[0]} BAA`;
  if (name === 'phase') return `phase ${last === 'free' ? 'forcedAfter' : 'free'}`;
  if (name === 'ends') return `${claim} 9`;
  if (name === 'note') return `${claim}0`;
  const opposite = OPPOSITES[name];
  return opposite && [opposite, ...words].join(' ');
}

describe('the positions of the manual', () => {
  it('are thirty and more', () => {
    expect(POSITIONS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(POSITIONS.filter(({ figure }) => figure.canTry))(
    '"$figure.caption" can be played on',
    ({ figure, drawn, game }) => {
      const parsed = gameOnly(parseTxg(drawn.game ?? ''));
      expect(parsed).toMatchObject({ ok: true });
      expect(parsed.ok && sorted(parsed.record.game.placements)).toEqual(sorted(figure.tiles));
      expect(parsed.ok && parsed.record.game.placements).toEqual(game.placements);
      expect(game.position.isOver).toBe(false);
    },
  );

  it.each(POSITIONS)('"$figure.caption" would not hold if it said anything else', ({ figure, game }) => {
    const { claims } = figure;
    const wrong = claims.flatMap((claim, at) => {
      const other = falsified(claim);
      return other === undefined ? [] : [claims.with(at, other)];
    });
    expect(claimProblems(figure, game)).toEqual([]);
    const believed = wrong.filter((changed) => claimProblems({ ...figure, claims: changed }, game).length === 0);
    expect(believed).toEqual([]);
  });
});
