import { spawnSync } from 'node:child_process';

/**
 * What Electron, a virtual screen and the tests of printers, printed pages, servers, packages and system calls need of Debian
 * and its kin; newer releases use the first name of each pair.
 */
const PACKAGES = [
  ['libgtk-3-0t64', 'libgtk-3-0'],
  ['libasound2t64', 'libasound2'],
  ['libnss3'],
  ['libgbm1'],
  ['xvfb'],
  ['xauth'],
  ['poppler-utils'],
  ['openssl'],
  ['desktop-file-utils'],
  ['cups-daemon'],
  ['cups-client'],
  ['strace'],
  ['redis-server'],
];

const output = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });
const isInstalled = (name: string) => output('dpkg-query', '-W', '-f=${Status}', name).stdout.includes('ok installed');
const isOffered = (name: string) => output('apt-cache', 'show', name).status === 0;
const isDebian = () => process.platform === 'linux' && output('dpkg-query', '--version').status === 0;

const aptGet = (...args: string[]) =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Installs what the machine lacks, where it may; says what to do where it may not. True when nothing is lacking, or when
 * the machine has no such packages to ask for.
 */
export function ensureSystemPackages(): boolean {
  if (!isDebian()) return true;
  const missing = PACKAGES.filter((names) => !names.some(isInstalled));
  if (missing.length === 0) return true;
  const isRoot = process.getuid?.() === 0;
  // Which names there are is known only after an update: a new machine may have no list of packages yet.
  if (isRoot && !aptGet('update')) return false;
  const names = missing.map((choices) => choices.find(isOffered) ?? choices.at(-1) ?? '');
  const install = ['install', '-y', '--no-install-recommends', ...names];
  if (isRoot) return aptGet(...install);
  console.error(`This machine lacks packages. Install them with:\n  sudo apt-get ${install.join(' ')}`);
  return false;
}
