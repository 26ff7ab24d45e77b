import type { TestDetails } from '@playwright/test';
import { onStage, type Scene, shownOn, type Stage } from '../gallery/stage';
import { test } from './fixtures';

/** A test of a scene: in the program of the worker, or in one of its own where something must have happened before. */
export function testScene(
  title: string,
  scene: Scene,
  look: (stage: Stage) => Promise<void>,
  details: TestDetails = {},
): void {
  if (scene.before) test(title, details, () => onStage(scene, look));
  else
    test(title, details, async ({ app, page, folder }) => {
      const stage = { app, page, folder };
      await scene.reach(stage);
      await look(await shownOn(stage, scene));
    });
}
