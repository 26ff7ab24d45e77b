// Plays the matches that show what the levels of the computer players mean: hours. Words choose some by who plays.
import { LADDER, type Rung, shortfalls } from './match/ladder';
import { runMatch } from './match/run-match';
import { spentBy, spentLine, summaryLine, summaryOf } from './match/summary';

/** Results repeat for a seed, so this is a test of the program and not of luck. */
const SEED = 1;

/** Plays one match and says whether it came out as it must. */
async function holds(rung: Rung): Promise<boolean> {
  const outcomes = await runMatch({ ...rung, seed: SEED });
  const summary = summaryOf(outcomes);
  const spent = spentBy(outcomes, 'a');
  const problems = shortfalls(rung, summary, spent.processor);
  console.log(`${rung.a} v ${rung.b}: ${summaryLine(summary)}; ${spentLine('A', spent)}`);
  for (const problem of problems) console.log(`  not enough: ${problem}`);
  return problems.length === 0;
}

const words = process.argv.slice(2);
const chosen = LADDER.filter(({ a, b }) => words.length === 0 || words.some((word) => `${a} ${b}`.includes(word)));
if (chosen.length === 0) throw new Error(`no match with ${words.join(', ')}`);
let failed = 0;
for (const rung of chosen) if (!(await holds(rung))) failed++;
console.log(`${chosen.length - failed} of ${chosen.length} matches came out as they must`);
process.exitCode = failed === 0 ? 0 : 1;
