import { rmSync } from 'node:fs';
import path from 'node:path';
import { type AfterPackContext, build, type Configuration, Platform } from 'electron-builder';
import type { Runtime } from '../electron/runtime';
import { ROOT } from '../lib/steps';
import { SETTINGS } from './settings';

/**
 * Whether packages may be given to others: only when electron-builder fetches the official Electron. Any other, such as the
 * one that stands in for it in tests, makes packages for tests alone.
 */
export const isForOthers = ({ source }: Runtime): boolean => source === 'official';

/** Another Electron is at hand without a connection, and has a program of its own inside. */
const withOther = ({ dist, version }: Runtime): Configuration => ({
  electronDist: dist,
  electronVersion: version,
  afterPack: ({ appOutDir }: AfterPackContext) => {
    rmSync(path.join(appOutDir, 'resources', 'default_app.asar'), { force: true });
    return Promise.resolve();
  },
});

/**
 * Packs what the build has left in dist/, by electron-builder.yml.
 *
 * @param output the folder in which the packages and the folders they are made of will lie
 * @param onlyFolder whether packages are made of the folder at all
 */
export async function pack(output: string, runtime: Runtime, onlyFolder: boolean): Promise<void> {
  const config: Configuration = {
    directories: { output },
    ...(isForOthers(runtime) ? {} : withOther(runtime)),
  };
  const target = onlyFolder || !isForOthers(runtime) ? 'dir' : null;
  await build({ projectDir: ROOT, targets: Platform.current().createTarget(target), config, publish: 'never' });
}

/** The folder with the whole program that `pack` leaves on Linux. */
export const unpackedIn = (output: string): string =>
  path.join(output, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`);

/** The program in that folder. */
export const programIn = (unpacked: string): string => path.join(unpacked, SETTINGS.linux.executableName);
