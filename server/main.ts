// Runs a server for games online, at which anybody who has its link can play; npm run serve starts it.
import { parseOptions, USAGE } from './options';
import { Server } from './server';

async function run(): Promise<void> {
  const server = await Server.open(parseOptions(process.argv.slice(2)));
  console.log(server.link);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

try {
  await run();
} catch (error) {
  if (error instanceof TypeError || error instanceof RangeError) console.error(USAGE);
  fail(error);
}
