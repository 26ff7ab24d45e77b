// Files of tests share a process, which takes half the time: packages stay read, the program's own modules are read anew for
// each. What the file before has put in the place of clocks and globals is taken back; timers that go on and listeners of the
// process are for a file itself to end.
import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
