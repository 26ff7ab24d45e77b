// Matches two computer players: the result in one line, then the processor time each took for a move with a choice, and how long one
// waited for it. How it stands meanwhile goes to the standard error.
import { runCommand } from './lib/command-line';
import { MATCH_USAGE, type MatchOptions, matchOptions } from './match/arguments';
import type { Outcome } from './match/match-game';
import { runMatch } from './match/run-match';
import { spentBy, spentLine, summaryLine, summaryOf } from './match/summary';

/** After so many games it is told how a match stands. */
const TOLD_EVERY = 20;

async function match(options: MatchOptions): Promise<void> {
  const outcomes = await runMatch(options, { onGame: (over) => tell(over, options.games) });
  console.log(summaryLine(summaryOf(outcomes)));
  for (const side of ['a', 'b'] as const) {
    console.log(spentLine(`${side.toUpperCase()} (${options[side]})`, spentBy(outcomes, side)));
  }
}

function tell(over: readonly Outcome[], games: number): void {
  if (over.length % TOLD_EVERY === 0 && over.length < games) {
    console.error(`${over.length} of ${games}: ${summaryLine(summaryOf(over))}`);
  }
}

await runCommand(matchOptions(process.argv.slice(2)), MATCH_USAGE, match);
