import { describe, expect, test } from 'vitest';
import { receiptIn } from '../../../../src-shared/online/receipt';
import { pick, seededRandom } from '../../../../src-shared/tantrix';
import { runs } from '../../../support/nightly';
import { checkSeen, type Seen } from '../../../support/online-logs';
import { inPrograms, met, moveOnce, playOut, settled } from '../../../support/online-tables';

const KILLS = runs(20, 100);

const programs = inPrograms();

describe('programs of their own', () => {
  test('find each other, join and play to the end', async () => {
    const all = programs(2);
    await met(all);
    await playOut(all);
    const games = all.map(({ game }) => game?.moves.map(({ tile, q, r, rotation }) => [tile, q, r, rotation]));
    expect(games[1]).toEqual(games[0]);
    const [receipt, other] = all.map(({ game }) => game?.ended?.receipt);
    expect(receiptIn(receipt ?? '')).toBeDefined();
    expect(other).toBe(receipt);
  });

  test('tell what a game has come to that goes on elsewhere, whether it is played or lies on the disk', async () => {
    const all = programs(2);
    await met(all);
    await moveOnce(all);
    await settled(all, 1);
    const [first, second] = all;
    const id = first?.game?.id ?? '';
    const known = await first?.call('breakOffOnline', id);
    expect(known?.placements).toHaveLength(1);
    expect(known).toMatchObject({ here: [first?.game?.seats.findIndex(({ isHere }) => isHere)] });
    expect(receiptIn(known?.receipt ?? '')?.epochs).toHaveLength(1);
    await second?.call('leaveOnline', undefined);
    await first?.call('leaveOnline', undefined);
    expect(await first?.call('breakOffOnline', id)).toEqual(known);
    expect(await first?.call('breakOffOnline', 'f'.repeat(64))).toBe(null);
  });

  test('play the same game to the end, whichever is killed whenever', async () => {
    const all = programs(3);
    await met(all);
    const id = all[0]?.game?.id ?? '';
    const random = seededRandom(7);
    let kills = 0;
    const seen: Seen = { drawn: [], moves: [] };
    await playOut(all, async () => {
      for (const { game } of all) if (game) checkSeen(game, seen);
      if (kills >= KILLS || seen.moves.length < (kills * 50) / KILLS) return;
      kills += 1;
      const program = pick(all, random);
      await program.kill();
      expect(await program.call('resumeOnline', id)).toBe(null);
    });
    expect(kills).toBe(KILLS);
    for (const { game } of all) {
      if (game) checkSeen(game, seen);
      expect(game?.moves.length).toBe(seen.moves.length);
    }
  }, 600_000);
});
