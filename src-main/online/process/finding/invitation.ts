import { randomInt } from 'node:crypto';
import { linkTo } from '../../../../src-shared/online/invitation';
import type { Place } from '../../../../src-shared/online/wire';

/** What invites to a table: a code that is known on this network, and a link that says where the table is, and whose. */

/** Signs that nobody takes for one another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;

export const newTableId = (): string =>
  Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** What `parseInvitation` reads. */
export function invitationTo(table: string, { addresses, port, fingerprint }: Place): { code: string; link: string } {
  const targets = addresses.map((host) => ({ host, port }));
  return { code: table, link: linkTo({ table, targets, fingerprint }) };
}
