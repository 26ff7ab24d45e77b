import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { canMount } from './mounts';
import type { Weather, Wires } from './online-wires';

/** What befalls programs that play online, and the wires between them. */

/** A process that can be harmed, of whatever kind: a program that plays, or a server. */
export interface Harmed {
  readonly pid: number;
  /** Its number at the wires. */
  readonly number: number;
  readonly profile: string;
  kill(): Promise<void>;
  /** It is started again, and reached again when this resolves. */
  comeBack(): Promise<void>;
}

/** What a fault has to do with beside the one that it befalls. */
export interface Scene {
  readonly wires: Wires;
  readonly all: readonly Harmed[];
  /** Resolves once the others show that one is away. */
  readonly missed: (victim: Harmed) => Promise<void>;
  /** Resolves once one shows that its disk takes nothing; until then people move. */
  readonly isFull: (victim: Harmed) => Promise<void>;
  /** Resolves once so many more moves count. */
  readonly moved: (moves: number) => Promise<void>;
}

/** Resolves when nothing is in the way any more: from then on it is measured until the game goes on. */
export type Fault = (scene: Scene, victim: Harmed) => Promise<void>;

/** Less than it takes to be missed, in milliseconds, and more. */
const MOMENT_MS = 1_000;
const SLEEP_MS = 4_000;
const SLOW: Weather = { late: 300, lost: 5 };
const SILENT: Weather = { isSilent: true };

export const FAULTS: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ['killed', killed],
  ['frozen for a moment', frozenForAMoment],
  ['connections cut', cut],
  ['frozen for long', frozenForLong],
  ['wires silent', (scene, victim) => silent(scene, victim, () => SILENT)],
  ['heard by nobody', (scene, victim) => silent(scene, victim, (isSaying) => (isSaying ? SILENT : {}))],
  ['killed, and missed', killedForLong],
  ['hears nobody', (scene, victim) => silent(scene, victim, (isSaying) => (isSaying ? {} : SILENT))],
  ['300 ms and 5 %', slow],
  ['asleep, all of them', asleep],
  ['clock set back', clockSet],
  ...(canMount() ? [['disk full', diskFull] as const] : []),
]);

async function killed(_: Scene, victim: Harmed): Promise<void> {
  await victim.kill();
  await victim.comeBack();
}

async function killedForLong({ missed }: Scene, victim: Harmed): Promise<void> {
  await victim.kill();
  await missed(victim);
  await victim.comeBack();
}

async function frozenForAMoment(_: Scene, { pid }: Harmed): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await wait(MOMENT_MS);
  process.kill(pid, 'SIGCONT');
}

async function frozenForLong({ missed }: Scene, victim: Harmed): Promise<void> {
  process.kill(victim.pid, 'SIGSTOP');
  await missed(victim);
  process.kill(victim.pid, 'SIGCONT');
}

/** All computers sleep; when they wake, one has another time. */
async function asleep({ all }: Scene, victim: Harmed): Promise<void> {
  for (const { pid } of all) process.kill(pid, 'SIGSTOP');
  process.kill(victim.pid, 'SIGUSR2');
  await wait(SLEEP_MS);
  for (const { pid } of all) process.kill(pid, 'SIGCONT');
}

/** Others have heard from an hour ahead when it is started again by the right time. */
async function clockSet(_: Scene, victim: Harmed): Promise<void> {
  process.kill(victim.pid, 'SIGUSR2');
  await wait(2 * MOMENT_MS);
  await victim.kill();
  await victim.comeBack();
}

async function cut({ wires, missed }: Scene, victim: Harmed): Promise<void> {
  const port = portOf(victim.pid);
  wires.cut((from, to) => from === victim.number || to === port);
  await missed(victim);
  wires.clear();
}

/** @param weather of what the victim says, and of what it is told */
async function silent(
  { wires, missed }: Scene,
  victim: Harmed,
  weather: (isSaying: boolean) => Weather,
): Promise<void> {
  const port = portOf(victim.pid);
  wires.set((from, to, isAnswer) => {
    if (from === victim.number) return weather(!isAnswer);
    return to === port ? weather(isAnswer) : {};
  });
  await missed(victim);
  wires.clear();
}

async function slow({ wires, moved }: Scene): Promise<void> {
  wires.set(() => SLOW);
  await moved(2);
  wires.clear();
}

async function diskFull({ isFull }: Scene, victim: Harmed): Promise<void> {
  const filling = path.join(victim.profile, 'filling');
  fill(filling);
  await isFull(victim);
  rmSync(filling);
}

/** Fills a small disk to its end. */
function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** The state of a socket that waits for connections, in the tables of Linux. */
const LISTENING = '0A';

/** The port at which a process waits for connections, as Linux tells; 0 for none. */
export function portOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  const open = new Set(readdirSync(folder).map((name) => openedAs(path.join(folder, name))));
  const rows = readFileSync(`/proc/${pid}/net/tcp`, 'utf8').trim().split('\n').slice(1);
  for (const row of rows) {
    const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/);
    if (state === LISTENING && open.has(`socket:[${inode}]`)) return Number.parseInt(local.split(':')[1] ?? '0', 16);
  }
  return 0;
}

/** What a descriptor stands for; undefined where it has been closed since it was listed. */
function openedAs(descriptor: string): string | undefined {
  try {
    return readlinkSync(descriptor);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
