// Learns what the playouts of the tree think of moves, and writes it where the program has it: the same for the same numbers.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FEATURES, PARTS } from '../src-shared/robots/playouts/features';
import { ROOT } from './lib/steps';
import { learn } from './train/learn';

const FILE = 'src-shared/robots/playouts/policy-worth.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    games: { type: 'string', default: '240' },
    playouts: { type: 'string', default: '1200' },
    seed: { type: 'string', default: '1' },
  },
});
const { rounds, games, playouts, seed } = values;
const training = { rounds: Number(rounds), games: Number(games), playouts: Number(playouts), seed: Number(seed) };
const worth = await learn(training, (line) => console.log(line));
const rows = Array.from({ length: PARTS }, (_, part) => worth.slice(part * FEATURES, (part + 1) * FEATURES).join(' '));
const command = `npm run train -- --rounds ${rounds} --games ${games} --playouts ${playouts} --seed ${seed}`;
const text = `// Made by \`${command}\`: a row for each part of the game.
const ROWS = [
${rows.map((row) => `  '${row}',`).join('\n')}
];

/** What a policy thinks of each feature, in thousandths (see policy.ts). */
export const POLICY_WORTH: Int32Array = Int32Array.from(
  ROWS.flatMap((row) => row.split(' ')),
  Number,
);
`;
writeFileSync(path.join(ROOT, FILE), text);
