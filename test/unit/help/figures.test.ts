import { describe, expect, it } from 'vitest';
import { compileFigure } from '../../../src-shared/help/figures/compile';
import { gameOfFigure } from '../../../src-shared/help/figures/reach';
import { gameOnly, parseTxg } from '../../../src-shared/record';
import {
  COLOURS,
  type Colour,
  type Game,
  hexKey,
  legalPlacements,
  newGame,
  NO_TILE,
  pick,
  play,
  seededRandom,
} from '../../../src-shared/tantrix';
import { forRandomGames, type RandomGame } from '../../support/random-games';

/** Red plays at A and then fills B, C and D. */
const CHAIN = {
  alt: 'A red line in three parts',
  caption: 'One tile draws three others after it.',
  tiles: '34 0,0 0\n28 0,1 1\n55 -1,1 1\n6 1,0 5\n50 1,1 0\n22 1,-1 4\n30 -1,0 4\n',
  marks: { A: [-2, 2], B: [-2, 1], C: [-1, 2], D: [0, 2] },
  hands: { red: [9, 26, 33, 36] },
  turn: 'red',
  try: true,
};

const FIRST = '34 0,0 0\n28 0,1 1\n';

/** Three red links point into one space. */
const THIRD_LINK = { tiles: '2 0,0 1\n1 1,-1 1\n3 -1,0 0', hands: {}, marks: {}, turn: undefined };

const problemsOf = (source: unknown): readonly string[] => {
  const result = compileFigure(source);
  return result.ok ? [] : result.problems;
};

const claiming = (...claims: string[]) => problemsOf({ ...CHAIN, claims });

describe('a figure', () => {
  it('that says what is true is drawn, and gives the game that leads there', () => {
    const claims = ['turn red', 'phase free', 'indirect red 6', 'play 36 A 0', 'forced B', 'play 9 B', 'play 26 C'];
    const result = compileFigure({ ...CHAIN, claims: [...claims, 'forced D', 'play 33 D', 'indirect red 13'] });
    expect(result).toMatchObject({ ok: true, figure: { marks: { A: { q: -2, r: 2 } }, lit: [] } });
    const parsed = gameOnly(parseTxg(result.ok ? (result.figure.game ?? '') : ''));
    expect(parsed.ok && parsed.record.game.placements).toHaveLength(7);
    expect(parsed.ok && parsed.record.game.position.hands[0]).toEqual(expect.arrayContaining([9, 26, 33, 36]));
  });

  it('gives the same game every time', () => {
    expect(compileFigure({ ...CHAIN, claims: ['turn red'] })).toEqual(
      compileFigure({ ...CHAIN, claims: ['turn red'] }),
    );
  });

  it('lights up the best line of a colour', () => {
    const result = compileFigure({ ...CHAIN, lit: ['red'], claims: ['line red 4'] });
    expect(result.ok && result.figure.lit).toMatchObject([{ colour: 'red', cells: { length: 4 } }]);
  });

  it.each([
    ['a tile that does not exist', { tiles: '65 0,0 0' }, "tiles: '65 0,0 0' is no placement"],
    ['a line that is no placement', { tiles: 'here' }, "tiles: 'here' is no placement"],
    ['a field of another name', { tile: '' }, /tile: .*never/],
    ['no words for those who do not see it', { alt: ' ' }, 'alt: must say something'],
    ['two tiles in one cell', { tiles: `${FIRST}55 0,0 1` }, 'two tiles lie at 0,0'],
    ['a tile twice', { tiles: `${FIRST}28 0,3 1` }, 'tile 28 is there twice'],
    ['colours that clash', { tiles: '34 0,0 0\n28 0,1 5\n' }, 'the colours of tile 28 do not match'],
    ['a tile that touches no other', { tiles: `${FIRST}55 5,5 1` }, 'no game was found that leads there'],
    ['a tile in the tantrix that is in a hand', { hands: { red: [34] } }, 'no game was found that leads there'],
    ['a light at a mark that is not there', { lit: ['red Z'] }, "lit: nothing is marked 'Z'"],
    ['a tile that the restrictions keep out', THIRD_LINK, 'no game was found that leads there'],
    ['nothing that could be checked', { claims: [] }, 'it claims nothing that can be checked'],
  ])('with %s is refused', (_, change, problem) => {
    expect(problemsOf({ ...CHAIN, claims: ['turn red'], ...change })).toContainEqual(expect.stringMatching(problem));
  });

  it('of tiles side by side need be no position', () => {
    const layout = { alt: 'Two tiles', caption: 'Two tiles.', tiles: '1 0,0 0\n2 3,0 0', layout: true };
    expect(compileFigure(layout)).toMatchObject({ ok: true, figure: { tiles: [{ tile: 1 }, { tile: 2, q: 3 }] } });
    expect(problemsOf({ ...layout, try: true })).toEqual(['a layout is no position']);
    expect(problemsOf({ ...layout, claims: ['line red 0'] })).toEqual(['a layout is no position']);
    expect(problemsOf({ ...layout, claims: ['link 1 red bend', 'made 2 corner corner straight'] })).toEqual([]);
    expect(problemsOf({ ...layout, claims: ['loops 0', 'joined 2'] })).toEqual([
      "'joined 2': they lie apart, or do not match",
    ]);
    const wrong = problemsOf({ ...layout, claims: ['link 1 green bend', 'made 2 bend corner straight'] });
    expect(wrong).toEqual([
      "'link 1 green bend': it is no link",
      "'made 2 bend corner straight': it is corner corner straight",
    ]);
  });
});

