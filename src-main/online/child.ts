import path from 'node:path';
import { utilityProcess } from 'electron';
import type { Child } from './asking';

/** The built program has it in a folder beside that of its main script. */
const SCRIPT = path.join(import.meta.dirname, '../online/process.js');
/** What a process needs of the environment: that of Windows finds its network by the first. */
const TAKEN = ['SystemRoot', 'TEMP', 'TMPDIR'];

/**
 * Starts the process of connections.
 *
 * @param loopbackPort for tests: nothing leaves this computer, and tables are announced at this port
 */
export function forkChild(profile: string, loopbackPort = process.env.TANTRIX_ONLINE_LOOPBACK): Child {
  const env = Object.fromEntries(TAKEN.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const args = [profile, ...(loopbackPort === undefined ? [] : [loopbackPort])];
  const child = utilityProcess.fork(SCRIPT, args, { serviceName: 'Tantrix online', stdio: 'pipe', env });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (said: Buffer) => console.error(`online: ${said.toString().trimEnd()}`));
  return {
    post: (message) => child.postMessage(message, []),
    onMessage: (take) => void child.on('message', take),
    onExit: (take) => void child.once('exit', take),
    kill: () => void child.kill(),
  };
}
