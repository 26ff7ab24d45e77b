import { parseArgs } from 'node:util';
import { MAX_TABLE_NAME_LENGTH } from '../src-shared/online/table';
import type { OperatorAt } from './operator/operator';

/** How a server is to run. */
export interface Options {
  /** 0 for any. */
  readonly port: number;
  /** At which address it listens; left out, at all. */
  readonly host?: string;
  /** Where it keeps all that it must not lose. */
  readonly folder: string;
  /** What it is called in the hall; empty, it is called by its address. */
  readonly name: string;
  /** Where programs reach it, HOST:PORT; left out, where it listens. */
  readonly public?: string;
  /** Where several processes of the server keep what they share, redis://HOST:PORT; left out, it is one process. */
  readonly redis?: string;
  /** Where the operator's page is; left out, there is none. */
  readonly operator?: OperatorAt;
  /** Connections from one address at the same time. */
  readonly mostAtAddress: number;
  /** Tables and games at the same time. */
  readonly mostGames: number;
}

export const USAGE = `usage: npm run serve -- [--port 47202] [--host ADDRESS] [--folder DIR] [--name "The club"]
         [--public HOST:PORT] [--operator [ADDRESS:]PORT] [--most-at-address 50] [--most-games 2000]
         [--redis URL]
The operator's page at another address than 127.0.0.1 needs a password in TANTRIX_OPERATOR_TOKEN.`;

const TEXT = { type: 'string' } as const;

/**
 * Reads what the command line asks for. Throws where it asks for something else.
 *
 * @param token what opens the operator's page; undefined for nothing
 */
export function parseOptions(args: readonly string[], token?: string): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { ...TEXT, default: '47202' },
      host: TEXT,
      folder: { ...TEXT, default: 'server-data' },
      name: { ...TEXT, default: '' },
      public: TEXT,
      redis: TEXT,
      operator: TEXT,
      'most-at-address': { ...TEXT, default: '50' },
      'most-games': { ...TEXT, default: '2000' },
    },
  });
  return {
    port: numberIn(values.port),
    ...(values.host === undefined ? {} : { host: values.host }),
    folder: values.folder,
    name: nameIn(values.name),
    ...(values.public === undefined ? {} : { public: values.public }),
    ...(values.redis === undefined ? {} : { redis: values.redis }),
    ...(values.operator === undefined ? {} : { operator: operatorIn(values.operator, token) }),
    mostAtAddress: numberIn(values['most-at-address']),
    mostGames: numberIn(values['most-games']),
  };
}

/** A port on this computer, or with the address of another. */
function operatorIn(text: string, token: string | undefined): OperatorAt {
  const [, host, port = ''] = /^(?:(.+):)?(\d+)$/.exec(text) ?? [];
  return { port: numberIn(port), ...(host === undefined ? {} : { host }), ...(token === undefined ? {} : { token }) };
}

/** A longer one is no message to those who look at the server. */
function nameIn(text: string): string {
  if (text.length > MAX_TABLE_NAME_LENGTH) throw new RangeError(`a name has ${MAX_TABLE_NAME_LENGTH} signs at most`);
  return text;
}

function numberIn(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new RangeError(`no number: ${text}`);
  return Number(text);
}
