// Finds an Electron to run, or makes one; prints the folder that holds it.
import { electronRuntime } from './electron/runtime';

const { dist, version, source } = await electronRuntime();
process.stderr.write(`electron: ${version} (${source})\n`);
process.stdout.write(`${dist}\n`);
