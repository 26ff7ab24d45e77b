// Writes the topics of the manual that are tables of the set of tiles, into assets/help/.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTables } from './help/tables';
import { ROOT } from './lib/steps';

for (const [file, text] of Object.entries(makeTables())) writeFileSync(path.join(ROOT, 'assets/help/en', file), text);
