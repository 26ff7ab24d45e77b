import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { launch, pageOf, quit } from '../e2e/fixtures';

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
  /** What a person does to get there. */
  readonly reach: (stage: Stage) => Promise<unknown>;
}

/** Starts the program, brings it to a scene, and ends it when everything is seen. */
export async function onStage(scene: Scene, look: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-scene-'));
  const profile = path.join(folder, 'profile');
  await mkdir(profile);
  try {
    await scene.before?.(profile);
    const app = await launch(profile);
    try {
      const page = await pageOf(app);
      await scene.reach({ app, page, folder });
      await look({ app, page, folder });
    } finally {
      await quit(app);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
