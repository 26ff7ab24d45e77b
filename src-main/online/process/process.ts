import { serve } from './serve';

/** The process of connections: it is started with the folder of the profile and, in tests, the port at which tables are announced. */
const [profile = '', port] = process.argv.slice(2);
const { parentPort } = process;

// What fails and is waited for by nobody is told, and ends no game.
process.on('unhandledRejection', (error) => console.error('Something failed:', error));

serve(
  {
    post: parentPort.postMessage.bind(parentPort),
    onMessage: (take) => parentPort.on('message', ({ data }) => take(data)),
  },
  { profile, ...(port === undefined ? {} : { loopbackPort: Number(port) }) },
);
