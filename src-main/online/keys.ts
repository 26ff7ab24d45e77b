import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash as digest,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import type { Self } from '../../src-shared/online/game-copy';
import type { Hash, Primitives, PublicKey, Signature } from '../../src-shared/online/primitives';

/** Hashes and signatures as Node has them. */

/** The keys that were asked for: making one of its digits takes as long as checking a signature. */
const keys = new Map<PublicKey, KeyObject>();
/** A server sees many; those of a day are enough. */
const MOST_KEYS = 10_000;

function keyOf(digits: PublicKey): KeyObject {
  const known = keys.get(digits);
  if (known) return known;
  const x = Buffer.from(digits, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(digits, key);
  return key;
}

/** For who only checks. */
export const nodePrimitives: Primitives = {
  sha256: (bytes) => digest('sha256', bytes),
  isSigned: (key, hash, signature) => verify(null, Buffer.from(hash, 'hex'), keyOf(key), Buffer.from(signature, 'hex')),
};

/** A key pair. */
export interface OwnKey {
  /** Its secret half, as PKCS 8 in PEM. */
  readonly secret: string;
  readonly publicKey: PublicKey;
}

export const newSecret = (): Hash => randomBytes(32).toString('hex');

export const newKey = (): OwnKey => ownKey(generateKeyPairSync('ed25519').privateKey);

/** A key pair as it is kept, or shown to be taken elsewhere. */
export function ownKey(privateKey: KeyObject): OwnKey {
  const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { secret, publicKey: publicKeyOf(privateKey) };
}

const publicKeyOf = (key: KeyObject): PublicKey =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');

/** What a program with a key computes with. */
export function selfWith({ secret }: Pick<OwnKey, 'secret'>): Self {
  const key = createPrivateKey(secret);
  const publicKey = publicKeyOf(key);
  // What was signed last is looked at like all that comes: that need not be reckoned again.
  let last = '';
  const signed = (hash: Hash): Signature => {
    const signature = sign(null, Buffer.from(hash, 'hex'), key).toString('hex');
    last = hash + signature;
    return signature;
  };
  const isSigned: Primitives['isSigned'] = (by, hash, signature) =>
    (by === publicKey && hash + signature === last) || nodePrimitives.isSigned(by, hash, signature);
  return { ...nodePrimitives, isSigned, sign: signed, secret: newSecret };
}
