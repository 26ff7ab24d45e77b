import type { TLSSocket } from 'node:tls';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Self } from '../../../../src-shared/online/game-copy';
import type { PublicKey } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { VERSION } from '../../../../src-shared/online/terms';
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
 * no use anywhere else, nor to anybody between them.
 *
 * @param place where the other side was reached; left out by the one that was called
 * @returns the connection, or why there is none; then it is closed
 */
export function greeted(
  socket: WebSocket,
  tls: TLSSocket,
  { self, key }: Identity,
  place?: Place,
): Promise<Link | OnlineProblem> {
  if (tls.destroyed) return Promise.resolve('unreachable');
  const role = place ? 'dialler' : 'listener';
  const other = place ? 'listener' : 'dialler';
  const exported = tls.exportKeyingMaterial(32, LABEL, Buffer.alloc(0)).toString('hex');
  const signature = self.sign(connectionHash(self, role, exported));
  socket.on('error', (error) => console.error('A connection failed:', error.message));
  socket.send(JSON.stringify({ kind: 'who', version: VERSION, key, signature }));
  return new Promise((resolve) => {
    const settle = (result: Link | OnlineProblem) => {
      clearTimeout(timer);
      if (typeof result === 'string') socket.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => settle('unreachable'), PATIENCE_MS);
    socket.once('close', () => settle('unreachable'));
    socket.once('message', (data) => {
      const said = keySaid(textOf(data), other, exported, self);
      // At once, so that nothing that comes with it is missed.
      settle('key' in said ? new Link(socket, tls, { key: said.key, exported, place }) : said.problem);
    });
  });
}

type Said = { readonly key: PublicKey } | { readonly problem: OnlineProblem };

function keySaid(text: string, role: ConnectionRole, exported: string, self: Self): Said {
  const json = v.pipe(v.string(), v.parseJson());
  const any = v.safeParse(v.pipe(json, AnyWhoSchema), text);
  if (any.success && any.output.version !== VERSION) return { problem: 'version' };
  const who = v.safeParse(v.pipe(json, WhoSchema), text);
  if (!who.success) return { problem: 'stranger' };
  const { key, signature } = who.output;
  return self.isSigned(key, connectionHash(self, role, exported), signature) ? { key } : { problem: 'stranger' };
}
