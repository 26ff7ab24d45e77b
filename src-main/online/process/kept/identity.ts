import path from 'node:path';
import * as v from 'valibot';
import { readKept } from '../../../profile/kept-file';
import { keepFromOthers, writeSecret } from '../../../profile/secret-file';
import { setAside } from '../../../profile/set-aside';
import { makeLine, parseLine } from '../../../kept-rows/row-text';
import { newKey, type OwnKey, selfWith } from '../../keys';
import { type Certificate, fingerprintOf, newCertificate } from '../connections/certificate';
import type { Identity } from '../connections/greeting';

/** What makes a program the one it was: by its key others know who plays, by its certificate whom they reach. */

/** Secret. */
export const KeptIdentitySchema = v.strictObject({
  secret: v.string(),
  publicKey: v.string(),
  certificate: v.strictObject({ cert: v.string(), key: v.string() }),
});
export type KeptIdentity = v.InferOutput<typeof KeptIdentitySchema>;

export interface OwnIdentity extends Identity {
  readonly certificate: Certificate;
  readonly fingerprint: string;
}

/** The identity of this profile, made at its first use. Rejects when it can be neither read nor written. */
export const ownIdentity = async (folder: string): Promise<OwnIdentity> => identityOf(await keptIdentity(folder));

/** What is kept, as others are to meet it. */
export function identityOf(kept: KeptIdentity): OwnIdentity {
  const { publicKey, certificate } = kept;
  return { self: selfWith(kept), key: publicKey, certificate, fingerprint: fingerprintOf(certificate.cert) };
}

/** What the identity of this profile is made of, as `ownIdentity` makes it. */
export async function keptIdentity(folder: string): Promise<KeptIdentity> {
  const file = fileIn(folder);
  await keepFromOthers(file);
  const found = await readKept(file, (text) => parseLine(text.trimEnd(), KeptIdentitySchema) ?? null);
  if (found.kind === 'damaged') await setAside(file);
  return found.kind === 'whole' ? found.value : made(file);
}

/** Gives this profile another key: from then on it is another player, at the same place. */
export async function takeKey(folder: string, key: OwnKey): Promise<void> {
  const { certificate } = await keptIdentity(folder);
  await writeSecret(fileIn(folder), makeLine({ ...key, certificate }));
}

const fileIn = (folder: string): string => path.join(folder, 'identity.json');

async function made(file: string): Promise<KeptIdentity> {
  const kept = { ...newKey(), certificate: await newCertificate(Date.now()) };
  await writeSecret(file, makeLine(kept));
  return kept;
}
