import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';
import { serve } from '../../src-main/online/process/serve';

/** The process of connections under plain Node: its parent is the test, at the other end of an IPC channel. */
const [profile = '', port, wires, number = '0'] = process.argv.slice(2);
// The kernel tells so that a file may not grow: without this it ends the process.
process.on('SIGXFSZ', () => {});
process.once('disconnect', () => process.exit());

const HOUR_MS = 3_600_000;
const now = Date.now;
let ahead = 0;
// Somebody sets the clock an hour on, or back again.
process.on('SIGUSR2', () => {
  ahead = HOUR_MS - ahead;
});
Date.now = () => now() + ahead;

/** Until this is kept no file is opened. */
let held: Promise<void> | undefined;
let letGo = (): void => {};
// The disk takes nothing from now on, until it is told the same again.
process.on('SIGHUP', () => {
  letGo();
  held = held ? undefined : new Promise((resolve) => (letGo = resolve));
});
const { open } = files;
const openOnceFree: typeof open = async (...which) => {
  await held;
  return open(...which);
};
Object.assign(files, { open: openOnceFree });
syncBuiltinESMExports();

if (wires !== undefined) callThrough(Number(wires));

/** Calls go through the wires of the test, which are told where to. */
function callThrough(at: number): void {
  const connect = tls.connect;
  const connectThrough = (options: tls.ConnectionOptions): tls.TLSSocket => {
    const socket = net.connect({ host: '127.0.0.1', port: at, noDelay: true });
    socket.write(`${number} ${options.port}\n`);
    return connect({ ...options, socket });
  };
  Object.assign(tls, { connect: connectThrough });
  syncBuiltinESMExports();
}

serve(
  {
    post: (message) => process.send?.(message),
    onMessage: (take) => process.on('message', take),
  },
  { profile, ...(port === undefined ? {} : { loopbackPort: Number(port) }) },
);
