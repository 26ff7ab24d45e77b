// Checks a game in a file of any form, one JSON object a move; the exit code is 1 when it is none, 2 for wrong arguments.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refereed, refereeGame, type Report } from './record/referee';
import { isOnlineLog, type OnlineReport, refereeOnline, refereeReceipt } from './record/referee-online';

const USAGE =
  'usage: npm run referee -- FILE   (a .txg file, a text image, a PNG, an SVG, a GIF, or the log of a game online)';

/** The file named on the command line; throws when there is not exactly one, or it cannot be read. */
function readFile(): Uint8Array {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('one file, please');
  return readFileSync(file);
}

function run(): number {
  try {
    const content = readFile();
    const text = new TextDecoder().decode(content);
    const { lines, ok } = isOnlineLog(text)
      ? refereeOnline(text)
      : refereed<OnlineReport | Report>(content, (record) =>
          record.online ? refereeReceipt(record) : refereeGame(record),
        );
    process.stdout.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return ok ? 0 : 1;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
}

process.exitCode = run();
