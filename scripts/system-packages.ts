// Sees to the packages of the operating system that Electron and a virtual screen need.
import { ensureSystemPackages } from './lib/system-packages';

process.exitCode = ensureSystemPackages() ? 0 : 1;
