import type { TLSSocket } from 'node:tls';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Self } from '../../../../src-shared/online/game-copy';
import type { PublicKey } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { SERVED } from '../../../../src-shared/online/terms';
import {
  AnyWhoSchema,
  connectionHash,
  type ConnectionRole,
  type Place,
  WhoSchema,
} from '../../../../src-shared/online/wire';
import { Link, textOf } from './link';

/** A program as it proves to others whose it is. */
export interface Identity {
  readonly self: Self;
  readonly key: PublicKey;
}

const PATIENCE_MS = 3_000;
const LABEL = 'EXPORTER-tantrix';

/**
 * Says who is here, and hears who is there. The signature is over what only the two ends of this connection know: it is of
 * no use anywhere else, nor to anybody between them. Who was called speaks the version of who calls.
 *
 * @param place where the other side was reached; left out by the one that was called
 * @param versions those that are spoken here, the latest first; who calls speaks that alone
 * @returns the connection, or why there is none; then it is closed
 */
export function greeted(
  socket: WebSocket,
  tls: TLSSocket,
  { self, key }: Identity,
  place?: Place,
  versions: readonly number[] = SERVED,
): Promise<Link | OnlineProblem> {
  if (tls.destroyed) return Promise.resolve('unreachable');
  const [role, other] = place ? (['dialler', 'listener'] as const) : (['listener', 'dialler'] as const);
  const exported = tls.exportKeyingMaterial(32, LABEL, Buffer.alloc(0)).toString('hex');
  const [latest] = versions;
  const say = (version = latest) => {
    const signature = self.sign(connectionHash(self, role, exported));
    socket.send(JSON.stringify({ kind: 'who', version, key, signature }));
  };
  socket.on('error', (error) => console.error('A connection failed:', error.message));
  if (place) say();
  return new Promise((resolve) => {
    const settle = (result: Link | OnlineProblem) => {
      clearTimeout(timer);
      if (result === 'unreachable') socket.terminate();
      // What was said last is still to arrive.
      else if (typeof result === 'string') socket.close();
      resolve(result);
    };
    const timer = setTimeout(() => settle('unreachable'), PATIENCE_MS);
    socket.once('close', () => settle('unreachable'));
    socket.once('message', (data) => {
      const said = whoSaid(textOf(data), other, exported, self, place ? versions.slice(0, 1) : versions);
      if (!place) say(typeof said === 'string' ? latest : said.version);
      // At once, so that nothing that comes with it is missed.
      settle(typeof said === 'string' ? said : new Link(socket, tls, { ...said, exported, place }));
    });
  });
}

type Said = Pick<v.InferOutput<typeof WhoSchema>, 'key' | 'version'>;

function whoSaid(
  text: string,
  role: ConnectionRole,
  exported: string,
  self: Self,
  versions: readonly number[],
): Said | 'version' | 'stranger' {
  const json = v.pipe(v.string(), v.parseJson());
  const any = v.safeParse(v.pipe(json, AnyWhoSchema), text);
  if (any.success && !versions.includes(any.output.version)) return 'version';
  const who = v.safeParse(v.pipe(json, WhoSchema), text);
  if (!who.success) return 'stranger';
  const { key, signature, version } = who.output;
  return self.isSigned(key, connectionHash(self, role, exported), signature) ? { key, version } : 'stranger';
}
