import { execFileSync } from 'node:child_process';

/** Computers of their own on a network of their own, which only root may make, and not on every machine. */

const ip = (...args: readonly string[]): void => void execFileSync('ip', args, { stdio: 'pipe' });

export function canMakeNetworks(): boolean {
  try {
    execFileSync('unshare', ['--net', 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

const NAMES = ['a', 'b'].map((letter) => `tantrix-${process.pid}-${letter}`);
const DEVICES = ['a', 'b'].map((letter) => `tx${process.pid}${letter}`);

/** Two computers, joined by a wire; gives their names for `ip netns exec`. */
export function twoComputers(): readonly string[] {
  const [wire = '', end = ''] = DEVICES;
  for (const name of NAMES) ip('netns', 'add', name);
  ip('link', 'add', wire, 'type', 'veth', 'peer', 'name', end);
  for (const [at, name] of NAMES.entries()) {
    const device = DEVICES[at] ?? '';
    ip('link', 'set', device, 'netns', name);
    ip('-n', name, 'addr', 'add', `10.77.0.${at + 1}/24`, 'dev', device);
    ip('-n', name, 'link', 'set', device, 'up');
  }
  return NAMES;
}

/** The wire is cut, or whole again. */
export const setWire = (state: 'up' | 'down'): void => ip('-n', NAMES[0] ?? '', 'link', 'set', DEVICES[0] ?? '', state);

export function removeComputers(): void {
  for (const name of NAMES) ip('netns', 'delete', name);
}
