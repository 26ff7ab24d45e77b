import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/steps';
import { showSize, showTheme, SIZES, THEMES } from './looks';
import { SCENES } from './scenes';
import { onStage, type Scene } from './stage';

/** Takes a picture of every scene in every theme and size; arguments are parts of the names of the scenes wanted. */

const FOLDER = path.join(ROOT, 'test/gallery/out');

const picture = (scene: Scene, theme: string, size: string): string =>
  path.join(FOLDER, `${scene.name}.${theme}.${size}.png`);

const take = (scene: Scene): Promise<void> =>
  onStage(scene, async ({ app, page }) => {
    for (const size of SIZES) {
      await showSize(app, page, size);
      for (const theme of THEMES) {
        await showTheme(page, theme);
        await page.screenshot({ path: picture(scene, theme, size.name) });
      }
    }
  });

const wanted = process.argv.slice(2);
const chosen = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
await mkdir(FOLDER, { recursive: true });
for (const scene of chosen) {
  await take(scene);
  console.log(scene.name);
}
console.log(`${chosen.length * SIZES.length * THEMES.length} pictures in ${path.relative(process.cwd(), FOLDER)}`);
