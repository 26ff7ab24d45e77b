// Draws the backgrounds that come along, into assets/backgrounds/.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BACKGROUND_NAMES, backgroundFile } from './backgrounds/backgrounds';
import { ROOT } from './lib/steps';

const folder = path.join(ROOT, 'assets/backgrounds');
mkdirSync(folder, { recursive: true });
for (const name of BACKGROUND_NAMES) writeFileSync(path.join(folder, `${name}.png`), backgroundFile(name));