describe('a claim', () => {
  it.each(['unforced D', 'holds red 9 26', 'may 36 A', 'refused 36 A 1 coloursClash'])('%s is true', (claim) => {
    expect(claiming(claim)).toEqual([]);
  });

  it.each([
    ['forced A', 'it is not forced'],
    ['needs A blue', 'it is green'],
    ['turn yellow', 'it is red'],
    ['bag 36', 'it is 37'],
    ['line red 3', 'it is 4'],
    ['indirect red 7', 'it is 6'],
    ['phase forcedAfter', 'it is free'],
    ['holds red 1', 'the hand is'],
    ['play 36 A 1', 'that cannot be played'],
    ['maynot 36 A', 'that is legal'],
    ['refused 36 A 1 thirdLink', 'it is coloursClash'],
    ['refused 36 A 1 ugly', "'ugly' is no reason"],
    ['fits Z 1', "nothing is marked 'Z'"],
    ['fits 9,9 1', '9,9 is no space'],
    ['glitters A', 'no claim begins like this'],
    ['turn red green', "'green' is too much"],
    ['turn', 'a word is missing'],
  ])('%s: %s', (claim, problem) => {
    expect(claiming(claim)).toContainEqual(expect.stringContaining(problem));
  });

  it('after a play is held against what that leads to, and after a new start not', () => {
    expect(claiming('unforced B', 'play 36 A 0', 'forced B', 'phase forcedAfter', 'start', 'unforced B')).toEqual([]);
    expect(claiming('play 36 A 0', 'unforced B')).toEqual(["'unforced B': it is forced"]);
  });
});

/** What anybody can see of the position: the tiles as they lie, the hands, and who is to move. */
function sightOf({ deal, position, placements }: Game) {
  const hands: Partial<Record<Colour, number[]>> = {};
  for (const [seat, colour] of deal.seats.entries()) {
    hands[colour] = (position.hands[seat] ?? []).filter((tile) => tile !== NO_TILE).toSorted((a, b) => a - b);
  }
  const tiles = placements.map((tile) => `${tile.tile} ${hexKey(tile)} ${tile.rotation}`);
  return { tiles: tiles.toSorted(), hands, turn: deal.seats[position.mover] };
}

