import { setTimeout as wait } from 'node:timers/promises';
import { newKey, selfWith } from '../../src-main/online/keys';
import { dial, isLink, type Target } from '../../src-main/online/process/connections/dial';
import type { Identity } from '../../src-main/online/process/connections/greeting';
import type { Link } from '../../src-main/online/process/connections/link';
import { termsAgain } from '../../src-shared/online/again';
import { chatHash } from '../../src-shared/online/chat';
import { GameCopy, type Outcome } from '../../src-shared/online/game-copy';
import type { Line } from '../../src-shared/online/lines';
import type { Asked } from '../../src-shared/online/messages';
import type { TableRules } from '../../src-shared/online/table';
import type { TableTold, Wire } from '../../src-shared/online/wire';
import { COLOURS, legalPlacements, pick, type Random } from '../../src-shared/tantrix';

/** A program at a server, as far as it is needed to play there: it keeps its lines in memory. */

const PATIENCE_MS = 20_000;

export const newIdentity = (): Identity => {
  const key = newKey();
  return { self: selfWith(key), key: key.publicKey };
};

type Told<K extends Wire['kind']> = Extract<Wire, { kind: K }>;

export class ServerGuest {
  readonly identity: Identity;
  readonly lines: Line[] = [];
  /** All that was heard since it last came. */
  heard: Wire[] = [];
  copy: GameCopy | undefined;
  /** Whether the connection is there. */
  isConnected = false;
  #link: Link | undefined;
  #wake: (() => void)[] = [];

  constructor(identity: Identity = newIdentity()) {
    this.identity = identity;
  }

  /**
   * Connects with a server; with a game, goes on with it.
   *
   * @param versions those that it speaks, the latest first; left out, all that programs of today do
   */
  async come(target: Target, versions?: readonly number[]): Promise<this> {
    const link = await dial(target, this.identity, versions);
    if (!isLink(link)) throw new Error(link);
    this.#link = link;
    this.heard = [];
    this.isConnected = true;
    link.follow({
      take: (_, message) => this.#take(message),
      lost: () => {
        this.isConnected = this.#link !== link && this.isConnected;
        this.#woken();
      },
    });
    const { copy } = this;
    if (copy) this.send({ kind: 'resume', game: copy.history.id, chat: [] });
    return this;
  }

