import { serve } from '../../src-main/online/process/serve';

/** The process of connections under plain Node: its parent is the test, at the other end of an IPC channel. */
const [profile = '', port] = process.argv.slice(2);
// The kernel tells so that a file may not grow: without this it ends the process.
process.on('SIGXFSZ', () => {});
process.once('disconnect', () => process.exit());

serve(
  {
    post: (message) => process.send?.(message),
    onMessage: (take) => process.on('message', take),
  },
  { profile, ...(port === undefined ? {} : { loopbackPort: Number(port) }) },
);
