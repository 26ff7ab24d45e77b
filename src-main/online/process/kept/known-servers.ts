import path from 'node:path';
import * as v from 'valibot';
import { HashSchema } from '../../../../src-shared/online/terms';
import { TargetSchema } from '../../../../src-shared/online/wire';
import { makeRows, parseRows } from '../../../kept-rows/row-text';
import { readKept, writeKept } from '../../../profile/kept-file';
import { setAside } from '../../../profile/set-aside';

/** The servers that were met from this profile, and by which certificate each is known. */

/** More than anybody plays at. */
const MOST_SERVERS = 20;

const KeptSchema = v.strictObject({
  name: v.string(),
  targets: v.pipe(v.array(TargetSchema), v.minLength(1), v.maxLength(8)),
  fingerprint: HashSchema,
});
type KeptServer = Readonly<v.InferOutput<typeof KeptSchema>>;

/** A server as it was met. */
export const ServerNoteSchema = v.strictObject({
  ...KeptSchema.entries,
  /** Whether its certificate was known before: by its link, or from an earlier time. */
  isAuthenticated: v.boolean(),
});
export type ServerNote = Readonly<v.InferOutput<typeof ServerNoteSchema>>;

export class KnownServers {
  readonly #file: string;
  #servers: Promise<readonly KeptServer[]> | undefined;
  /** The certificates that nobody vouches for but this very run of the program. */
  readonly #fresh = new Set<string>();

  /** @param folder in which they are kept */
  constructor(folder: string) {
    this.#file = path.join(folder, 'servers.rows');
  }

  /** All of them, the last one first. */
  list(): Promise<readonly KeptServer[]> {
    return (this.#servers ??= this.#read());
  }

  /** A server by any of its addresses; undefined where it was never met. */
  async at(targets: ServerNote['targets']): Promise<ServerNote | undefined> {
    const found = (await this.list()).find((each) => isThere(each.targets, targets));
    return found && { ...found, isAuthenticated: !this.#fresh.has(found.fingerprint) };
  }

  /** From now on the server is known by this certificate alone. Resolves when that is on the disk, or cannot be. */
  async remember({ isAuthenticated, ...server }: ServerNote): Promise<void> {
    const others = (await this.list()).filter((each) => !isThere(each.targets, server.targets));
    if (!isAuthenticated) this.#fresh.add(server.fingerprint);
    const servers = [server, ...others].slice(0, MOST_SERVERS);
    this.#servers = Promise.resolve(servers);
    await writeKept(this.#file, makeRows(servers)).catch((error: unknown) =>
      console.error('A server cannot be remembered:', error),
    );
  }

  async #read(): Promise<readonly KeptServer[]> {
    const found = await readKept(this.#file, (text) => parseRows(text, KeptSchema));
    if (found.kind !== 'whole') return [];
    if (!found.value.isWhole) await setAside(this.#file);
    return found.value.rows;
  }
}

const isThere = (targets: ServerNote['targets'], others: ServerNote['targets']): boolean =>
  targets.some(({ host, port }) => others.some((each) => each.host === host && each.port === port));
