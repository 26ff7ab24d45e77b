// Matches two computer players: the result in one line, then the processor time each took for a move with a choice.
import { MATCH_USAGE, type MatchOptions, matchOptions } from './match/arguments';
import { runMatch } from './match/run-match';
import { summaryLine, summaryOf, timesLine, timesOf } from './match/summary';

async function match(options: MatchOptions): Promise<void> {
  const outcomes = await runMatch(options);
  console.log(summaryLine(summaryOf(outcomes)));
  for (const side of ['a', 'b'] as const) {
    const times = timesOf(outcomes.flatMap((outcome) => outcome.times[side]));
    console.log(timesLine(`${side.toUpperCase()} (${options[side]})`, times));
  }
}

const options = matchOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(`${options}\n${MATCH_USAGE}`);
  process.exitCode = 2;
} else {
  await match(options);
}
