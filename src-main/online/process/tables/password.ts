import { createHmac, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Hash } from '../../../../src-shared/online/primitives';

const derive = promisify(scrypt);

/** What a password is checked by: it takes long to guess from, and is another at each table. 64 hexadecimal digits. */
export async function verifierOf(password: string, table: string): Promise<Hash> {
  const bytes = await derive(password.normalize('NFKC'), `tantrix ${table}`, 32);
  return Buffer.isBuffer(bytes) ? bytes.toString('hex') : '';
}

/** That somebody knows a password, said so that it is of use over one connection alone. */
export const proofOf = (verifier: Hash, exported: string): Hash =>
  createHmac('sha256', Buffer.from(verifier, 'hex')).update(exported).digest('hex');

/** @param proof left out by who knows none */
export const isProof = (proof: Hash | undefined, verifier: Hash, exported: string): boolean =>
  proof !== undefined && timingSafeEqual(Buffer.from(proof, 'hex'), Buffer.from(proofOf(verifier, exported), 'hex'));
