import { X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';
import type { Hash } from '../../../../src-shared/online/primitives';

/** A certificate and its key, in PEM. It says nothing of anybody: programs prove by other keys who they are. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** It is known by its fingerprint, so its dates say nothing; they allow for clocks that are wrong. */
export async function newCertificate(now: number): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'tantrix' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - 365 * DAY_MS),
    notAfterDate: new Date(now + 100 * 365 * DAY_MS),
  });
  return { cert: made.cert, key: made.private };
}

/** The SHA-256 of a certificate, as 64 small hexadecimal digits. */
export const fingerprintOf = (certificate: X509Certificate | string): Hash =>
  new X509Certificate(typeof certificate === 'string' ? certificate : certificate.raw).fingerprint256
    .replaceAll(':', '')
    .toLowerCase();
