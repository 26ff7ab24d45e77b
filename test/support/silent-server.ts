import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { portOf } from '../../scripts/lib/free-port';

/** A port of this computer where a server takes connections and never says a word. */
export async function silentServer(): Promise<{
  readonly port: number;
  readonly connected: Promise<unknown>;
  readonly stop: () => Promise<void>;
}> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  const connected = once(server, 'connection');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port: await portOf(server), connected, stop };
}
