import { describe, expect, test, vi } from 'vitest';
import { nodePrimitives } from '../../../../src-main/online/keys';
import { CHAIN_LENGTH, follows, OwnChain } from '../../../../src-shared/online/chain';
import { drawnIn } from '../../../../src-shared/online/history';
import type { Answer } from '../../../../src-shared/online/messages';
import { MAX_SEED, newGame, seededRandom } from '../../../../src-shared/tantrix';
import { runs } from '../../../support/nightly';
import { hasEnded } from '../../../support/online-game';
import { linesIn, logsOf } from '../../../support/online-logs';
import { OnlinePeer } from '../../../support/online-peer';
import { inPrograms, joinBy, moveOnce, settled, tableFor } from '../../../support/online-tables';
import { PATIENT } from '../../../support/patience';

/** Seeds that are tried, around the right one where there is one: all 2^32 take a minute or two of a faster program. */
const SEEDS = runs(2 ** 16, 2 ** 19);
const SEATS = ['red', 'yellow'] as const;
const OPENING = 12;
const MOVES = 12;

/** The seeds by which a game of today's kind begins with these tiles: the attack on a deal of 32 bits. */
function seedsOf(tiles: readonly number[], around: number): number[] {
  const first = Math.max(0, Math.min(MAX_SEED - SEEDS, around - SEEDS / 2));
  const found: number[] = [];
  for (let seed = first; seed < first + SEEDS; seed++) {
    const { bag } = newGame({ seats: SEATS }, seed).deal;
    if (tiles.every((tile, at) => bag[at] === tile)) found.push(seed);
  }
  return found;
}

/** All of 32 bytes that stand in something, in digits: hashes, keys, links, and both halves of each signature. */
const valuesIn = (told: unknown): string[] =>
  [...JSON.stringify(told).matchAll(/[0-9a-f]{64,128}/g)].flatMap(([digits]) => [
    digits.slice(0, 64),
    digits.slice(-64),
  ]);

/** Of which link of whose chain the next is to be guessed: what was told last of it. */
interface Known {
  readonly owner: { readonly game: string; readonly epoch: number; readonly party: number };
  readonly at: number;
  readonly link: string;
}

/** The values of which the link before follows: in one step, or as the root of the chain. */
const guesses = (values: Iterable<string>, { owner, at, link }: Known): string[] =>
  [...values].filter(
    (value) =>
      follows(nodePrimitives, owner, { at: at + 1, link: value, known: link }) ||
      new OwnChain(nodePrimitives, owner, value).linkAt(at) === link,
  );

describe('the next tile', () => {
  const programs = inPrograms();

  test('is computed from the hands where a game is dealt from 32 bits', () => {
    const seed = seededRandom(8)(MAX_SEED);
    const { bag } = newGame({ seats: SEATS }, seed).deal;
    const found = seedsOf(bag.slice(0, OPENING), seed);
    expect(found).toEqual([seed]);
    expect(newGame({ seats: SEATS }, found[0] ?? 0).deal.bag[OPENING]).toBe(bag[OPENING]);
  }, 600_000);

  test('is in nothing that anybody hears of a game online, whether they play or look on', async () => {
    const [host, guest] = programs(2);
    if (!host || !guest) throw new Error('two were started');
    const watcher = new OnlinePeer();
    expect(await host.call('hostTable', tableFor(2))).toBe(null);
    await host.until('it waits', ({ kind }) => kind === 'waiting');
    const { link } = host.invitation;
    await joinBy(guest, { link }, 1);
    await settled([host, guest], 0);
    await watcher.join(link);
    for (let moves = 1; moves <= MOVES; moves++) {
      await moveOnce([host, guest]);
      await settled([host, guest], moves);
    }
    await expect.poll(() => watcher.copy.history.game?.placements).toHaveLength(MOVES);
    // The answers to it may come after the last move.
    await vi.waitFor(() => {
      for (const [party, program] of [host, guest].entries()) {
        const last = watcher.heard
          .flatMap(({ message: each }) =>
            each.kind === 'game' && each.message.kind === 'answer' ? [each.message] : [],
          )
          .findLast((answer) => answer.party === party && answer.link !== undefined)?.link;
        const owner = { game: watcher.copy.history.id, epoch: 1, party };
        const lines = linesIn(logsOf(program.profile)[0]?.text ?? '');
        const root = lines.flatMap((line) => (line.kind === 'root' ? line.root : []))[0] ?? '';
        const at = (watcher.copy.history.epoch?.nextLink(party) ?? 1) - 1;
        expect(new OwnChain(nodePrimitives, owner, root).linkAt(at)).toBe(last);
      }
    }, PATIENT);
    expect(hasEnded(host.game)).toBe(false);
    watcher.close();
    const { history } = watcher.copy;
    const heard = watcher.heard.map(({ message }) => message);
    const told = heard.flatMap((each) => (each.kind === 'game' ? [each.message] : []));
    const answers: readonly Answer[] = told.filter((each) => each.kind === 'answer');
    const profiles = [host, guest].map(({ profile }) => linesIn(logsOf(profile)[0]?.text ?? ''));
    for (const [party, lines] of profiles.entries()) {
      const last = answers.findLast((answer) => answer.party === party && answer.link !== undefined);
      const owner = { game: history.id, epoch: 1, party };
      const known = { owner, at: (history.epoch?.nextLink(party) ?? 1) - 1, link: last?.link ?? '' };
      expect(known.at).toBeGreaterThan(1);
      const root = lines.flatMap((line) => (line.kind === 'root' ? line.root : []))[0] ?? '';
      // What nobody is told is all that is needed: so the guess is one.
      expect(guesses([root, new OwnChain(nodePrimitives, owner, root).linkAt(known.at + 1)], known)).toHaveLength(2);
      expect(known.at).toBeLessThan(CHAIN_LENGTH);
      // All that a player has: what the watcher heard, and its own chain and log.
      const others = profiles.filter((_, other) => other !== party);
      const values = new Set(valuesIn([heard, others]));
      expect(values.has(root)).toBe(false);
      expect(values.size).toBeGreaterThan(100);
      expect(guesses(values, known)).toEqual([]);
    }
    expect(seedsOf(drawnIn(history.game).slice(0, OPENING), SEEDS / 2)).toEqual([]);
  }, 600_000);
});
