import type Bonjour from 'bonjour-service';
import type { Browser, Service } from 'bonjour-service';
import * as v from 'valibot';
import { HashSchema, SERVED } from '../../../../src-shared/online/terms';
import { type Place, TableIdSchema } from '../../../../src-shared/online/wire';
import { announcedAt } from './addresses';
import { multicastAt } from './multicast';

/** A table that somebody announces; what it says of itself is asked at its place. */
export interface Announced {
  readonly id: string;
  readonly name: string;
  /** The first in which programs can play there. */
  readonly version: number;
  readonly place: Place;
}

const TYPE = 'tantrix';
const ASK_MS = 1_000;
/** Asked three times, a table that is there has answered. */
const SILENT_MS = 3_500;
/** More than a network has. */
const MOST_TABLES = 200;

const TextSchema = v.object({
  v: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
  f: HashSchema,
  n: v.pipe(v.string(), v.maxLength(60)),
});

/** What goes on at one interface. */
interface Spot {
  readonly bonjour: Bonjour;
  service?: Service | undefined;
  browser?: Browser | undefined;
}

/** Tables on this network: announced, and found. Interfaces come and go meanwhile. */
export class Discovery {
  readonly #port: number | undefined;
  readonly #spots = new Map<string, Spot>();
  readonly #found = new Map<string, Announced>();
  /** Those of `#found` that have not been heard since it was asked anew. */
  readonly #unheard = new Set<string>();
  #silence: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  #announced: Announced | undefined;
  /** Is told of what is found; undefined while nobody looks. */
  #searching: (() => void) | undefined;

  /** @param mdnsPort another than that of mDNS: then only this computer is searched */
  constructor(mdnsPort: number | undefined) {
    this.#port = mdnsPort;
  }

  /** Whether this computer is on a network where tables can be found. */
  get works(): boolean {
    return announcedAt(this.#port !== undefined).length > 0;
  }

  get isSearching(): boolean {
    return this.#searching !== undefined;
  }

  get found(): readonly Announced[] {
    return [...this.#found.values()];
  }

  /** Announces a table, in the place of one that was announced before; undefined for none. */
  announce(table: Announced | undefined): void {
    if (JSON.stringify(this.#announced) === JSON.stringify(table)) return;
    this.#announced = table;
    this.#follow();
    // Where nothing goes on any more it was told already that the table is gone.
    for (const spot of this.#spots.values()) {
      spot.service?.stop?.();
      spot.service = undefined;
    }
    this.#follow();
  }

  /** Looks for tables from now on, and asks again and again. Gives what ends that, unless somebody else looks by then. */
  search(changed: () => void): () => void {
    this.stopSearching();
    this.#searching = changed;
    this.#follow();
    return () => {
      if (this.#searching === changed) this.stopSearching();
    };
  }

  /** Searches from the start, by new sockets where it can. What was found stays until it has been silent for a while. */
  searchAnew(): void {
    for (const id of this.#found.keys()) this.#unheard.add(id);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#forgetUnheard(), SILENT_MS);
    this.#stopBrowsing();
    for (const [address, { service }] of this.#spots) if (!service) this.#leave(address);
    this.#follow();
  }

  stopSearching(): void {
    clearTimeout(this.#silence);
    this.#stopBrowsing();
    this.#searching = undefined;
    this.#found.clear();
    this.#unheard.clear();
    this.#follow();
  }

  #stopBrowsing(): void {
    for (const spot of this.#spots.values()) {
      spot.browser?.stop();
      spot.browser = undefined;
    }
  }

  #forgetUnheard(): void {
    for (const id of this.#unheard) this.#found.delete(id);
    this.#unheard.clear();
    this.#searching?.();
  }

  /** Nothing is announced, or looked for. */
  close(): void {
    this.announce(undefined);
    this.stopSearching();
  }

  /** Does at each interface what is to be done, as long as anything is. */
  #follow(): void {
    const isUsed = this.#announced !== undefined || this.isSearching;
    const addresses = isUsed ? announcedAt(this.#port !== undefined) : [];
    for (const address of this.#spots.keys()) if (!addresses.includes(address)) this.#leave(address);
    for (const address of addresses) this.#workAt(this.#spots.get(address) ?? this.#open(address));
    if (isUsed) this.#timer ??= setInterval(() => this.#follow(), ASK_MS);
    else this.#rest();
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #open(address: string): Spot {
    const bonjour = multicastAt({ interface: address, port: this.#port }, () => this.#leave(address));
    const spot = { bonjour };
    this.#spots.set(address, spot);
    return spot;
  }

  #leave(address: string): void {
    const spot = this.#spots.get(address);
    this.#spots.delete(address);
    // Others are told first that the table is gone.
    if (spot?.service) spot.service.stop(() => spot.bonjour.destroy());
    else spot?.bonjour.destroy();
  }

  #workAt(spot: Spot): void {
    if (this.#announced) spot.service ??= spot.bonjour.publish(serviceOf(this.#announced));
    if (!this.#searching) return;
    spot.browser ??= this.#browse(spot.bonjour);
    spot.browser.update();
    spot.browser.expire();
  }

  #browse(bonjour: Bonjour): Browser {
    const browser = bonjour.find({ type: TYPE });
    const note = (service: Service) => {
      const table = announcedBy(service);
      if (!table || (this.#found.size >= MOST_TABLES && !this.#found.has(table.id))) return;
      this.#unheard.delete(table.id);
      this.#found.set(table.id, table);
      this.#searching?.();
    };
    browser.on('up', note);
    browser.on('srv-update', note);
    browser.on('txt-update', note);
    browser.on('down', ({ name }) => {
      if (this.#found.delete(name)) this.#searching?.();
    });
    return browser;
  }
}

/** The name of the computer is nobody's business. */
const serviceOf = ({ id, name, version, place: { port, fingerprint } }: Announced) => ({
  name: id,
  type: TYPE,
  port,
  host: `${id}.local`,
  txt: { v: String(version), f: fingerprint, n: name },
  probe: false,
});

/** What a service says, with the address from which it was heard: the one that it names may be anybody's. */
function announcedBy({ name, port, txt, referer }: Service): Announced | undefined {
  const text = v.safeParse(TextSchema, txt);
  if (!text.success || !v.is(TableIdSchema, name) || !referer) return undefined;
  const { v: version, f: fingerprint, n } = text.output;
  return { id: name, name: n, version, place: { addresses: [referer.address], port, fingerprint } };
}

/** Whether a table can be played at with this program. */
export const isUnderstood = ({ version }: Announced): boolean => SERVED.some((each) => each === version);
