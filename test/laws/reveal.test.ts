import { describe, expect, it } from 'vitest';
import { makeTxg } from '../../src-shared/record';
import {
  type Deal,
  type Game,
  isOver,
  legalPlacements,
  pick,
  play,
  type Random,
  replay,
  reveal,
  rewind,
  seededRandom,
  standingsOf,
  UNKNOWN_TILE,
  unseenTiles,
} from '../../src-shared/tantrix';
import { HAND_SIZE, knownCount } from '../../src-shared/tantrix/deal';
import { snapshot } from '../support/boards';
import { runs } from '../support/nightly';
import { forRandomGames, randomDeal } from '../support/random-games';

/** The deal as it is known where the tiles are not drawn: the hands, and so many tiles more. */
const knownUpTo = ({ seats, starter, bag }: Deal, more: number): Deal => {
  const known = bag.slice(0, seats.length * HAND_SIZE + more);
  return { seats, starter, bag: bag.map((_, at) => known[at] ?? UNKNOWN_TILE) };
};

const begun = (deal: Deal): Game => {
  const result = replay(deal, []);
  if (!result.ok) throw new Error('no game');
  return result.game;
};

/** Tells the next tile of the order, as it is in the whole deal. */
function told(game: Game, { bag }: Deal): Game {
  const result = reveal(game, bag[knownCount(game.deal.bag)] ?? 0);
  if (!result.ok) throw new Error(result.problem);
  return result.game;
}

/** Whether all is the same that is known of both: table, hands, turn, what may be played, and the scores. */
function expectSame(game: Game, whole: Game): void {
  expect(snapshot(game.position)).toBe(snapshot(whole.position));
  expect(standingsOf(game)).toEqual(standingsOf(whole));
  expect(unseenTiles(game)).toEqual(unseenTiles(whole));
}

/** Plays a whole game twice: with its order known, and told as it is drawn or, at times, before. */
function playBoth(
  deal: Deal,
  random: Random,
  compare: (game: Game, whole: Game, waited: boolean) => void,
): [Game, Game] {
  let whole = begun(deal);
  let game = begun(knownUpTo(deal, random(3)));
  while (!isOver(whole)) {
    const placement = pick(legalPlacements(whole), random);
    const [a, b] = [play(whole, placement), play(game, placement)];
    if (!a.ok || !b.ok) throw new Error('a legal placement was refused');
    [whole, game] = [a.game, b.game];
    const waited = game.position.awaitsTile;
    while (game.position.awaitsTile || (random(4) === 0 && knownCount(game.deal.bag) < deal.bag.length)) {
      game = told(game, deal);
    }
    compare(game, whole, waited);
  }
  while (knownCount(game.deal.bag) < deal.bag.length) game = told(game, deal);
  return [game, whole];
}

const recordOf = (game: Game) => ({
  players: game.deal.seats.map((name) => ({ name, email: '', country: '' })),
  game,
  isCompetition: false,
});

describe('a game whose order is told tile by tile', { timeout: 60_000 }, () => {
  it('is at every move the same as with the order known from the start', () => {
    let waits = 0;
    forRandomGames(runs(40, 400), 71, ({ seed, players }) => {
      const random = seededRandom(seed);
      const [game, whole] = playBoth(randomDeal(players, random), random, (one, other, waited) => {
        expectSame(one, other);
        if (waited) waits += 1;
      });
      expect(makeTxg(recordOf(game))).toBe(makeTxg(recordOf(whole)));
    });
    expect(waits).toBeGreaterThan(500);
  });

  it('is taken back and played on to the same end', () => {
    forRandomGames(runs(10, 100), 72, ({ seed, players }) => {
      const random = seededRandom(seed);
      const [game, whole] = playBoth(randomDeal(players, random), random, (one, other) => {
        const count = random(one.placements.length + 1);
        const back = rewind(one, count);
        expectSame(back, rewind(other, count));
        const again = replay(one.deal, one.placements);
        if (!again.ok) throw new Error('a game that was played is refused');
        expectSame(again.game, other);
      });
      expect(rewind(game, 0).deal.bag).toEqual(rewind(whole, 0).deal.bag);
    });
  });
});
