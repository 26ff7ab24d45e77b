import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const PACKAGE = /\.(?:AppImage|deb|dmg|exe|tar\.gz|zip)$/;

/** The SHA-256 of a file, in hexadecimal digits. */
async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes the sums of all packages in a folder, as `sha256sum --check` takes them; gives the names of the packages. */
export async function writeSums(folder: string): Promise<string[]> {
  const names = readdirSync(folder)
    .filter((name) => PACKAGE.test(name))
    .toSorted();
  const lines: string[] = [];
  for (const name of names) lines.push(`${await sumOf(path.join(folder, name))}  ${name}\n`);
  // Packages of several systems are offered side by side: one file of sums for each.
  writeFileSync(path.join(folder, `SHA256SUMS-${process.platform}`), lines.join(''));
  return names;
}
