import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { launch, pageOf, quit } from '../e2e/launch';

/** What a scene is played on. */
export interface Stage {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** For the files of the scene. */
  readonly folder: string;
}

/** Something the window can show. */
export interface Scene {
  readonly name: string;
  /** What has happened in the profile before the program starts. */
  readonly before?: (profile: string) => Promise<void>;
  /** Whether a whole game leads there, by mouse. */
  readonly isLong?: true;
  /** What a person does to get there. */
  readonly reach: (stage: Stage) => Promise<unknown>;
  /** The page that is looked at then; left out, that of the game. */
  readonly pageShown?: (stage: Stage) => Promise<Page>;
}

/** Starts the program, uses it, and ends it. */
async function withStage(
  use: (stage: Stage) => Promise<void>,
  before: Scene['before'] = async () => {},
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-scene-'));
  const profile = path.join(folder, 'profile');
  await mkdir(profile);
  try {
    await before(profile);
    const app = await launch(profile);
    try {
      await use({ app, page: await pageOf(app), folder });
    } finally {
      await quit(app);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the program, brings it to a scene, and ends it when everything is seen. */
export const onStage = (scene: Scene, look: (stage: Stage) => Promise<void>): Promise<void> =>
  withStage(async (stage) => {
    await scene.reach(stage);
    await look(await shownOn(stage, scene));
  }, scene.before);

/** The stage with the page that a scene is about. */
export const shownOn = async (stage: Stage, { pageShown }: Scene): Promise<Stage> =>
  pageShown ? { ...stage, page: await pageShown(stage) } : stage;
