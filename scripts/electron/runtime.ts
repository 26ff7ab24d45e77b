import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/steps';
import { FALLBACK_DIST, makeFallback } from './fallback';

/** An Electron that can be started. */
export interface Runtime {
  /** The folder that ELECTRON_OVERRIDE_DIST_PATH would name. */
  dist: string;
  executable: string;
  version: string;
  source: 'override' | 'official' | 'fallback';
}

const OFFICIAL_PACKAGE = path.join(ROOT, 'node_modules', 'electron');
const OFFICIAL_DIST = path.join(OFFICIAL_PACKAGE, 'dist');
const DOWNLOAD_TIMEOUT_MS = 180_000;

const BINARIES: Partial<Record<NodeJS.Platform, string>> = {
  win32: 'electron.exe',
  darwin: 'Electron.app/Contents/MacOS/Electron',
};
const executableIn = (dist: string) => path.join(dist, BINARIES[process.platform] ?? 'electron');
// Electron's own installer writes the version last, so a folder without it is half unpacked.
const isComplete = (dist: string) => existsSync(executableIn(dist)) && existsSync(path.join(dist, 'version'));

const warn = (text: string) => process.stderr.write(`electron: ${text}\n`);

/** Finds an Electron to run: one named in the environment, the official one, or on Linux a stand-in for tests. */
export async function electronRuntime(): Promise<Runtime> {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) return overridden(override);
  if (isComplete(OFFICIAL_DIST)) return runtime(OFFICIAL_DIST, 'official');
  if (isComplete(FALLBACK_DIST)) return fallback();
  if (downloadOfficial()) return runtime(OFFICIAL_DIST, 'official');
  await makeFallback(warn);
  return fallback();
}

function overridden(dist: string): Runtime {
  if (!existsSync(executableIn(dist))) {
    throw new Error(`ELECTRON_OVERRIDE_DIST_PATH holds no ${executableIn(dist)}`);
  }
  return runtime(dist, 'override');
}

function downloadOfficial(): boolean {
  warn('fetching the official runtime');
  const { status, stderr } = spawnSync(process.execPath, [path.join(OFFICIAL_PACKAGE, 'install.js')], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
  const done = status === 0 && isComplete(OFFICIAL_DIST);
  if (!done) warn(`the official runtime could not be fetched: ${stderr.split('\n')[0] ?? 'timed out'}`);
  return done;
}

function fallback(): Runtime {
  const found = runtime(FALLBACK_DIST, 'fallback');
  warn(
    `using an unofficial Electron ${found.version} that no longer gets security fixes. It serves for tests and for ` +
      `trying out only. Delete ${FALLBACK_DIST} to try the official download again.`,
  );
  return found;
}

function runtime(dist: string, source: Runtime['source']): Runtime {
  const versionFile = path.join(dist, 'version');
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim().replace(/^v/, '') : 'unknown';
  return { dist, executable: executableIn(dist), version, source };
}
