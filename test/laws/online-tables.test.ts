import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { gameOnTable, type GameSession } from '../../src-renderer/game/open-game';
import { isDealt, recordAtStart } from '../../src-renderer/online/playing/record';
import { messagesTo } from '../../src-renderer/online/playing/sync';
import type { GameCopy } from '../../src-shared/online/game-copy';
import { drawnIn } from '../../src-shared/online/history';
import { isOver, legalPlacements, pick, type Random, seededRandom } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { onlineGameOf } from '../support/online-games';
import { type Program, termsFor, World } from '../support/online-world';
import '../support/tables';

/** A table that is told, at moments chosen by chance, what the first program of a world knows of its game. */
class Follower {
  session: GameSession | undefined;
  /** What was said to the table, or nothing was tried. */
  readonly met = new Set<string>();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  get program(): Program {
    const [program] = this.#world.programs;
    assert(program);
    return program;
  }

  get #isOver(): boolean {
    const { history } = this.program.copy;
    return history.isSettled && history.game !== undefined && isOver(history.game);
  }

  /** Tells the table now and then, for so many steps of the world or to the end of the game. */
  follow(random: Random, steps: number): this {
    for (let step = 0; step < steps && !this.#isOver; step++) {
      this.#world.step();
      if (random(8) === 0) this.tell();
    }
    return this.tell();
  }

  tell(): this {
    const game = onlineGameOf(this.program.copy);
    if (!isDealt(game)) return this;
    const online = { id: game.id, name: '', seatsHere: () => [0], people: [0], movesMade: () => 0 };
    this.session ??= gameOnTable({ record: recordAtStart(game), online }).session;
    const messages = messagesTo(this.session, game);
    for (const { kind } of messages) this.met.add(kind);
    this.session = messages.reduce((before, message) => before.after(message), this.session);
    this.#check(this.program.copy);
    assert.deepEqual(messagesTo(this.session, game), [], 'it has come to what it was told');
    return this;
  }

  #check({ history }: GameCopy): void {
    const { seen, pending, objection } = this.session ?? {};
    const { game } = history;
    assert.equal(objection, undefined);
    assert.deepEqual(seen?.game.placements, game?.placements);
    assert.equal(seen?.game.isStopped, game?.isStopped);
    assert.deepEqual(drawnIn(seen?.game), drawnIn(game));
    assert.deepEqual(seen?.game.position.hands, game?.position.hands);
    assert.equal(seen?.game.position.mover, game?.position.mover);
    assert.deepEqual(history.isSettled ? pending : [], [], 'what counts is not on its way');
  }
}

describe('a table with a game online', () => {
  it.each([0, 15])('comes to what is known of it, whenever it is told, and whatever is taken back (%d)', (asking) => {
    const met = new Set<string>();
    for (let seed = 1; seed <= runs(3, 40); seed++) {
      const random = seededRandom(seed + asking);
      const world = new World(termsFor(2 + (seed % 3)), random);
      world.asking = asking;
      for (const kind of new Follower(world).follow(random, 100_000).met) met.add(kind);
    }
    expect([...met].toSorted()).toEqual(['amended', 'move', ...(asking > 0 ? ['rewound'] : []), 'ruling']);
  });

  it('comes to it also where tiles were drawn anew', () => {
    for (let seed = 1; seed <= runs(3, 30); seed++) {
      const random = seededRandom(seed);
      const world = new World(termsFor(3), random);
      world.playTo(10 + random(10));
      const follower = new Follower(world).tell();
      world.goOnWithout(2);
      follower.follow(random, 3000);
      expect(follower.session?.seen.players[2]?.robot).toBeDefined();
    }
  });

  it('keeps what somebody here has moved and nobody knows of yet', () => {
    const random = seededRandom(3);
    const world = new World(termsFor(2), random);
    world.playTo(6);
    const follower = new Follower(world);
    while (!follower.program.copy.history.isSettled) world.step();
    const { copy } = follower.tell().program;
    const { game } = copy.history;
    assert(follower.session && game);
    const made = { by: game.position.mover, move: pick(legalPlacements(game), random) };
    const session = follower.session.after({ kind: 'move', made });
    expect(messagesTo(session, onlineGameOf(copy))).toEqual([]);
    expect(session.pending).toHaveLength(1);
  });
});
