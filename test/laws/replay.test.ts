import { describe, expect, it } from 'vitest';
import {
  COLOURS,
  type Game,
  isOver,
  legalPlacements,
  moversOf,
  newGame,
  pick,
  play,
  mapPositions,
  replay,
  rewind,
  sameProgress,
  seededRandom,
} from '../../src-shared/tantrix';
import { moveOfPlacement } from '../../src-shared/tantrix/game';
import { Position } from '../../src-shared/tantrix/position';
import { runs } from '../support/nightly';
import { snapshot } from '../support/boards';
import { playRandomly, randomDeal, forRandomGames } from '../support/random-games';

/** A whole random game as the sequence of its games, from the deal on. */
function gamesOf({ seed, players }: { readonly seed: number; readonly players: number }): Game[] {
  const random = seededRandom(seed);
  const games = [newGame({ seats: COLOURS.slice(0, players) }, seed)];
  for (let game = games.at(-1); game && !isOver(game); game = games.at(-1)) {
    const result = play(game, pick(legalPlacements(game), random));
    if (result.ok) games.push(result.game);
  }
  return games;
}

describe('a move taken back', { timeout: 60_000 }, () => {
  it('leaves everything as it was, from the end of the game to its start', () => {
    forRandomGames(60, 21, (game) => {
      const before: string[] = [];
      const position = playRandomly(game, (at) => before.push(snapshot(at)));
      for (const expected of before.toReversed()) {
        expect(snapshot(position)).toEqual(expected);
        position.takeBack();
      }
      expect(snapshot(position)).toEqual(before[0]);
    });
  });

  it('leaves the hands, the spaces and the moves as they were wherever a search turns round', () => {
    forRandomGames(runs(125, 500), 22, (game) => {
      playRandomly(game, (position, random) => {
        if (position.isOver) return;
        const { board, hands } = position;
        const look = (): string => [position.mover, position.phase, position.drawn, ...board.spaces, hands].join();
        const [before, moves] = [look(), position.moves];
        for (let tried = 0; tried < 3; tried++) {
          position.play(pick(moves, random));
          if (!position.isOver) position.play(pick(position.moves, random));
          else position.takeBack();
          while (look() !== before && board.filled.length > 0) position.takeBack();
          expect(look()).toBe(before);
          expect(position.moves).toEqual(moves);
        }
      });
    });
  });

  it('does nothing before the first tile', () => {
    const position = new Position(randomDeal(2, seededRandom(1)));
    const before = snapshot(position);
    position.takeBack();
    expect(snapshot(position)).toEqual(before);
  });
});

describe('a game', { timeout: 60_000 }, () => {
  it('comes out the same when any number of its first placements is played again', () => {
    forRandomGames(30, 23, (game) => {
      for (const { deal, placements, position } of gamesOf(game).filter((_, at) => at % 5 === 0)) {
        const result = replay(deal, placements);
        expect(result.ok && snapshot(result.game.position)).toEqual(snapshot(position));
      }
    });
  });

  it('rewound by any number of moves is the game it was, and played on is itself again', () => {
    forRandomGames(60, 26, (random) => {
      const games = gamesOf(random);
      const whole = games.at(-1);
      if (!whole) throw new Error('no game');
      for (const [at, before] of games.entries()) {
        const rewound = rewind(whole, at);
        expect(sameProgress(rewound, before)).toBe(true);
        const next = whole.placements[at];
        const again = next && play(rewound, next);
        expect(again?.ok && sameProgress(again.game, games[at + 1] ?? whole)).toBe(next && true);
      }
      for (const at of [0, 13, games.length - 2]) {
        expect(snapshot(rewind(whole, at).position)).toEqual(snapshot((games[at] ?? whole).position));
      }
    });
  });

  it('knows who made each placement, and what was there before it', () => {
    forRandomGames(60, 27, (random) => {
      const games = gamesOf(random);
      const whole = games.at(-1);
      if (!whole) throw new Error('no game');
      const before = games.slice(0, whole.placements.length);
      expect(moversOf(whole)).toEqual(before.map(({ position }) => position.mover));
      const [found, end] = [mapPositions(whole, snapshot), snapshot(whole.position)];
      expect(found).toEqual(before.map(({ position }) => snapshot(position)));
      expect(snapshot(whole.position)).toEqual(end);
    });
  });

  it('stays as it is when others are made from it', () => {
    forRandomGames(60, 24, (game) => {
      const games = gamesOf(game);
      const early = games.at(games.length >> 1);
      const again = early && replay(early.deal, early.placements);
      expect(again?.ok && snapshot(again.game.position)).toEqual(early && snapshot(early.position));
      expect(again?.ok && legalPlacements(again.game)).toEqual(early && legalPlacements(early));
    });
  });
});

describe('a copy', { timeout: 60_000 }, () => {
  it('and its original do not touch each other', () => {
    forRandomGames(runs(37, 150), 25, (game) => {
      const copies: Position[] = [];
      playRandomly(game, (position) => copies.push(new Position(position)));
      const original = pick(copies.slice(0, -1), seededRandom(game.seed));
      const before = snapshot(original);
      const copy = new Position(original);
      expect(snapshot(copy)).toEqual(before);
      const random = seededRandom(game.seed);
      while (!copy.isOver) copy.play(pick(copy.moves, random));
      expect(snapshot(original)).toEqual(before);

      const end = snapshot(copy);
      const [move] = original.moves;
      if (move !== undefined) original.play(move);
      expect(snapshot(copy)).toEqual(end);
      // The copy also remembers what was played before it was taken.
      while (copy.board.filled.length > 0) copy.takeBack();
      expect(copy.phase).toBe('free');
      expect(copy.moves).toHaveLength(36);
    });
  });

  it('plays the moves of the game it was taken from', () => {
    const games = gamesOf({ seed: 7, players: 3 });
    const [copy, end] = [games.at(0), games.at(-1)].map((game) => game && new Position(game.position));
    for (const placement of games.at(-1)?.placements ?? []) copy?.play(moveOfPlacement(placement));
    expect(copy && snapshot(copy)).toEqual(end && snapshot(end));
    expect(copy?.board.filled).toHaveLength(56);
  });
});
