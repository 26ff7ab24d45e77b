import { vi } from 'vitest';
import { newKey, newSecret, selfWith } from '../../src-main/online/keys';
import { fingerprintOf, newCertificate } from '../../src-main/online/process/connections/certificate';
import { dial, isLink, type Target } from '../../src-main/online/process/connections/dial';
import { greeted, type Identity } from '../../src-main/online/process/connections/greeting';
import type { Follower, Link } from '../../src-main/online/process/connections/link';
import { listen, type Listening } from '../../src-main/online/process/connections/listen';
import { invitationTo, newTableId } from '../../src-main/online/process/finding/invitation';
import { GameCopy, type Outcome } from '../../src-shared/online/game-copy';
import { parseInvitation } from '../../src-shared/online/invitation';
import { isFull, type Lobby, openLobby, termsOf, withPeople } from '../../src-shared/online/lobby';
import type { Me, TableRules } from '../../src-shared/online/table';
import type { Terms } from '../../src-shared/online/terms';
import { hereHash, type Wire } from '../../src-shared/online/wire';
import { legalPlacements, pick, type Random } from '../../src-shared/tantrix';

/** What a program in the test was told, and when, in milliseconds since 1970. */
export interface Heard {
  readonly at: number;
  readonly message: Wire;
}

export function newIdentity(): Identity {
  const key = newKey();
  return { self: selfWith(key), key: key.publicKey };
}

const HERE = '127.0.0.1';
const TICK_MS = 200;

/** A program in the test itself that plays with real ones, or looks on: it hears all they say, and says what the test likes. */
export class OnlinePeer implements Follower {
  readonly heard: Heard[] = [];
  readonly links = new Set<Link>();
  /** It does not answer to what it is told of the game. */
  isSilent = false;
  #copy: GameCopy | undefined;
  #target: Target | undefined;
  #listening: Listening | undefined;
  #lobby: Lobby | undefined;
  readonly #table = newTableId();

  readonly #timer = setInterval(() => void this.#tick().catch(() => {}), TICK_MS);

  constructor(readonly identity: Identity = newIdentity()) {}

