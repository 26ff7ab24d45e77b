import path from 'node:path';
import * as v from 'valibot';
import type { BlockedPlayer } from '../../../../src-shared/bridge/online';
import type { PublicKey } from '../../../../src-shared/online/primitives';
import { KeySchema } from '../../../../src-shared/online/terms';
import { MAX_BLOCKED } from '../../../../src-shared/online/wire';
import { makeRows, parseRows } from '../../../kept-rows/row-text';
import { readKept, writeKept } from '../../../profile/kept-file';

const BlockedSchema = v.strictObject({ key: KeySchema, name: v.string() });

/** The people with whom somebody here does not want to play at a server, the last one first. */
export class Blocked {
  readonly #file: string;

  /** @param folder in which they are kept */
  constructor(folder: string) {
    this.#file = path.join(folder, 'blocked.rows');
  }

  async list(): Promise<readonly BlockedPlayer[]> {
    const found = await readKept(this.#file, (text) => parseRows(text, BlockedSchema).rows);
    return found.kind === 'whole' ? found.value : [];
  }

  async keys(): Promise<PublicKey[]> {
    return (await this.list()).map(({ key }) => key);
  }

  /** Of more than a message has room for the first ones are let in again. */
  async add(player: BlockedPlayer): Promise<void> {
    await this.#keep([player, ...(await this.#without(player.key))].slice(0, MAX_BLOCKED));
  }

  async remove(key: PublicKey): Promise<void> {
    await this.#keep(await this.#without(key));
  }

  async #without(key: PublicKey): Promise<readonly BlockedPlayer[]> {
    return (await this.list()).filter((each) => each.key !== key);
  }

  #keep = (players: readonly BlockedPlayer[]): Promise<void> => writeKept(this.#file, makeRows(players));
}
