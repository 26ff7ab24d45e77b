// Learns the weights of the policy by which playouts of the tree choose, and writes them where the program has them: the same for the
// same numbers.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURES, PARTS } from '../src-shared/robots/playouts/features';
import { runCommand } from './lib/command-line';
import { ROOT } from './lib/steps';
import { TRAIN_USAGE, type Training, trainOptions } from './train/arguments';
import { learn } from './train/learn';

const FILE = 'src-shared/robots/playouts/policy-weights.ts';

async function train(training: Training): Promise<void> {
  const weights = await learn(training, { tell: (line) => console.log(line) });
  writeFileSync(path.join(ROOT, FILE), fileOf(weights, training));
  console.log(`written to ${FILE}`);
}

function fileOf(weights: Int32Array, { rounds, games, playouts, seed }: Training): string {
  const rows = Array.from({ length: PARTS }, (_, part) =>
    weights.slice(part * FEATURES, (part + 1) * FEATURES).join(' '),
  );
  const command = `npm run train -- --rounds ${rounds} --games ${games} --playouts ${playouts} --seed ${seed}`;
  return `// Made by \`${command}\`: a row for each part of the game.
const ROWS = [
${rows.map((row) => `  '${row}',`).join('\n')}
];

/** The weights of a policy (see policy.ts). */
export const POLICY_WEIGHTS: Int32Array = Int32Array.from(
  ROWS.flatMap((row) => row.split(' ')),
  Number,
);
`;
}

await runCommand(trainOptions(process.argv.slice(2)), TRAIN_USAGE, train);
