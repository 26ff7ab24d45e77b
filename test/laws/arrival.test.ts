import { describe, expect, it } from 'vitest';
import { compareArrival, gameId, makeTxg, parseTxg, type RecordedGame } from '../../src-shared/record';
import { pick, type Random } from '../../src-shared/tantrix';
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
});
