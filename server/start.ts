import { ownIdentity } from '../src-main/online/process/kept/identity';
import { serveOperator } from './operator/operator';
import type { Options } from './options';
import { People } from './people/people';
import { Server } from './server';
import { BookFile } from './store/book-file';
import { JournalKeeping } from './store/journal-keeping';

/** A server that runs. */
export interface Started {
  readonly server: Server;
  /** The address of the operator's page; left out, there is none. */
  readonly page?: string;
  close(): Promise<void>;
}

/**
 * Starts a server with what it keeps in its folder: everything that it was told before is there again.
 *
 * @param now in milliseconds since 1970
 */
export async function startServer(options: Options, now: () => number = Date.now): Promise<Started> {
  const { folder, operator } = options;
  const identity = await ownIdentity(folder);
  const games = await JournalKeeping.open(folder);
  const people = await People.open((kind, schema) => BookFile.open(folder, kind, schema), now);
  const server = new Server({ options, identity, games, people, now });
  await server.listen();
  const page = operator && (await serveOperator(operator, server));
  const close = async () => {
    page?.close();
    await server.close();
  };
  return { server, close, ...(page ? { page: `http://${operator?.host ?? '127.0.0.1'}:${page.port}/` } : {}) };
}
