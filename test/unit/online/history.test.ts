import { describe, expect, it } from 'vitest';
import { nodePrimitives } from '../../../src-main/online/keys';
import { CHAIN_LENGTH, follows, OwnChain } from '../../../src-shared/online/chain';
import { drawnIn } from '../../../src-shared/online/history';
import { seededRandom } from '../../../src-shared/tantrix';
import { termsFor, World } from '../../support/online-world';

describe('what happened in a game', () => {
  it.each(['all', 'server'] as const)('can be seen again as it was after each step, drawn by %s', (drawers) => {
    const world = new World(termsFor(2, drawers), seededRandom(11));
    world.asking = 30;
    const seen = new Map<number, string>();
    const history = world.programs[0]?.copy.history;
    if (!history) throw new Error('nobody plays');
    const stand = (game: typeof history.game) =>
      JSON.stringify([drawnIn(game), game?.placements, game?.position.mover, game?.position.phase]);
    while (history.n < 25) {
      world.step();
      if (history.isSettled) seen.set(history.n, stand(history.game));
    }
    expect(seen.size).toBeGreaterThan(20);
    for (const [n, stood] of seen) expect(stand(history.settledAt(n))).toBe(stood);
  });
});

describe('a chain of one’s own', () => {
  it('tells the links that follow from its root', () => {
    const owner = { game: 'a'.repeat(64), epoch: 2, party: 1 };
    const chain = new OwnChain(nodePrimitives, owner, 'b'.repeat(64));
    const links = Array.from({ length: CHAIN_LENGTH + 1 }, (_, at) => chain.linkAt(at));
    expect(links.at(-1)).toBe('b'.repeat(64));
    for (const [at, known] of links.slice(0, -1).entries())
      expect(follows(nodePrimitives, owner, { at: at + 1, link: links[at + 1] ?? '', known })).toBe(true);
  });
});
