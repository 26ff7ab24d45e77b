import { showLanguage, textsOutside } from '../gallery/languages';
import { showSize, SIZES } from '../gallery/looks';
import { SCENES } from '../gallery/scenes';
import { clearStage, onStage, type Scene, shownOn, type Stage, withStage } from '../gallery/stage';
import { LANGUAGES } from '../../src-shared/languages';
import { IS_NIGHTLY } from '../support/nightly';
import { test as base, expect } from './fixtures';

/** By day the languages with the longest words, where most words stand. */
const SHOWN = IS_NIGHTLY ? LANGUAGES : (['de', 'hu'] as const);
const BY_DAY = ['menu-file', 'menu-edit', 'new-game', 'settings-play', 'settings-mail-account', 'print', 'rankings'];
const LOOKED_AT = IS_NIGHTLY ? SCENES : SCENES.filter(({ name }) => BY_DAY.includes(name));

/** The program as it is when a scene begins. It starts once for all scenes of a worker. */
const test = base.extend<{ stage: Stage }, { program: Stage }>({
  program: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from this pattern
    async ({}, use) => withStage(use),
    { scope: 'worker' },
  ],
  stage: async ({ program }, use) => {
    await clearStage(program);
    await use(program);
  },
});

async function look({ app, page }: Stage): Promise<void> {
  for (const language of SHOWN) {
    await showLanguage(app, page, language);
    for (const size of SIZES.filter(({ text }) => text === 100)) {
      await showSize(app, page, size);
      expect.soft(await textsOutside(page), `${language}, ${size.name}`).toEqual([]);
    }
  }
}

// Workers share the scenes.
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

for (const scene of LOOKED_AT) {
  const title = `${scene.name} holds its texts in all languages`;
  if (scene.before) test(title, () => onStage(scene, look));
  else test(title, ({ stage }) => reached(stage, scene));
}

async function reached(stage: Stage, scene: Scene): Promise<void> {
  await scene.reach(stage);
  await look(await shownOn(stage, scene));
}
