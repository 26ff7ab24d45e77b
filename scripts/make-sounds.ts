// Synthesises the sounds of the program, into assets/sounds/.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/steps';
import { SOUND_FILES, soundFile } from './sounds/sounds';

const folder = path.join(ROOT, 'assets/sounds');
mkdirSync(folder, { recursive: true });
for (const { sound, name } of SOUND_FILES) writeFileSync(path.join(folder, name), soundFile(sound));
