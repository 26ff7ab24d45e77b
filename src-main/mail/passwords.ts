import * as v from 'valibot';
import type { MailAccount, MailPasswordState } from '../../src-shared/bridge/bridge';
import type { Remembered } from '../remembered';

/** What the system offers for keeping a secret; Electron's safeStorage is one. */
export interface SafeStorage {
  isEncryptionAvailable(): boolean;
  encryptString(text: string): Buffer;
  decryptString(bytes: Buffer): string;
}

export const KeptPasswordSchema = v.object({
  /** The server and user it belongs to. */
  owner: v.string(),
  /** Encrypted, in Base64. */
  secret: v.string(),
});
export type KeptPassword = v.InferOutput<typeof KeptPasswordSchema>;

/** A password is sent to nobody but the server it was given for. */
const ownerOf = ({ host, user }: MailAccount): string => JSON.stringify([host.trim().toLowerCase(), user]);

/** The password of the mail account: in memory, and on the disk where the system can keep it safe. */
export class MailPasswords {
  readonly #safe: SafeStorage;
  readonly #store: Remembered<KeptPassword | null>;
  #given: { readonly owner: string; readonly password: string } | undefined;

  constructor(safe: SafeStorage, store: Remembered<KeptPassword | null>) {
    this.#safe = safe;
    this.#store = store;
  }

  state(account: MailAccount): MailPasswordState {
    return { isKnown: this.passwordOf(account) !== undefined, canBeKept: this.#safe.isEncryptionAvailable() };
  }

  /** The password of an account; undefined when it was never given, or for another server or user. */
  passwordOf(account: MailAccount): string | undefined {
    const owner = ownerOf(account);
    if (this.#given?.owner === owner) return this.#given.password;
    const kept = this.#store.read();
    return kept?.owner === owner ? this.#decrypted(kept) : undefined;
  }

  give(account: MailAccount, password: string): void {
    const owner = ownerOf(account);
    this.#given = { owner, password };
    if (!this.#safe.isEncryptionAvailable()) return;
    this.#store.write({ owner, secret: this.#safe.encryptString(password).toString('base64') });
  }

  forget(): void {
    this.#given = undefined;
    if (this.#store.read()) this.#store.write(null);
  }

  #decrypted({ secret }: KeptPassword): string | undefined {
    try {
      return this.#safe.isEncryptionAvailable() ? this.#safe.decryptString(Buffer.from(secret, 'base64')) : undefined;
    } catch {
      // Encrypted with a key of another login or machine. The error is not shown: who knows what it says.
      console.error('The password of the mail account cannot be read any more');
      return undefined;
    }
  }
}