  get link(): Link {
    if (!this.#link) throw new Error('it has not come');
    return this.#link;
  }

  send(message: Wire): void {
    this.link.send(message);
  }

  /** The last message of a kind. */
  last<K extends Wire['kind']>(kind: K): Told<K> | undefined {
    return this.heard.findLast((message): message is Told<K> => message.kind === kind);
  }

  /** The tables that it was told of last. */
  get tables(): readonly TableTold[] {
    const tables = new Map<string, TableTold>();
    for (const message of this.heard) {
      if (message.kind === 'table') tables.set(message.id, message);
      if (message.kind === 'gone') tables.delete(message.id);
    }
    return [...tables.values()];
  }

  /** Waits until something is so. */
  async until(what: string, isSo: (guest: this) => boolean): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (!isSo(this)) {
      if (Date.now() > until || !this.isConnected)
        throw new Error(`${what}: ${this.isConnected ? '' : 'cut, '}heard ${JSON.stringify(this.heard).slice(-600)}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, 500);
        this.#wake.push(() => {
          clearTimeout(timer);
          wake();
        });
      });
    }
  }

  /** Waits for a message of a kind that has not come since it last came. */
  async told<K extends Wire['kind']>(kind: K): Promise<Told<K>> {
    await this.until(kind, () => this.last(kind) !== undefined);
    const message = this.last(kind);
    if (!message) throw new Error(`no ${kind}`);
    return message;
  }

  #woken(): void {
    const wake = this.#wake;
    this.#wake = [];
    for (const each of wake) each();
  }

  #take(message: Wire): void {
    this.heard.push(message);
    if (message.kind === 'begin' && !this.copy) this.#begin(message);
    // What each lacks of the other.
    if (message.kind === 'resume' && message.game === this.copy?.history.id)
      this.#carryOut({ write: [], send: [this.copy.hello], reply: [] });
    if (message.kind === 'game' && message.game === this.copy?.history.id)
      this.#carryOut(this.copy.take(message.message));
    this.#woken();
  }

  #begin({ terms }: Told<'begin'>): void {
    const { self, key } = this.identity;
    const party = terms.parties.indexOf(key);
    const { copy, outcome } = GameCopy.begun(self, terms, party === -1 ? undefined : party);
    this.copy = copy;
    this.#carryOut(outcome);
    this.#carryOut(copy.join(copy.history.first));
  }

  #carryOut({ write, send, reply, alarm }: Outcome): void {
    if (alarm) throw new Error(`the server says what cannot be true: ${alarm}`);
    this.lines.push(...write);
    const game = this.copy?.history.id ?? '';
    for (const message of new Set([...send, ...reply])) this.send({ kind: 'game', game, message });
  }

  /** How many steps count. */
  get n(): number {
    const history = this.copy?.history;
    return history ? (history.isSettled ? history.n : history.n - 1) : -1;
  }

  get isOver(): boolean {
    const history = this.copy?.history;
    return history?.isSettled === true && history.mover === undefined;
  }

  /** The people here want to play once more. */
  sayAgain(): void {
    const { history, party = 0 } = this.played;
    const { self } = this.identity;
    const plain = { game: history.id, party, n: 1, at: Date.now(), said: { kind: 'again' } as const };
    this.send({ kind: 'chat', ...plain, signature: self.sign(chatHash(self, plain)) });
  }

  /** Begins the next game by itself, as all programs do. */
  goOnAgain(): void {
    const { self } = this.identity;
    const { history, party } = this.played;
    const { copy, outcome } = GameCopy.begun(self, termsAgain(self, history.terms, history.last.h), party);
    this.copy = copy;
    this.#carryOut(outcome);
    this.#carryOut(copy.join(copy.history.first));
  }

  get played(): GameCopy {
    if (!this.copy) throw new Error('it plays nothing');
    return this.copy;
  }

  /** Agrees to something as the next step. */
  agree(asked: Asked): void {
    this.#carryOut({ ...this.played.agree(asked), reply: [] });
  }

  /** Moves by chance where a move is due here; says whether one was. */
  move(random: Random): boolean {
    const { copy } = this;
    const game = copy?.history.game;
    if (!copy || !game || !this.isConnected || copy.party === undefined || copy.history.mover !== copy.party)
      return false;
    const outcome = copy.place(game.position.mover, pick(legalPlacements(game), random), 1_000);
    if (typeof outcome === 'string') throw new Error(outcome);
    this.#carryOut({ ...outcome, reply: [] });
    return true;
  }
}

const AGAIN_MS = 200;

/** Goes on with its game at whichever of several processes has it. */
export async function comeBack(guest: ServerGuest, targets: readonly Target[]): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (let tries = 0; Date.now() < until; tries++) {
    const target = targets[tries % targets.length];
    if (target && (await isBack(guest, target))) return;
    await wait(AGAIN_MS);
  }
  throw new Error('the game is nowhere');
}

async function isBack(guest: ServerGuest, target: Target): Promise<boolean> {
  try {
    await guest.come(target);
    await guest.until('an answer', ({ heard }) =>
      heard.some(({ kind }) => kind === 'resume' || kind === 'elsewhere' || kind === 'refused'),
    );
    const elsewhere = guest.last('elsewhere');
    return elsewhere
      ? await isBack(guest, { ...target, host: elsewhere.host, port: elsewhere.port })
      : guest.last('resume') !== undefined;
  } catch {
    return false;
  }
}

export const rulesFor = (seats: 2 | 3 | 4, more: Partial<TableRules> = {}): TableRules => ({
  name: 'A table',
  seats,
  isCompetition: false,
  mayWatch: true,
  ...more,
});

/** The person who takes a seat. */
export const personAt = (seat: number, name = `P${seat}`) => ({ name, colour: COLOURS[seat] ?? ('red' as const) });

/** All sit down at a table of their own, and the game is dealt. */
export async function seatedAt(all: readonly ServerGuest[], id: string, more: Partial<TableRules> = {}): Promise<void> {
  const [host, ...guests] = all;
  const seats = all.length === 2 ? 2 : all.length === 3 ? 3 : 4;
  host?.send({ kind: 'open', table: id, rules: rulesFor(seats, more), people: [personAt(0, `A-${id}`)], robots: [] });
  await host?.told('lobby');
  for (const [at, guest] of guests.entries()) {
    guest.send({ kind: 'join', table: id, people: [personAt(at + 1, `${at + 1}-${id}`)] });
    await guest.told('lobby');
  }
  await dealt(all);
}

export const dealt = async (all: readonly ServerGuest[]): Promise<void> => {
  for (const each of all) await each.until('the hands are dealt', ({ n }) => n >= 0);
};

/** Moves by chance until all have the end, or so many steps. */
export async function playedTo(all: readonly ServerGuest[], random: Random, steps = Infinity): Promise<void> {
  const isThere = ({ isOver, n }: ServerGuest) => isOver || n >= steps;
  while (!all.every(isThere)) {
    const [first] = all;
    const n = Math.max(...all.map((each) => each.n));
    if (n < steps) for (const each of all) each.move(random);
    for (const each of all) await each.until('a step', (guest) => guest.n > n || isThere(guest));
    if (!first) return;
  }
}
