import type { JoinRequest } from '../../../../src-shared/bridge/online';
import { areFor, isSameTable, type Settled } from '../../../../src-shared/online/lobby';
import type { PublicKey } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { RaceBegin } from '../../../../src-shared/online/race/wire';
import { asToldServers, type Me } from '../../../../src-shared/online/table';
import type { Wire } from '../../../../src-shared/online/wire';
import { dialAny, isLink, type Target } from '../connections/dial';
import type { Follower, Link } from '../connections/link';
import type { Program } from '../program';
import { type Called, serverMet } from '../servers/meant';
import { takeUpRace } from '../racing/take-up-race';
import { GuestTable, noteOf, takeUp } from './guest-table';
import { proofOf, verifierOf } from './password';

const PATIENCE_MS = 5_000;
/** How long somebody may take to say whether it is a server: who says nothing is taken for one. */
const KNOWN_MS = 2_000;
/** Processes of a server that send one on. */
const MOST_HOPS = 4;

/** A table at which somebody waits, by its code, and who holds it. */
type TableSettled = Settled & Pick<Extract<Wire, { kind: 'lobby' }>, 'table' | 'host'>;

/** What whoever holds a table is asked for, over one connection after the other. */
export interface Wanted {
  readonly called: Called;
  /** Whether a server is called; left out where that is not known before it answers. */
  readonly isServer?: boolean;
  /** @param isServer servers are told less of people */
  readonly ask: (link: Link, isServer: boolean) => Wire;
  /** What is asked by who was there, where that is not granted once more. */
  readonly askBack?: Wanted['ask'];
  /** As what the person waits there. */
  readonly as: 'host' | 'guest' | 'seeker';
  /** The table as it was, where somebody comes back to it: nobody sits down at another that they have not seen. */
  readonly before?: TableSettled;
}

/** Wants a seat at a table, or to look on. */
export async function seatWanted(
  program: Program,
  { table, ...where }: Pick<Wanted, 'called' | 'isServer'> & { readonly table: string },
  { people, password }: Omit<JoinRequest, 'target'>,
): Promise<Wanted> {
  const verifier = password === undefined ? undefined : await verifierOf(password, table);
  const blocked = await program.blocked.keys();
  return {
    ...where,
    as: 'guest',
    ask: (link, isServer) => ({
      kind: 'join',
      table,
      people: isServer ? people.map(asToldServers) : [...people],
      ...(verifier === undefined ? {} : { proof: proofOf(verifier, link.exported) }),
      ...(isServer ? blockedBy(blocked) : {}),
    }),
  };
}

export const blockedBy = (keys: readonly PublicKey[]) => (keys.length === 0 ? {} : { blocked: [...keys] });

/**
 * Asks for what is wanted. Once it is granted the program waits there, or sees the game.
 *
 * @param signal it is not wanted any more: what is granted then is left at once
 * @returns why it is not granted
 */
export async function askFor(
  program: Program,
  wanted: Wanted,
  signal: AbortSignal,
  targets: readonly Target[] = wanted.called.targets,
  hops = MOST_HOPS,
): Promise<OnlineProblem | null> {
  const link = await dialAny(targets, program.identity);
  if (!isLink(link)) return link;
  if (signal.aborted) {
    link.close();
    return null;
  }
  const answer = await answered(program, wanted, link, signal);
  if (answer === null || typeof answer === 'string') return answer;
  if (hops === 0) return 'unreachable';
  return askFor(program, wanted, signal, [{ ...answer, fingerprint: link.place?.fingerprint }], hops - 1);
}

/** Asks for the same once more, over another connection. */
async function comeAgain(
  program: Program,
  anew: Wanted,
  before: TableSettled,
  signal: AbortSignal,
): Promise<OnlineProblem | null> {
  // A quick match is another table each time, on the terms that were asked for.
  const wanted = anew.as === 'seeker' ? anew : { ...anew, before };
  const problem = await askFor(program, wanted, signal);
  const { askBack } = wanted;
  return problem === 'closed' && askBack ? askFor(program, { ...wanted, ask: askBack }, signal) : problem;
}

/** What is asked for is granted; or why not, or where else it is to be asked for. */
type Answer = OnlineProblem | null | Pick<Target, 'host' | 'port'>;

async function answered(program: Program, wanted: Wanted, link: Link, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(timer);
      // First: that it is closed then is no other problem.
      resolve(answer);
      if (answer !== null) link.close();
    };
    const timer = setTimeout(() => settle('unreachable'), PATIENCE_MS);
    link.follow(new Asker(program, wanted, link, signal, settle));
  });
}

