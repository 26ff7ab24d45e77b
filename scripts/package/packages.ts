import path from 'node:path';
import type { Runtime } from '../electron/runtime';
import { makeArchive } from './archive';
import { debName, hasDebianTools, makeDeb } from './deb';
import { pack, unpackedIn } from './pack';
import { PROGRAM, SETTINGS } from './settings';
import { writeSums } from './sums';

/**
 * Makes all packages that can be made on this system of what the build has left in dist/, and their sums. For tests
 * alone these are the ones that need no connection.
 *
 * @returns the names of the packages in the folder
 */
export async function makePackages(output: string, runtime: Runtime): Promise<string[]> {
  await pack(output, runtime, false);
  if (process.platform === 'linux') {
    const unpacked = unpackedIn(output);
    const archive = `${SETTINGS.productName}-${PROGRAM.version}-linux-${process.arch}.tar.gz`;
    await makeArchive(unpacked, path.join(output, archive));
    if (hasDebianTools()) makeDeb(unpacked, path.join(output, debName()));
  }
  return writeSums(output);
}
