import { serveOperator } from './operator/operator';
import type { Options } from './options';
import { People } from './people/people';
import { redisStores } from './redis/redis-stores';
import { Server } from './server';
import { folderStores, type Stores } from './store/stores';

/** A server that runs. */
export interface Started {
  readonly server: Server;
  /** The address of the operator's page; left out, there is none. */
  readonly page?: string;
  close(): Promise<void>;
}

/**
 * Starts a server with what it keeps in its folder, or in Redis: everything that it was told before is there again.
 *
 * @param now in milliseconds since 1970
 */
export async function startServer(options: Options, now: () => number = Date.now): Promise<Started> {
  const { folder, redis } = options;
  const stores = redis === undefined ? await folderStores(folder) : await redisStores(redis, folder, now);
  try {
    return await started(stores, options, now);
  } catch (error) {
    await stores.close();
    throw error;
  }
}

async function started(stores: Stores, options: Options, now: () => number): Promise<Started> {
  const { operator } = options;
  const people = await People.open(stores.openBook, now);
  const server = new Server({ ...stores, options, people, now });
  await server.listen();
  await stores.listens(server.place);
  const page = operator && (await serveOperator(operator, server));
  const close = async () => {
    page?.close();
    await server.close();
    await stores.close();
  };
  return { server, close, ...(page ? { page: `http://${operator?.host ?? '127.0.0.1'}:${page.port}/` } : {}) };
}