/** Asks over a connection, first what is there, if that is not known. */
class Asker implements Follower {
  readonly #program: Program;
  #wanted: Wanted;
  readonly #link: Link;
  readonly #signal: AbortSignal;
  readonly #settle: (answer: Answer) => void;
  #hasAsked = false;
  /** The people for whom it has asked; nobody, to look on. */
  #people: readonly Me[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(program: Program, wanted: Wanted, link: Link, signal: AbortSignal, settle: (answer: Answer) => void) {
    this.#program = program;
    this.#wanted = wanted;
    this.#link = link;
    this.#signal = signal;
    this.#settle = settle;
    this.#timer = setTimeout(() => this.#ask(true), KNOWN_MS);
    if (wanted.isServer === false || (wanted.isServer && wanted.called.name !== undefined)) this.#ask(wanted.isServer);
    else link.send({ kind: 'look' });
  }

  #ask(isServer: boolean): void {
    clearTimeout(this.#timer);
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    const { ask } = this.#wanted;
    const asked = ask(this.#link, isServer);
    // It would take it for no message.
    if ('rules' in asked && !this.#link.understands(asked.rules)) return this.#settle('version');
    if ('people' in asked) this.#people = asked.people;
    const send = () => this.#link.send(asked);
    if (isServer) return send();
    // The others call those who play.
    void this.#program.listen().then(send);
  }

  take(link: Link, message: Wire): void {
    if (message.kind === 'hall') this.#meet(message.name);
    if (message.kind === 'table' && this.#wanted.isServer === undefined) this.#ask(false);
    if (message.kind === 'refused') this.#settle(message.problem);
    if (message.kind === 'elsewhere') this.#settle({ host: message.host, port: message.port });
    if (message.kind === 'lobby') this.#wait(link, message);
    // The game goes on already.
    if (message.kind === 'begin') void this.#begin(link, message);
    if (message.kind === 'raceBegin') void this.#race(link, message);
  }

  /** A race begins for those alone who have waited: they were lost in the instant in which it did. */
  async #race(link: Link, begin: RaceBegin): Promise<void> {
    const { before } = this.#wanted;
    const own = begin.names[begin.keys.indexOf(this.#program.identity.key)];
    const isHolder = before !== undefined && (before.server ?? before.host) === link.key;
    if (!isHolder || !this.#people.some(({ name }) => name === own)) return this.#settle('notBelieved');
    const { table, rules, server } = before;
    const note = { table, rules, ...noteOf(this.#server(server !== undefined)) };
    this.#settle((await takeUpRace(this.#program, link, begin, note, this.#signal)) ?? null);
    if (this.#signal.aborted) link.close();
  }

  async #begin(link: Link, begin: Extract<Wire, { kind: 'begin' }>): Promise<void> {
    const { terms, rules } = begin;
    const keys = { own: this.#program.identity.key, from: link.key };
    const isBelieved = this.#people.length === 0 || areFor(terms, rules, this.#people, keys);
    if (!isBelieved) return this.#settle('notBelieved');
    this.#settle((await takeUp(this.#program, link, begin, this.#server(terms.hasServer), this.#signal)) ?? null);
  }

  #meet(name: string): void {
    if (this.#hasAsked) return;
    const { called } = this.#wanted;
    const server = serverMet({ ...called, name: name || called.name }, this.#link);
    this.#wanted = { ...this.#wanted, isServer: true, called: { ...called, name: server.name } };
    void this.#program.servers.remember(server);
    this.#ask(true);
  }

  #wait(link: Link, lobby: Extract<Wire, { kind: 'lobby' }>): void {
    // Nobody holds the table of another.
    if ((lobby.server ?? lobby.host) !== link.key) return this.#settle('notBelieved');
    const wanted = this.#wanted;
    if (wanted.before && !isSameTable(wanted.before, lobby)) return this.#settle('otherTerms');
    // At once: the next message is for the table.
    const waiting = new GuestTable(this.#program, link, lobby, {
      as: wanted.as,
      isUnproved: !wanted.called.isAuthenticated,
      server: this.#server(lobby.server !== undefined),
      comeAgain: () => comeAgain(this.#program, wanted, lobby, this.#signal),
    });
    link.follow(waiting);
    if (this.#signal.aborted) void waiting.end();
    else this.#program.become(waiting);
    this.#settle(null);
  }

  #server = (isServer: boolean) => (isServer ? serverMet(this.#wanted.called, this.#link) : undefined);

  lost(): void {
    clearTimeout(this.#timer);
    this.#settle('unreachable');
  }
}
