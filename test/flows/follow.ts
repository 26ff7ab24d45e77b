import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ElectronApplication, Page } from '@playwright/test';
import { beyond, type Entered, merged } from '../../scripts/flows/entered';
import type { Sources } from '../../scripts/flows/sources';
import { argumentsOf, executable, pageOf, quit } from '../e2e/launch';
import { inTemporaryFolder } from '../e2e/running';
import { launchOn } from '../e2e/stand-in';
import { type Counter, counterOfMain, counterOfPage } from './counter';
import type { Flow, Place } from './flows';
import { counterOfWorkers } from './worker-counter';

/** For what the preparation leads to, and for what the gesture leads to after its end can be seen. */
const SETTLING_MS = 3_000;

/** How long nothing is done, to see what runs anyway; with the time to settle a gesture takes about as long. */
const IDLE_MS = 8_000;

/** Counts wherever code of the program runs. */
async function counterOf(app: ElectronApplication, page: Page): Promise<Counter> {
  const session = await page.context().newCDPSession(page);
  const counters = [await counterOfMain(app), await counterOfPage(session), await counterOfWorkers(session)];
  return async () => (await Promise.all(counters.map((take) => take()))).flat();
}

/** The functions that the gesture of a flow enters, but for those that are entered while nothing is done. */
async function enteredBy({ prepare, gesture }: Flow, place: Place, sources: Sources): Promise<Entered[]> {
  await prepare(place);
  const take = await counterOf(place.app, place.page);
  await setTimeout(SETTLING_MS);
  await take();
  await setTimeout(IDLE_MS);
  const anyway = merged(sources.enteredIn(await take()));
  await gesture(place);
  await setTimeout(SETTLING_MS);
  return beyond(merged(sources.enteredIn(await take())), anyway);
}

/**
 * Follows a flow in a program that is started for it, on a profile of its own; gives the functions of ours that it enters.
 *
 * @param program the folder of the program
 */
export async function follow(flow: Flow, program: string, sources: Sources): Promise<readonly Entered[]> {
  let entered: readonly Entered[] = [];
  await inTemporaryFolder(async (folder) => {
    const profile = path.join(folder, 'profile');
    await mkdir(profile);
    const args = argumentsOf(profile, [], 'en', program);
    const app = await launchOn(profile, { executablePath: executable, args, cwd: program });
    try {
      entered = await enteredBy(flow, { app, page: await pageOf(app), profile, folder }, sources);
    } finally {
      await quit(app);
    }
  });
  return entered;
}
