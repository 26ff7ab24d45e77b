import { readFileSync } from 'node:fs';
import os from 'node:os';
import { electronRuntime } from '../electron/runtime';

/** On what the figures were measured, as pairs of a word and a value; nothing that names the machine. */
export async function machine(): Promise<readonly (readonly [what: string, value: string])[]> {
  const { version, source } = await electronRuntime();
  const cpus = os.cpus();
  return [
    ['processor', `${cpus[0]?.model ?? 'unknown'}, ${cpus.length} cores`],
    ['memory', `${(os.totalmem() / 2 ** 30).toFixed(0)} GiB`],
    ['system', `${systemName()}, ${os.type()} ${os.release().replace(/-.*/, '')}, ${os.arch()}`],
    ['graphics', 'none: Chromium draws with the processor'],
    ['Node', process.version],
    ['Electron', `${version.trim()}${source === 'fallback' ? ', the stand-in for tests' : ''}`],
  ];
}

function systemName(): string {
  if (os.platform() !== 'linux') return os.version();
  return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'Linux';
}
