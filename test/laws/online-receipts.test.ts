import { describe, expect, it } from 'vitest';
import { nodePrimitives } from '../../src-main/online/keys';
import { checkReceipt } from '../../src-shared/online/check-receipt';
import { receiptIn } from '../../src-shared/online/receipt';
import { makeTxg, parseTxg, type RecordedGame, sameRecord } from '../../src-shared/record';
import { pick, type Random, seededRandom, setOf } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { endedGame, goneOnElsewhere, recordOf } from '../support/online-records';
import { termsFor, type ToTerms, withFirstEdition, World } from '../support/online-world';
import { essence } from '../support/random-records';

/** The first difference between a record and its receipt; a text that is none is one, too. */
function differenceIn(record: RecordedGame, text = record.online?.receipt ?? '') {
  const receipt = receiptIn(text);
  return receipt ? checkReceipt(nodePrimitives, receipt, record) : { code: 'damaged' };
}

const GAMES = Array.from({ length: runs(12, 200) }, (_, seed) => {
  const random = seededRandom(seed);
  const to: ToTerms = seed % 4 === 1 ? withFirstEdition : (terms) => terms;
  return seed % 3 === 2 ? goneOnElsewhere(random, to) : recordOf(endedGame(random, to));
});

const forGames = (law: (record: RecordedGame, random: Random) => void): void =>
  GAMES.forEach((record, seed) => law(record, seededRandom(seed)));

/** What stands in JSON at the ends of all its branches, each with what puts another in its place. */
type Leaf = { readonly path: string; readonly with: (random: Random) => unknown };

function leavesOf(value: unknown, path = '', put = (changed: unknown): unknown => changed): Leaf[] {
  if (Array.isArray(value))
    return value.flatMap((each, at) => leavesOf(each, `${path}/${at}`, (changed) => put(value.with(at, changed))));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) =>
      leavesOf(each, `${path}/${key}`, (changed) => put({ ...value, [key]: changed })),
    );
  return [{ path, with: (random) => put(otherThan(value, random)) }];
}

function otherThan(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + pick([-1, 1], random);
  if (typeof value === 'boolean') return !value;
  const text = String(value);
  const at = random(text.length);
  return text.slice(0, at) + (text.charAt(at) === 'a' ? 'b' : 'a') + text.slice(at + 1);
}

describe('the receipt of a game online', { timeout: 600_000 }, () => {
  it('proves the record that was made with it, which is read as it was written', () => {
    const seen = new Set<string>();
    forGames((record) => {
      expect(differenceIn(record)).toBeUndefined();
      const parsed = parseTxg(makeTxg(record));
      expect(parsed.ok && essence(parsed.record)).toBe(essence(record));
      expect(parsed.ok && sameRecord(parsed.record, record)).toBe(true);
      const { epochs = [] } = receiptIn(record.online?.receipt ?? '') ?? {};
      seen.add(`${epochs.length} epochs`);
      if (record.game.isStopped) seen.add('stopped');
      const set = setOf(record.game.deal) ?? 'no set';
      seen.add(record.online?.rest ? `${set} elsewhere` : set);
      if (epochs.some(({ steps }) => steps.some((step) => !Array.isArray(step) && step.asked.kind === 'undo')))
        seen.add('undone');
    });
    expect([...seen].toSorted()).toEqual([
      '1 epochs',
      '2 epochs',
      'first-edition',
      'first-edition elsewhere',
      'standard',
      'standard elsewhere',
      'stopped',
      'undone',
    ]);
  });

  it('is refused with any part of it changed', () => {
    forGames((record, random) => {
      const leaves = leavesOf(JSON.parse(record.online?.receipt ?? ''));
      for (let tried = 0; tried < 12; tried++) {
        const leaf = pick(leaves, random);
        const text = JSON.stringify(leaf.with(random));
        expect([leaf.path, differenceIn(record, text)]).toEqual([leaf.path, expect.anything()]);
      }
    });
  });

  it('needs the signatures of all, also of those who do not draw', () => {
    const world = new World(termsFor(3, 'server'), seededRandom(3));
    world.host = 3;
    world.play(0);
    const [first] = world.programs;
    const record = first && recordOf(first.copy);
    const receipt = receiptIn(record?.online?.receipt ?? '');
    const [epoch] = receipt?.epochs ?? [];
    if (!record || !receipt || !epoch) throw new Error('it has ended');
    expect(epoch.chains.map(({ party }) => party)).toEqual([0, 1, 2, 3]);
    for (const [at, chain] of epoch.chains.entries()) {
      const chains = epoch.chains.with(at, { ...chain, signature: '0'.repeat(128) });
      const forged = { ...receipt, epochs: [{ ...epoch, chains }] };
      expect(differenceIn(record, JSON.stringify(forged))).toMatchObject({ code: 'forged', party: at });
    }
  });

  it('shows what a record tells otherwise', () => {
    forGames((record, random) => {
      const { game, players, online } = record;
      if (!online) throw new Error('it was played online');
      const { deal, placements } = game;
      const at = random(deal.seats.length * 6);
      const swapped = deal.bag.with(at, deal.bag[at + 1] ?? 0).with(at + 1, deal.bag[at] ?? 0);
      expect(differenceIn({ ...record, game: { ...game, deal: { ...deal, bag: swapped } } })).toEqual({
        code: 'tile',
        tile: at + 1,
      });
      const turned = placements.map((move, each) =>
        each === 0 ? { ...move, rotation: (move.rotation + 1) % 6 } : move,
      );
      expect(differenceIn({ ...record, game: { ...game, placements: turned } })).toEqual({ code: 'move', move: 1 });
      const used = online.used.with(0, (online.used[0] ?? 0) + 1);
      expect(differenceIn({ ...record, online: { ...online, used } })).toEqual({ code: 'time', seat: 0 });
      const renamed = players.map((player, seat) => (seat === 1 ? { ...player, name: 'Nobody' } : player));
      expect(differenceIn({ ...record, players: renamed })).toEqual({ code: 'player', seat: 1 });
      const other = { ...online, game: online.game.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) };
      expect(differenceIn({ ...record, online: other })).toEqual({ code: 'terms' });
      const stopped = { ...game, isStopped: !game.isStopped };
      expect(differenceIn({ ...record, game: stopped })).toEqual(online.rest ? undefined : { code: 'end' });
    });
  });
});
