import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import { WebSocket } from 'ws';
import type { Hash } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { SERVED } from '../../../../src-shared/online/terms';
import { MAX_MESSAGE_BYTES } from '../../../../src-shared/online/wire';
import { fingerprintOf } from './certificate';
import { greeted, type Identity } from './greeting';
import type { Link } from './link';

/** Where another program is said to be. */
export interface Target {
  readonly host: string;
  readonly port: number;
  /** What its certificate must be; left out, whoever answers there is taken. */
  readonly fingerprint?: Hash | undefined;
}

export const isLink = (result: Link | OnlineProblem): result is Link => typeof result !== 'string';

const PATIENCE_MS = 3_000;

/**
 * Connects with another program. Nothing is said before its certificate is known to be the right one. Where it does not speak the
 * latest version, it is called once more in the one before.
 */
export async function dial(
  target: Target,
  identity: Identity,
  versions: readonly number[] = SERVED,
): Promise<Link | OnlineProblem> {
  const result = await called(target, identity, versions);
  const [, ...before] = versions;
  return result === 'version' && before.length > 0 ? dial(target, identity, before) : result;
}

async function called(target: Target, identity: Identity, versions: readonly number[]): Promise<Link | OnlineProblem> {
  const tls = await connected(target);
  if (!tls) return 'unreachable';
  const certificate = tls.getPeerX509Certificate();
  if (!certificate || (target.fingerprint && fingerprintOf(certificate) !== target.fingerprint)) {
    tls.destroy();
    return 'stranger';
  }
  const { host, port } = target;
  const place = { addresses: [host], port, fingerprint: fingerprintOf(certificate) };
  const options = { createConnection: () => tls, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false };
  const socket = new WebSocket('wss://tantrix.invalid/', { ...options, handshakeTimeout: PATIENCE_MS });
  return new Promise((resolve) => {
    // At once: what the other side says first may come with its consent.
    socket.once('open', () => resolve(greeted(socket, tls, identity, place, versions)));
    socket.once('error', () => resolve('unreachable'));
  });
}

/** The first of several addresses of one program that answers, all tried at once; or why none does. */
export async function dialAny(targets: readonly Target[], identity: Identity): Promise<Link | OnlineProblem> {
  let problem: OnlineProblem = 'unreachable';
  const calls = targets.map(async (target) => {
    const result = await dial(target, identity);
    if (isLink(result)) return result;
    if (result !== 'unreachable') problem = result;
    throw new Error(result);
  });
  const first = await Promise.any(calls).catch(() => problem);
  // Of those that answer later none is needed.
  for (const call of calls)
    void call.then(
      (link) => link !== first && link.cut(),
      () => {},
    );
  return first;
}

async function connected({ host, port }: Target): Promise<TLSSocket | undefined> {
  // Programs are known by fingerprints and signatures: nobody vouches for their certificates.
  const tls = connect({ host, port, minVersion: 'TLSv1.3', rejectUnauthorized: false });
  // That nobody answers is expected of those who are away: it is what comes back, or the end of the connection.
  tls.on('error', () => {});
  tls.setTimeout(PATIENCE_MS, () => tls.destroy());
  const isConnected = await Promise.race([
    once(tls, 'secureConnect').then(
      () => true,
      () => false,
    ),
    once(tls, 'close').then(
      () => false,
      () => false,
    ),
  ]);
  tls.setTimeout(0);
  return isConnected ? tls : undefined;
}
