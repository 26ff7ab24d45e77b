import { readFileSync } from 'node:fs';

/** What the system tells of a process, by its number. */

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor time that a process has used so far, in all its threads. */
export function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

/** Bytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(found) * 1024;
}

/** How busy the machine is: the processes that want to run, as a mean over the last minute. */
export const loadOfMachine = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '';
