// Writes a random legal game as .txg to standard output, for programs that want to test against this one.
import { makeTxg } from '../src-shared/record';
import { selfgame } from './record/selfgame';
import { SELFGAME_USAGE, selfgameOptions } from './record/selfgame-arguments';

const options = selfgameOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(`${options}\n${SELFGAME_USAGE}`);
  process.exitCode = 2;
} else {
  process.stdout.write(makeTxg(selfgame(options.players, options.seed)));
}
