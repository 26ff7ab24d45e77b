import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_MESSAGE_BYTES } from '../../../../src-shared/online/wire';
import type { Certificate } from './certificate';
import { Turnstile } from './turnstile';

/** More programs than meet at one table, with those that look at it. */
const MOST_CONNECTIONS = 64;
const PATIENCE_MS = 5_000;

export interface Listening {
  readonly port: number;
  close(): void;
}

/** Where to listen. */
export interface Endpoint {
  /** Left out, at all addresses. */
  readonly host?: string | undefined;
  /** One that was used before, or 0 for any. */
  readonly port: number;
  /** Whether no other port will do where somebody else has that; left out, any does. */
  readonly isFixed?: boolean;
  /** How many connections there may be at once; left out, as many as meet at one table. */
  readonly most?: number;
  /** Whether a connection may come in at all, before anything is made of it; left out, all may. */
  readonly admits?: (socket: Socket) => boolean;
}

/**
 * Waits for connections of other programs, and serves nothing else. A web page that asks is refused: it must say where it
 * comes from, and programs do not.
 *
 * @param take is handed every connection
 */
export async function listen(
  { cert, key }: Certificate,
  endpoint: Endpoint,
  take: (socket: WebSocket, tls: TLSSocket) => void,
): Promise<Listening> {
  const { most = MOST_CONNECTIONS, admits = () => true } = endpoint;
  const server = createServer({ cert, key, minVersion: 'TLSv1.3', handshakeTimeout: PATIENCE_MS });
  Object.assign(server, { headersTimeout: PATIENCE_MS, requestTimeout: PATIENCE_MS, maxConnections: most });
  // Such as too many open files: those who come then are turned away.
  server.on('error', (error) => console.error('Connections:', error));
  takeTurns(server, admits);
  server.on('request', (_, response) => response.writeHead(426, { Connection: 'close' }).end());
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    const refusal = refusalOf(request);
    if (refusal !== undefined || !(socket instanceof TLSSocket)) return refuse(socket, refusal ?? '400 Bad Request');
    sockets.handleUpgrade(request, socket, head, (opened) => take(opened, socket));
  });
  await listening(server, endpoint);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen at');
  return { port: address.port, close: () => closeAll(server, sockets) };
}

/** Puts a turnstile before the beginning of TLS, which reads what has come meanwhile. */
function takeTurns(server: Server, admits: (socket: Socket) => boolean): void {
  const [begin] = server.listeners('connection');
  if (!begin) throw new Error('TLS does not begin by itself');
  const turnstile = new Turnstile((socket) => Reflect.apply(begin, server, [socket]));
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => (admits(socket) ? turnstile.enter(socket) : socket.destroy()));
}

const refusalOf = ({ headers, url }: IncomingMessage): string | undefined => {
  if (headers.origin !== undefined) return '403 Forbidden';
  return url === '/' ? undefined : '404 Not Found';
};

function refuse(socket: Duplex, status: string): void {
  socket.on('error', (error) => console.error('A request that was refused:', error.message));
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

/** At the port that is asked for, or at any where somebody else has that. */
async function listening(server: Server, endpoint: Endpoint): Promise<void> {
  const { host, port, isFixed = false } = endpoint;
  try {
    server.listen({ ...(host === undefined ? {} : { host }), port, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    if (port === 0 || isFixed) throw error;
    await listening(server, { ...endpoint, port: 0 });
  }
}

function closeAll(server: Server, sockets: WebSocketServer): void {
  sockets.close();
  server.close();
  server.closeAllConnections();
}
