import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pageOf } from './page';
import type { Status } from './status';

/** What an operator can do. */
export interface Operated {
  status(): Promise<Status>;
  drain(): void;
  deleteReport(name: string): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const REPORT = /^\/reports\/([0-9a-f-]+)\/delete$/;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** Where the operator's page is, and what opens it. */
export interface OperatorAt {
  readonly port: number;
  /** Left out, this computer alone; elsewhere there must be a token. */
  readonly host?: string;
  /** The password, under any name; left out, whoever reaches the page may read it. */
  readonly token?: string;
}

/**
 * Serves the operator's page. Throws where others than this computer would reach it without a token.
 *
 * @returns the port, and what ends it
 */
export async function serveOperator(
  { port, host = LOOPBACK, token }: OperatorAt,
  operated: Operated,
): Promise<{ readonly port: number; close(): void }> {
  if (host !== LOOPBACK && token === undefined) throw new RangeError('a page that others reach needs a token');
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, server, token);
    if (refusal === undefined) void answered(request, response, operated);
    else response.writeHead(refusal, challenge(refusal)).end();
  });
  server.listen(port, host);
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: portOf(server), close };
}

function portOf(server: Server): number {
  const address = server.address();
  return address === null || typeof address === 'string' ? 0 : address.port;
}

const challenge = (status: number): Record<string, string> =>
  status === 401 ? { 'WWW-Authenticate': 'Basic realm="tantrix"' } : {};

/** A page of somebody else, in the operator's browser, can neither read it nor press its buttons. */
function refusalOf(
  { headers, method }: IncomingMessage,
  server: Server,
  token: string | undefined,
): number | undefined {
  const own = [LOOPBACK, 'localhost'].map((name) => `${name}:${portOf(server)}`);
  if (token === undefined && !own.includes(headers.host ?? '')) return 403;
  if (method === 'POST' && headers.origin !== undefined && !headers.origin.endsWith(`//${headers.host}`)) return 403;
  return token === undefined || isToken(headers.authorization, token) ? undefined : 401;
}

function isToken(authorization: string | undefined, token: string): boolean {
  const [, coded = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
  const [, said = ''] = /^[^:]*:(.*)$/.exec(Buffer.from(coded, 'base64').toString()) ?? [];
  return timingSafeEqual(digest(said), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

async function answered(request: IncomingMessage, response: ServerResponse, operated: Operated): Promise<void> {
  try {
    await answer(request, response, operated);
  } catch (error) {
    console.error('The operator is not answered:', error);
    response.destroy();
  }
}

async function answer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  operated: Operated,
): Promise<void> {
  if (method === 'POST') return press(url, response, operated);
  if (url === '/') return reply(response, 'text/html', pageOf(await operated.status()));
  if (url === '/status.json') return reply(response, 'application/json', JSON.stringify(await operated.status()));
  response.writeHead(404).end();
}

/** A button was pressed: back to the page, on which it can be seen. */
async function press(url: string, response: ServerResponse, operated: Operated): Promise<void> {
  const report = REPORT.exec(url)?.[1];
  if (url === '/drain') operated.drain();
  if (report !== undefined) await operated.deleteReport(report);
  response.writeHead(303, { Location: '/' }).end();
}

function reply(response: ServerResponse, type: string, text: string): void {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
  };
  response.writeHead(200, headers).end(text);
}
