// Writes a random legal game as .txg to standard output, for programs that want to test against this one.
import { makeTxg } from '../src-shared/record';
import { runCommand } from './lib/command-line';
import { selfgame } from './record/selfgame';
import { SELFGAME_USAGE, selfgameOptions } from './record/selfgame-arguments';

await runCommand(selfgameOptions(process.argv.slice(2)), SELFGAME_USAGE, ({ players, seed }) =>
  process.stdout.write(makeTxg(selfgame(players, seed))),
);