describe('the game of a figure', () => {
  it('is found for short games, whatever the order in which the tiles are written', () => {
    forRandomGames(30, 8, (random) => {
      const game = playedOn(random, 6);
      const found = gameOfFigure({ ...figureOf(game), tiles: game.placements.toReversed(), hands: {} });
      expect(found && sightOf(found)).toMatchObject({ tiles: sightOf(game).tiles, turn: sightOf(game).turn });
    });
  });

  it('is mostly found for games of any length, and then has the hands as they were', () => {
    let [asked, found] = [0, 0];
    forRandomGames(20, 9, (random) => {
      const game = playedOn({ ...random, players: 2 }, 8 + (random.seed % 20));
      const figure = gameOfFigure(figureOf(game));
      asked += 1;
      if (!figure) return;
      found += 1;
      expect(sightOf(figure)).toEqual(sightOf(game));
    });
    expect(found / asked).toBeGreaterThan(0.6);
  });
});

const figureOf = (game: Game) => ({ ...sightOf(game), seats: game.deal.seats, tiles: game.placements });

/** A random game after so many placements. */
function playedOn({ seed, players }: RandomGame, count: number): Game {
  const random = seededRandom(seed);
  let game = newGame({ seats: COLOURS.slice(0, players) }, seed);
  while (game.placements.length < count) {
    const result = play(game, pick(legalPlacements(game), random));
    if (!result.ok) throw new Error('a legal placement was refused');
    game = result.game;
  }
  return game;
}

/** Six tiles round an empty cell, with a blue loop through all of them. */
const RING = {
  alt: 'A ring',
  caption: 'A ring.',
  layout: true,
  tiles: '1 0,-1 5\n6 1,-1 1\n9 1,0 5\n10 0,1 1\n11 -1,1 3\n12 -1,0 3',
  marks: { A: [0, 0], B: [2, 0] },
};
/** A yellow, a red and a blue loop in a chain, and a green one beside them. */
const CHAINED = {
  alt: 'A chain',
  caption: 'A chain.',
  layout: true,
  tiles:
    '10 0,0 3\n45 0,1 5\n41 1,0 1\n7 1,-1 2\n23 2,-1 1\n33 0,-1 3\n16 1,-2 2\n22 2,-2 3\n21 0,-2 3\n' +
    '15 3,-1 1\n24 4,-1 3\n25 3,0 5',
};

describe('a layout of a puzzle', () => {
  it('is held against the checker', () => {
    const claims = ['joined 6', 'all blue loop 6', 'hole A', 'holes 1', 'loops 1'];
    const lit = { ...RING, lit: ['blue'], claims };
    expect(compileFigure(lit)).toMatchObject({ ok: true, figure: { lit: [{ colour: 'blue', cells: { length: 6 } }] } });
    const entangled = ['crossing yellow red', 'crossing red blue', 'apart yellow blue', 'alone green'];
    expect(problemsOf({ ...CHAINED, claims: entangled })).toEqual([]);
  });

  it.each([
    [RING, 'joined 5', 'there are 6'],
    [RING, 'hole B', 'it is not shut in'],
    [RING, 'holes 0', 'there are 1'],
    [RING, 'all blue line 6', 'they are not'],
    [RING, 'all blue loop 7', 'there are 6'],
    [RING, 'all blue ring 6', "'ring' is no path"],
    [RING, 'fills pyramid-6', 'they do not'],
    [RING, 'fills pyramid-7', "'pyramid-7' is no shape"],
    [RING, 'loops 2', 'there are 1'],
    [RING, 'alone green', 'there is not one green loop'],
    [CHAINED, 'crossing yellow blue', 'they do not'],
    [CHAINED, 'inside yellow red', 'it does not'],
    [CHAINED, 'apart yellow red', 'they are entangled'],
    [CHAINED, 'alone red', 'it is entangled'],
  ])('that says what is not so is refused: %o %s', (layout, claim, problem) => {
    expect(problemsOf({ ...layout, claims: [claim] })).toEqual([`'${claim}': ${problem}`]);
  });
});
