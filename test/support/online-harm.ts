import assert from 'node:assert/strict';
import path from 'node:path';
import { vi } from 'vitest';
import { unfinishedIn } from '../../src-main/online/process/kept/unfinished';
import type { Random } from '../../src-shared/tantrix';
import type { Fault, Harmed, Scene } from './online-faults';
import { hasEnded } from './online-game';
import { checkLogs } from './online-logs';
import { type Harmable, People } from './online-people';
import type { Wires } from './online-wires';

/** A busy machine takes long: what is measured is printed, and nothing fails by it. */
const GENEROUS = { timeout: 60_000, interval: 10 };

/** How many moves count, as a program shows it. */
const counted = ({ program: { game } }: Harmable): number => (game ? game.moves.length - (game.isSettled ? 0 : 1) : -1);

/** Whether a program shows another one as present. */
const sees = ({ program: { game } }: Harmable, other: Harmed): boolean =>
  game?.seats.every(({ party, isPresent }) => party !== other.number || isPresent) ?? false;

/** A game that goes on whatever befalls those who play it. */
export class HarmedGame implements Scene {
  readonly people: People;
  readonly #stop = new AbortController();
  readonly #playing: Promise<void>;

  constructor(
    readonly all: readonly Harmable[],
    readonly wires: Wires,
    random: Random,
  ) {
    this.people = new People(all, random);
    this.#playing = this.people.play(this.#stop.signal);
  }

  readonly missed = async (victim: Harmed): Promise<void> => {
    const others = this.all.filter((each) => each !== victim);
    await vi.waitFor(() => assert(!others.some((each) => sees(each, victim)), 'it is still seen'), GENEROUS);
  };

  readonly isFull = async (victim: Harmed): Promise<void> => {
    await vi.waitFor(() => {
      this.#letMove(1);
      assert.equal(this.all[victim.number]?.program.state.problem, 'disk');
    }, GENEROUS);
  };

  readonly moved = async (moves: number): Promise<void> => {
    this.#letMove(moves);
    const least = () => Math.min(...this.all.map(counted));
    const before = least();
    await vi.waitFor(() => assert(least() >= before + moves, 'nobody moves'), GENEROUS);
  };

  /**
   * Something befalls one of them while people move.
   *
   * @param moves how many they make meanwhile, at most
   * @returns how long it took afterwards until all were there and a new move counted, in milliseconds
   */
  async befallen(fault: Fault, victim: Harmed, moves: number): Promise<number> {
    this.#letMove(moves);
    await fault(this, victim);
    const since = performance.now();
    this.#letMove(1);
    const most = this.#lying + 1;
    const stand = () =>
      this.all.map((each) => ({
        has: Math.min(most, counted(each)),
        sees: this.all.map((other) => sees(each, other)),
        problem: each.program.state.problem,
      }));
    const good = this.all.map(() => ({ has: most, sees: this.all.map(() => true), problem: undefined }));
    await vi.waitFor(() => assert.deepEqual(stand(), good), GENEROUS);
    return Math.round(performance.now() - since);
  }

  /** They play to the end, and what was shown and kept of it is one history. */
  async playedOut(): Promise<void> {
    this.people.most = Number.POSITIVE_INFINITY;
    while (!this.#isOver) await this.#further();
    this.#stop.abort();
    await this.#playing;
    this.people.look();
    const { seen, made } = this.people;
    const lost = made.filter(({ tile, q, r, rotation }) => !seen.moves.includes([tile, q, r, rotation].join()));
    assert.deepEqual(lost, [], 'moves of which it was said that they are made');
    for (const { program } of this.all) assert.equal(program.game?.moves.length, seen.moves.length);
    for (const { profile } of this.all)
      await vi.waitFor(async () => assert.deepEqual(await unfinishedIn(path.join(profile, 'online')), []), GENEROUS);
    await Promise.all(this.all.map((each) => each.kill()));
    checkLogs(this.all.map(({ profile }) => profile));
  }

  get #isOver(): boolean {
    return this.all.every(({ program }) => hasEnded(program.game));
  }

  /** A busy machine takes long, but it goes on. */
  async #further(): Promise<void> {
    const before = this.all.map(counted);
    const isFurther = () => this.#isOver || this.all.some((each, at) => counted(each) > (before[at] ?? 0));
    const states = () => this.all.map(({ program }) => JSON.stringify(program.state)).join('\n');
    await vi.waitFor(() => assert(isFurther(), `nobody moves: ${states()}`), GENEROUS);
  }

  /** Rejects when something is shown that was shown otherwise before. */
  get played(): Promise<void> {
    return this.#playing;
  }

  get #lying(): number {
    return Math.max(...this.all.map(({ program }) => program.game?.moves.length ?? 0));
  }

  #letMove(moves: number): void {
    this.people.most = Math.max(this.people.most, this.#lying + moves);
  }
}
