// Draws assets/icon.svg in all sizes and formats that systems ask for, into assets/icons/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconFiles } from './icons/icons';
import { ROOT } from './lib/steps';

const folder = path.join(ROOT, 'assets/icons');
mkdirSync(folder, { recursive: true });
for (const [name, file] of await iconFiles(readFileSync(path.join(ROOT, 'assets/icon.svg'), 'utf8'))) {
  writeFileSync(path.join(folder, name), file);
}
