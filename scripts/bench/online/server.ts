// A server as `npm run serve` starts it, which also tells what it holds once all that nobody needs is let go of. It prints its port.
import { parseOptions } from '../../../server/options';
import { startServer } from '../../../server/start';

const { server } = await startServer(parseOptions(process.argv.slice(2)));
console.log(server.port);
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  process.send?.(heapUsed + external + arrayBuffers);
});
// Whoever has started it is gone.
process.on('disconnect', () => process.exit());
