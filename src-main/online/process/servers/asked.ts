import type { HostRequest, Me, TableRules } from '../../../../src-shared/bridge/online';
import { asToldServers } from '../../../../src-shared/online/table';
import { newTableId } from '../finding/invitation';
import type { Program } from '../program';
import { blockedBy, seatWanted, type Wanted } from '../tables/joining';
import { verifierOf } from '../tables/password';
import type { Called } from './meant';

/** What only servers are asked for. */

/** Wants a table of one's own. */
export async function tableWanted(
  program: Program,
  called: Called,
  { rules, people, password, robots }: HostRequest,
): Promise<Wanted> {
  const table = newTableId();
  const verifier = password === undefined ? {} : { verifier: await verifierOf(password, table) };
  const blocked = blockedBy(await program.blocked.keys());
  const told = people.map(asToldServers);
  const ask = () => ({ kind: 'open' as const, table, rules, people: told, robots, ...verifier, ...blocked });
  // The game may have begun while the connection was lost.
  const { ask: askBack } = await seatWanted(
    program,
    { called, table },
    { people, ...(password === undefined ? {} : { password }) },
  );
  return { called, isServer: true, as: 'host', ask, askBack };
}

/** Wants somebody who is about as strong. */
export async function matchWanted(program: Program, called: Called, rules: TableRules, me: Me): Promise<Wanted> {
  const blocked = blockedBy(await program.blocked.keys());
  const ask = () => ({ kind: 'seek' as const, rules, people: [asToldServers(me)], ...blocked });
  return { called, isServer: true, as: 'seeker', ask };
}
