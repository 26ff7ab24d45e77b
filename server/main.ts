// Runs a server for games online, at which anybody who has its link can play; npm run serve starts it.
import { type Options, parseOptions, USAGE } from './options';
import { startServer } from './start';

/** What the command line asks for; ends the process where that is not understood. */
function options(): Options {
  try {
    return parseOptions(process.argv.slice(2), process.env['TANTRIX_OPERATOR_TOKEN']);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    return process.exit(2);
  }
}

/** Ends by itself only when all is on the disk. */
const ended = (closed: Promise<void>): Promise<void> =>
  closed.then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );

/** Whoever starts it is to read why it does not. */
function failed(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  return process.exit(1);
}

// What fails in one game, and is waited for by nobody, is told and ends none of the others.
process.on('unhandledRejection', (error) => console.error('Something failed:', error));

const started = await startServer(options()).catch(failed);
console.log(started.server.link);
if (started.page !== undefined) console.log(started.page);
let closing: Promise<void> | undefined;
const close = () => {
  closing ??= ended(started.close());
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close);
