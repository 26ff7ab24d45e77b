import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/lib/steps';
import { isLanguage } from '../../src-shared/languages';
import { showLanguage } from './languages';
import { showSize, showTheme, SIZES, THEMES } from './looks';
import { SCENES } from './scenes';
import { onStage, type Scene } from './stage';
import { hideCaret, holdStill } from './still';

/**
 * Takes a picture of every scene in every theme and size; arguments are parts of the names of the scenes wanted,
 * `--language de` has them in that language, and `--out FOLDER` in that folder.
 */

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    out: { type: 'string', default: path.join(ROOT, 'test/gallery/out') },
  },
});
const { language, out } = values;
if (!isLanguage(language)) throw new Error(`${language} is no language of the program`);

const picture = (scene: Scene, theme: string, size: string): string =>
  path.join(out, [scene.name, ...(language === 'en' ? [] : [language]), theme, size, 'png'].join('.'));

/** The scene, reached with the clocks of the page at rest. */
const atRest = (scene: Scene): Scene => ({
  ...scene,
  reach: async (stage) => {
    await holdStill(stage.page);
    await scene.reach(stage);
  },
});

const take = (scene: Scene): Promise<void> =>
  onStage(atRest(scene), async ({ app, page }) => {
    if (language !== 'en') await showLanguage(app, page, language);
    await hideCaret(page);
    for (const size of SIZES) {
      await showSize(app, page, size);
      for (const theme of THEMES) {
        await showTheme(page, theme);
        await page.screenshot({ animations: 'disabled', path: picture(scene, theme, size.name) });
      }
    }
  });

const chosen = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
await mkdir(out, { recursive: true });
for (const scene of chosen) {
  await take(scene);
  console.log(scene.name);
}
console.log(`${chosen.length * SIZES.length * THEMES.length} pictures in ${path.relative(process.cwd(), out)}`);
