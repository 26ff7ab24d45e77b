import { describe, expect, it } from 'vitest';
import { whatArrived } from '../../src-shared/mail-games/arrival';
import { compareArrival, isMadeFrom } from '../../src-shared/mail-games/comparison';
import { type KeptGame, makeKept, newState } from '../../src-shared/mail-games/mail-game';
import { gameId, makeTxg, parseTxg, PLAYER_FIELDS, type Player, type RecordedGame } from '../../src-shared/record';
import { type Deal, moversOf, pick, type Random, shuffled } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { byMail, earlier, forRandomSeeds, randomRecord } from '../support/random-records';

const mailed = (random: Random): RecordedGame => byMail(randomRecord(random), random);
const kindOf = (kept: RecordedGame, arrived: RecordedGame) => compareArrival(kept, arrived).kind;
const running = (record: RecordedGame): RecordedGame => earlier(record, record.game.placements.length);

/** The record with the move at a place turned or put elsewhere. */
function tampered(record: RecordedGame, at: number, random: Random): RecordedGame {
  const { game } = record;
  const placements = game.placements.map((placement, place) => {
    if (place !== at) return placement;
    const rotation = (placement.rotation + 1 + random(5)) % 6;
    return pick(
      [
        { ...placement, rotation },
        { ...placement, q: placement.q + 1 },
      ],
      random,
    );
  });
  return { ...record, game: { ...game, placements } };
}

/** Every way to change what the first mail of a game binds. */
const CHANGES: readonly ((record: RecordedGame, random: Random) => RecordedGame)[] = [
  (record, random) => withDeal(record, { bag: swapped(record.game.deal.bag, random) }),
  (record, random) => withDeal(record, { bag: shuffled(record.game.deal.bag, random) }),
  (record) => withDeal(record, { starter: (moverFirst(record) + 1) % record.players.length }),
  (record) => withDeal(record, { seats: [...record.game.deal.seats.slice(1), ...record.game.deal.seats.slice(0, 1)] }),
  (record) => ({ ...record, isCompetition: !record.isCompetition }),
  (record, random) => withPlayer(record, random, ({ home = 1 }) => ({ home: (home % 4) + 1 })),
  (record, random) =>
    withPlayer({ ...record, isCompetition: true }, random, (player) => {
      const field = pick(PLAYER_FIELDS, random);
      return { [field]: `${player[field]}.` };
    }),
];

const moverFirst = ({ game }: RecordedGame): number => moversOf(game)[0] ?? game.position.mover;

const withDeal = (record: RecordedGame, change: Partial<Deal>): RecordedGame => ({
  ...record,
  game: { ...record.game, deal: { ...record.game.deal, ...change } },
});

function withPlayer(record: RecordedGame, random: Random, change: (player: Player) => Partial<Player>): RecordedGame {
  const seat = random(record.players.length);
  return {
    ...record,
    players: record.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)),
  };
}

/** The bag with two of its tiles exchanged. */
function swapped(bag: Deal['bag'], random: Random): Deal['bag'] {
  const one = random(bag.length);
  const other = (one + 1 + random(bag.length - 1)) % bag.length;
  return bag.map((tile, at) => bag[at === one ? other : at === other ? one : at] ?? tile);
}

/** Whether a record would be taken in as what a kept game is or has become. */
const goesOn = (kept: RecordedGame, arrived: RecordedGame): boolean =>
  gameId(kept) === gameId(arrived) && ['newer', 'same'].includes(kindOf(kept, arrived));

describe('whatever game comes in by mail', { timeout: 60_000 }, () => {
  it('is newer than its beginnings, they are older, and it is the same as itself on paper', () => {
    forRandomSeeds(100, 81, (random) => {
      const record = running(mailed(random));
      const parsed = parseTxg(makeTxg(record));
      expect(parsed.ok && kindOf(record, parsed.record)).toBe('same');
      const moves = record.game.placements.length;
      const beginning = earlier(record, random(moves + 1));
      const isShorter = beginning.game.placements.length < moves;
      expect([kindOf(beginning, record), kindOf(record, beginning)]).toEqual(
        isShorter ? ['newer', 'older'] : ['same', 'same'],
      );
      expect(gameId(beginning)).toBe(gameId(record));
    });
  });

  it('is refused by whoever has seen another move, whose number is told, and by nobody else', () => {
    forRandomSeeds(200, 82, (random) => {
      const record = running(mailed(random));
      const moves = record.game.placements.length;
      if (moves === 0) return;
      const at = random(moves);
      const other = tampered(record, at, random);
      const seen = random(moves + 1);
      const arrival = compareArrival(earlier(record, seen), other);
      expect(arrival).toMatchObject(seen > at ? { kind: 'differs', move: at + 1 } : { kind: 'newer' });
    });
  });

  it('goes on as it was dealt, by the same rules and between the same players, or not at all', () => {
    forRandomSeeds(runs(200, 20_000), 83, (random) => {
      const drawn = running(mailed(random));
      const change = pick(CHANGES, random);
      const record = { ...drawn, isCompetition: drawn.isCompetition || change === CHANGES.at(-1) };
      // However little of the game was seen: mostly no move, or one, or two.
      const seen = Math.min(record.game.placements.length, random(2) === 0 ? random(3) : random(57));
      const kept = { ...earlier(record, seen), again: undefined };
      expect(goesOn(kept, record)).toBe(true);
      expect(goesOn(kept, change(record, random))).toBe(false);
    });
  });

  it('goes on with no computer player who was not there', () => {
    forRandomSeeds(runs(100, 5000), 85, (random) => {
      const record = running(mailed(random));
      const moves = record.game.placements.length;
      if (moves === 0) return;
      const kept = { ...earlier(record, random(moves)), again: undefined };
      const robot = { character: 'another', level: 1 + random(5) };
      expect(
        goesOn(
          kept,
          withPlayer(record, random, () => ({ robot })),
        ),
      ).toBe(false);
    });
  });

  it('is told to be made from the one that was seen when two tiles of the bag have changed places', () => {
    forRandomSeeds(runs(100, 5000), 84, (random) => {
      const record = running(mailed(random));
      const kept = earlier(record, Math.min(record.game.placements.length, random(3)));
      expect(isMadeFrom(kept, withDeal(record, { bag: swapped(record.game.deal.bag, random) }))).toBe(true);
      expect(isMadeFrom(kept, withDeal(earlier(record, 0), { bag: shuffled(record.game.deal.bag, random) }))).toBe(
        false,
      );
    });
  });

  it('leaves every computer at the latest state it was sent, in whatever order and how often the states come', () => {
    forRandomSeeds(runs(20, 1000), 86, (random) => {
      const record = { ...running(mailed(random)), again: undefined };
      const moves = record.game.placements.length;
      const others = [mailed(random), mailed(random)].map((other) => keptFrom(running(other)));
      let kept: KeptGame[] = others;
      let latest = -1;
      for (let mail = 0; mail < 6; mail++) {
        const count = random(moves + 1);
        const arrived = earlier(record, count);
        const arrival = whatArrived(arrived, kept, '');
        const kind = latest < 0 ? 'new' : count > latest ? 'goesOn' : count < latest ? 'older' : 'same';
        expect(arrival.kind).toBe(kind);
        if (kind === 'new' || kind === 'goesOn') kept = [...others, keptFrom(arrived)];
        latest = Math.max(latest, count);
        expect(kept.at(-1)?.text).toBe(makeTxg(earlier(record, latest)));
      }
    });
  });
});

const keptFrom = (record: RecordedGame): KeptGame => makeKept({ record, mail: newState(1, 5) });
