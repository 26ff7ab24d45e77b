// Makes the studies anew: positions with one winning move, out of games between computer players. The same for the same seed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/steps';
import { type Study, STUDY_LEVELS } from '../src-shared/robots/studies/study';
import { studiesIn } from './studies/find-studies';

/** Of each level. */
const WANTED = 18;
const FILE = 'src-shared/robots/studies/all-studies.ts';

const [from = '1'] = process.argv.slice(2);
const found: Study[] = [];
const isWanted = ({ level }: Study) => found.filter((other) => other.level === level).length < WANTED;

for (let seed = Number(from); found.length < WANTED * STUDY_LEVELS.length; seed++) {
  const study = studiesIn(seed).find(isWanted);
  if (!study) continue;
  found.push(study);
  console.log(`${found.length}: game ${seed}, level ${study.level}`);
}

const rows = found
  .toSorted((a, b) => a.level - b.level || a.moves.length - b.moves.length || a.seed - b.seed)
  .map(
    ({ seed, starter, level, solution, moves }) =>
      `  { seed: ${seed}, starter: ${starter}, level: ${level}, solution: ${solution}, moves: '${moves}' },`,
  );
const text = `import type { Study } from './study';

/** Made by \`npm run studies -- ${from}\`, from the easiest. */
export const STUDIES: readonly Study[] = [
${rows.join('\n')}
];
`;
writeFileSync(path.join(ROOT, FILE), text);
console.log(`${found.length} studies in ${FILE}`);