  /** Its copy of the game. */
  get copy(): GameCopy {
    if (!this.#copy) throw new Error('no game has begun');
    return this.#copy;
  }

  get hasBegun(): boolean {
    return this.#copy !== undefined;
  }

  /** Joins a table, or looks on. */
  async join(link: string, me?: Me): Promise<void> {
    const invitation = parseInvitation(link);
    if (!invitation || 'code' in invitation) throw new Error('nobody is invited');
    const { table = '', targets, fingerprint } = invitation;
    for (const target of targets) this.#target ??= { ...target, fingerprint };
    (await this.#dialled()).send({ kind: 'join', table, people: me ? [me] : [] });
  }

  /** Opens a table; the game begins once all seats are taken. Gives the link to it. */
  async host(rules: TableRules, me: Me): Promise<string> {
    const certificate = await newCertificate(Date.now());
    const lobby = openLobby({ rules, host: this.identity.key, people: [me] });
    if (typeof lobby === 'string') throw new Error(lobby);
    this.#lobby = lobby;
    this.#listening = await listen(certificate, { host: HERE, port: 0 }, (socket, tls) => {
      void greeted(socket, tls, this.identity).then((link) => isLink(link) && this.#follow(link));
    });
    const { port } = this.#listening;
    return invitationTo(this.#table, { addresses: [HERE], port, fingerprint: fingerprintOf(certificate.cert) }).link;
  }

  /** Resolves once somebody is connected with it. */
  async connected(): Promise<void> {
    await vi.waitUntil(() => this.links.size > 0, { timeout: 20_000 });
  }

  close(): void {
    clearInterval(this.#timer);
    this.#listening?.close();
    for (const link of this.links) link.close();
  }

  say(message: Wire): void {
    for (const link of this.links) link.send(message);
  }

  /** Says what comes of something to all, and an answer to who has said what it follows from. */
  carryOut({ send, reply }: Outcome, from?: Link): void {
    const game = this.copy.history.id;
    for (const message of send)
      for (const link of this.links) if (link !== from) link.send({ kind: 'game', game, message });
    for (const message of reply) from?.send({ kind: 'game', game, message });
  }

  /**
   * Moves by chance, if it is its turn.
   *
   * @param told what it tells of that, if not all
   */
  move(random: Random, told: (made: Outcome) => Outcome['send'] = ({ send }) => send): boolean {
    const { history, party } = this.copy;
    if (!history.game || history.mover === undefined || history.mover !== party) return false;
    const made = this.copy.place(history.game.position.mover, pick(legalPlacements(history.game), random), 1_000);
    if (typeof made === 'string') throw new Error(made);
    this.carryOut({ ...made, send: told(made) });
    return true;
  }

  /** Says that it is there. */
  sayHere(at = Date.now()): void {
    const { history, party } = this.copy;
    if (party === undefined) return;
    const { self } = this.identity;
    const plain = { game: history.id, party, at };
    this.say({ kind: 'here', ...plain, signature: self.sign(hereHash(self, plain)) });
  }

  take(link: Link, message: Wire): void {
    this.heard.push({ at: Date.now(), message });
    if (message.kind === 'join') this.#seat(link, message.people);
    if (message.kind === 'begin') this.#begin(message.terms, [link]);
    if (message.kind === 'resume') this.#greet(link);
    // Who is connected with it alone hears of the others by it.
    if (message.kind === 'here') for (const other of this.links) if (other !== link) other.send(message);
    if (message.kind === 'game' && this.#copy && !this.isSilent) this.carryOut(this.copy.take(message.message), link);
  }

  lost(link: Link): void {
    this.links.delete(link);
  }

  /** Calls again whom it has called, and asks for what was lost; who hosts waits for the others to call. */
  async #tick(): Promise<void> {
    if (!this.#copy || this.isSilent) return;
    const { history, hello } = this.#copy;
    if (this.links.size === 0 && this.#target) this.#greet(await this.#dialled());
    if (!history.isSettled) this.say({ kind: 'game', game: history.id, message: hello });
  }

  async #dialled(): Promise<Link> {
    if (!this.#target) throw new Error('nobody is known');
    const link = await dial(this.#target, this.identity);
    if (!isLink(link)) throw new Error(link);
    this.#follow(link);
    return link;
  }

  #follow(link: Link): void {
    this.links.add(link);
    link.follow(this);
  }

  readonly #greeted = new WeakSet<Link>();

  #greet(link: Link): void {
    if (!this.#copy || this.#greeted.has(link)) return;
    this.#greeted.add(link);
    const { history, hello } = this.#copy;
    link.send({ kind: 'resume', game: history.id, chat: history.terms.parties.map(() => 0) });
    link.send({ kind: 'game', game: history.id, message: hello });
    this.sayHere();
  }

  #seat(link: Link, people: readonly Me[]): void {
    const lobby = this.#lobby && withPeople(this.#lobby, link.key, people);
    if (!lobby || typeof lobby === 'string') return link.send({ kind: 'refused', problem: lobby ?? 'closed' });
    this.#lobby = lobby;
    const { rules, host, taken } = lobby;
    this.say({ kind: 'lobby', table: this.#table, rules, host, taken: [...taken], watchers: 0 });
    if (isFull(lobby)) this.beginNow();
  }

  /** Begins with those who have come, whether it may or not. */
  beginNow(): void {
    if (!this.#lobby) throw new Error('it has no table');
    const { rules } = this.#lobby;
    const terms = termsOf(this.#lobby, newSecret());
    this.say({ kind: 'begin', table: this.#table, terms, rules, details: terms.seats.map(() => ({})) });
    this.#begin(terms, [...this.links]);
  }

  #begin(terms: Terms, links: readonly Link[]): void {
    const { self, key } = this.identity;
    const party = terms.parties.indexOf(key);
    this.#copy = GameCopy.begun(self, terms, party === -1 ? undefined : party).copy;
    for (const link of links) this.#greet(link);
    this.carryOut(this.copy.join(this.copy.history.first));
  }
}
