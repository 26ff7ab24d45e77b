import { showLanguage, textsOutside } from '../gallery/languages';
import { showSize, SIZES } from '../gallery/looks';
import { SCENES } from '../gallery/scenes';
import type { Stage } from '../gallery/stage';
import { LANGUAGES } from '../../src-shared/languages';
import { IS_NIGHTLY } from '../support/nightly';
import { expect, test } from './fixtures';
import { testScene } from './scene-test';

/** By day the languages with the longest words, where most words stand. */
const SHOWN = IS_NIGHTLY ? LANGUAGES : (['de', 'hu'] as const);
const BY_DAY = ['menu-file', 'menu-edit', 'new-game', 'settings-play', 'settings-mail-account', 'print', 'rankings'];
const LOOKED_AT = IS_NIGHTLY ? SCENES : SCENES.filter(({ name }) => BY_DAY.includes(name));

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

for (const scene of LOOKED_AT) testScene(`${scene.name} holds its texts in all languages`, scene, look);
