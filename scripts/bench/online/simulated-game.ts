import type { History } from '../../../src-shared/online/history';
import type { Message, Step } from '../../../src-shared/online/messages';
import { legalPlacements, pick, type Random } from '../../../src-shared/tantrix';
import type { Break, SeatPlace } from './orders';
import type { Played } from './played';
import { SimulatedPlayer } from './simulated-player';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The code of a table by its number. */
const codeOf = (number: number): string =>
  Array.from({ length: 6 }, (_, at) => SIGNS[Math.floor(number / SIGNS.length ** at) % SIGNS.length]).join('');

interface Due {
  readonly isSo: () => boolean;
  readonly resolve: () => void;
}

/** A game of two at a server, whose players sign real steps. Both are here, so the rules are followed once for both. */
export class SimulatedGame implements Played {
  readonly breaks: Break[] = [];
  readonly #number: number;
  readonly #random: Random;
  readonly #players: readonly [SimulatedPlayer, SimulatedPlayer];
  #history: History | undefined;
  /** The last move, and who of both has it back for good. */
  #step: Step | undefined;
  #having = new Set<SimulatedPlayer>();
  #lostAt: number | undefined;
  #due: Due[] = [];

  /** @param places the processes of the server: it comes to one of them, and to the others when that is gone */
  constructor(places: readonly SeatPlace[], number: number, random: Random) {
    this.#number = number;
    this.#random = random;
    this.#players = [this.#player(places), this.#player(places)];
    this.#having = new Set(this.#players);
  }

  #player(places: readonly SeatPlace[]): SimulatedPlayer {
    const player: SimulatedPlayer = new SimulatedPlayer(places, this.#number, {
      heard: () => this.#woken(),
      take: (message) => this.#take(player, message),
      lost: () => this.#lost(player),
    });
    return player;
  }

  get isFree(): boolean {
    return this.#isWhole && this.#history?.isSettled === true && this.#history.mover !== undefined;
  }

  /** Whether both are there, and have all moves. */
  get #isWhole(): boolean {
    return this.#players.every((player) => player.isBack && this.#having.has(player));
  }

  async sit(): Promise<void> {
    const [host, guest] = this.#players;
    const table = codeOf(this.#number);
    const rules = { name: 'Load', seats: 2 as const, isCompetition: false, mayWatch: true };
    await Promise.all([host.come(), guest.come()]);
    host.send({ kind: 'open', table, rules, people: [{ name: `A${this.#number}`, colour: 'red' }], robots: [] });
    await this.#until(() => host.isAtTable);
    guest.send({ kind: 'join', table, people: [{ name: `B${this.#number}`, colour: 'blue' }] });
    await this.#until(() => this.#players.every(({ copy }) => copy?.history.isSettled === true));
    this.#history = host.copy?.history;
    for (const player of this.#players) player.copy = undefined;
  }

  async move(): Promise<number> {
    const history = this.#history;
    const by = history?.mover ?? -1;
    const player = this.#players[by];
    if (!history?.game || !player) throw new Error('nobody is to move');
    const { tile, q, r, rotation } = pick(legalPlacements(history.game), this.#random);
    const deed = { kind: 'placed' as const, seat: history.game.position.mover, tile, q, r, rotation, ms: 4_000 };
    const signature = player.self.sign(history.stepHash(history.hashAfter(by, deed)));
    const step: Step = { kind: 'step', epoch: 1, n: history.n + 1, by, deed, signature };
    this.#step = step;
    this.#having = new Set();
    const from = performance.now();
    this.#say(player, step);
    history.step(step);
    await this.#until(() => this.#having.size === this.#players.length);
    return performance.now() - from;
  }

  async comeBack(): Promise<void> {
    const { id = '' } = this.#history ?? {};
    await Promise.all(this.#players.map((player) => player.comeBack(id)));
    await this.#until(() => this.#isWhole);
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }

  #lost(player: SimulatedPlayer): void {
    if (!this.#history) throw new Error('a player was sent away before the game');
    if (player.isBack) this.#lostAt ??= Date.now();
    void player.comeBack(this.#history.id);
  }

  #take(player: SimulatedPlayer, message: Message): void {
    const history = this.#history;
    if (!history) return;
    if (message.kind === 'hello') this.#greeted(player, history, message.n);
    if (message.kind !== 'answer' || message.n !== history.n) return;
    history.answer(message);
    this.#having.add(player);
    this.#noteBack();
  }

  /** The server says how far the game has come, and hears what it lacks. */
  #greeted(player: SimulatedPlayer, history: History, n: number): void {
    const isNew = !player.isBack;
    player.isBack = true;
    const isSettled = history.isSettled && this.#having.has(player);
    if (isNew) this.#say(player, { kind: 'hello', epoch: 1, n: history.n, h: history.last.h, isSettled });
    if (n < history.n && this.#step && this.#players[this.#step.by] === player) this.#say(player, this.#step);
    this.#noteBack();
  }

  #noteBack(): void {
    if (this.#lostAt === undefined || !this.#isWhole) return;
    this.breaks.push({ lostAt: this.#lostAt, backAt: Date.now() });
    this.#lostAt = undefined;
  }

  #say(player: SimulatedPlayer, message: Message): void {
    player.send({ kind: 'game', game: this.#history?.id ?? '', message });
  }

  #until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#due.push({ isSo, resolve });
      this.#woken();
    });
  }

  #woken(): void {
    for (const due of this.#due.filter(({ isSo }) => isSo())) {
      this.#due = this.#due.filter((each) => each !== due);
      due.resolve();
    }
  }
}
