import { newSecret } from '../../src-main/online/keys';
import { fingerprintOf, newCertificate } from '../../src-main/online/process/connections/certificate';
import { isLink } from '../../src-main/online/process/connections/dial';
import { greeted } from '../../src-main/online/process/connections/greeting';
import type { Link } from '../../src-main/online/process/connections/link';
import { listen, type Listening } from '../../src-main/online/process/connections/listen';
import { raceOrder, sharesFor } from '../../src-shared/gobble/race';
import { linkTo } from '../../src-shared/online/invitation';
import type { RaceBegin } from '../../src-shared/online/race/wire';
import type { TableRules } from '../../src-shared/online/table';
import type { Wire } from '../../src-shared/online/wire';
import { newIdentity } from './online-peer';
import type { OnlineProgram } from './online-programs';
import { joinBy } from './online-tables';
import { RACE_RULES } from './server-races';

const TABLE = 'K7M2QX';

interface Deceiving {
  readonly rules?: TableRules;
  /** It is a server, and answers so who comes to the race; left out, it is a host. */
  readonly answer?: (link: Link) => void;
}

/** A host or server in the test itself with a table for Gobble, which says what the test likes. */
export class FalseReferee {
  /** As whom it answers the next call. */
  identity = newIdentity();
  /** What it says to who joins. */
  welcome: (link: Link) => Wire = (link) => this.#lobbyFor(link.key);
  readonly #rules: TableRules;
  readonly #answer: Deceiving['answer'];
  readonly #host = this.identity.key;
  #listening: Listening | undefined;
  #link: Link | undefined;

  constructor({ rules = RACE_RULES, answer }: Deceiving = {}) {
    this.#rules = rules;
    this.#answer = answer;
  }

  /** A program comes to the table, and is told the race that could begin there. */
  async deceive(guest: OnlineProgram): Promise<RaceBegin> {
    const certificate = await newCertificate(Date.now());
    this.#listening = await listen(certificate, { host: '127.0.0.1', port: 0 }, (...connection) => {
      void this.#greet(...connection);
    });
    const targets = [{ host: '127.0.0.1', port: this.#listening.port }];
    await joinBy(guest, { link: linkTo({ table: TABLE, targets, fingerprint: fingerprintOf(certificate.cert) }) }, 1);
    await guest.until('it waits', ({ kind }) => kind === 'waiting');
    const start = { order: raceOrder(5), shares: sharesFor([0, 0]) };
    const keys = [this.#host, this.#link?.key ?? ''];
    return { kind: 'raceBegin', race: newSecret(), start, names: ['P0', 'P1'], keys };
  }

  say(message: Wire): void {
    this.#link?.send(message);
  }

  /** Cuts the connection, as if it had dropped. */
  cut(): void {
    this.#link?.cut();
  }

  close(): void {
    this.cut();
    this.#listening?.close();
  }

  async #greet(...connection: Parameters<Parameters<typeof listen>[2]>): Promise<void> {
    const link = await greeted(...connection, this.identity);
    if (!isLink(link)) return;
    this.#link = link;
    link.follow({ take: (_, message) => this.#take(link, message), lost: () => {} });
  }

  #take(link: Link, message: Wire): void {
    if (message.kind === 'look') link.send(this.#answer ? HALL : this.#table);
    if (message.kind === 'join') link.send(this.welcome(link));
    if (message.kind === 'raceHello') this.#answer?.(link);
  }

  get #table(): Wire {
    return { kind: 'table', id: TABLE, rules: this.#rules, taken: [], hasPassword: false };
  }

  #lobbyFor(key: string): Wire {
    return {
      kind: 'lobby',
      table: TABLE,
      rules: this.#rules,
      host: this.#host,
      ...(this.#answer ? { server: this.#host } : {}),
      taken: [
        { name: 'P0', colour: 'red', key: this.#host },
        { name: 'P1', colour: 'yellow', key },
      ],
      watchers: 0,
    };
  }
}

const HALL: Wire = { kind: 'hall', name: 'The club', programs: 1, games: 0 };
