import { setTimeout as wait } from 'node:timers/promises';
import type { OnlineGame } from '../../src-shared/bridge/online';
import type { Placement, Random } from '../../src-shared/tantrix';
import type { Harmed } from './online-faults';
import { moveDue } from './online-game';
import { checkSeen, type Seen } from './online-logs';
import type { OnlineProgram } from './online-programs';

/** People at programs that play online, whatever befalls those. */

/** A program as it is harmed: nobody touches it while it is down. */
export class Harmable implements Harmed {
  isDown = false;

  constructor(
    readonly program: OnlineProgram,
    readonly number: number,
    readonly id: string,
  ) {}

  get pid(): number {
    return this.program.pid;
  }

  get profile(): string {
    return this.program.profile;
  }

  async kill(): Promise<void> {
    this.isDown = true;
    await this.program.kill();
  }

  async comeBack(): Promise<void> {
    const problem = await this.program.call('resumeOnline', this.id);
    if (problem !== null) throw new Error(`it does not come back: ${problem}`);
    this.isDown = false;
  }
}

/** One who waits for an answer tries something else after so long, in milliseconds. */
const IMPATIENCE_MS = 500;
const LOOK_MS = 3;

/** They move by chance wherever a move is due, and remember what they were shown, and told. */
export class People {
  /** How many tiles may lie for now. */
  most = 0;
  readonly seen: Seen = { drawn: [], moves: [] };
  /** The moves of which their program said that they are made. */
  readonly made: Placement[] = [];
  readonly #looked = new Map<OnlineProgram, OnlineGame>();
  readonly #all: readonly Harmable[];
  readonly #random: Random;

  constructor(all: readonly Harmable[], random: Random) {
    this.#all = all;
    this.#random = random;
  }

  /** Until they are told to stop. */
  async play(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.look();
      for (const each of this.#all) {
        if (!each.isDown && (each.program.game?.moves.length ?? 0) < this.most) await this.#moveAt(each.program);
      }
      await wait(LOOK_MS);
    }
  }

  /** Throws where somebody is shown anything else than was shown before. */
  look(): void {
    for (const { program } of this.#all) {
      const { game } = program;
      if (!game || this.#looked.get(program) === game) continue;
      checkSeen(game, this.seen);
      this.#looked.set(program, game);
    }
  }

  async #moveAt(program: OnlineProgram): Promise<void> {
    const move = moveDue(program.game, this.#random);
    if (!move) return;
    const { seat: _, ...placement } = move;
    const made = program.call('moveOnline', move).then(
      (isMade) => void (isMade && this.made.push(placement)),
      // One that is killed answers nothing.
      () => {},
    );
    await Promise.race([made, wait(IMPATIENCE_MS)]);
  }
}
