// The least that a server of games could be: what one of two says is on the disk, and then goes to both. It prints its port.
import { mkdirSync } from 'node:fs';
import type { WebSocket } from 'ws';
import { GroupWriter } from '../../../server/store/group-writer';
import { makeLine } from '../../../src-main/kept-rows/row-text';
import { newCertificate } from '../../../src-main/online/process/connections/certificate';
import { textOf } from '../../../src-main/online/process/connections/link';
import { listen } from '../../../src-main/online/process/connections/listen';
import { PAIRED, PING } from './texts';

const MOST_CONNECTIONS = 20_000;
const SEGMENT_BYTES = 16_000_000;

const [folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const writer = new GroupWriter(folder, 1, SEGMENT_BYTES);
const pairs = new Map<string, Set<WebSocket>>();

async function pass(text: string, pair: Iterable<WebSocket>): Promise<void> {
  await writer.append(makeLine({ text }));
  for (const socket of pair) socket.send(text);
}

function pairCalled(name: string, socket: WebSocket): Set<WebSocket> {
  const pair = pairs.get(name) ?? new Set();
  pairs.set(name, pair.add(socket));
  socket.on('close', () => pair.delete(socket));
  if (pair.size === 2) for (const each of pair) each.send(PAIRED);
  return pair;
}

function take(socket: WebSocket): void {
  let pair = new Set<WebSocket>();
  socket.on('error', () => {});
  socket.on('message', (data) => {
    const text = textOf(data);
    if (text === PING) return;
    if (text.startsWith(PAIRED)) pair = pairCalled(text, socket);
    else void pass(text, pair);
  });
}

const endpoint = { host: '127.0.0.1', port: 0, most: MOST_CONNECTIONS };
const { port } = await listen(await newCertificate(Date.now()), endpoint, take);
console.log(port);
// Whoever has started it is gone.
process.on('disconnect', () => process.exit());
