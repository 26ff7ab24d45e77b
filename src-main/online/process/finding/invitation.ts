import { randomInt } from 'node:crypto';
import type { Place } from '../../../../src-shared/online/wire';

/** What invites to a table: a code that is known on this network, and a link that says where the table is, and whose. */

/** Signs that nobody takes for one another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;

export const newTableId = (): string =>
  Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const hostIn = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** What `parseInvitation` reads. */
export function invitationTo(table: string, { addresses, port, fingerprint }: Place): { code: string; link: string } {
  const [first, ...others] = addresses.map((address) => `${hostIn(address)}:${port}`);
  const also = others.length > 0 ? `?or=${others.join(',')}` : '';
  return { code: table, link: `tantrix://${first}/${table}${also}#${fingerprint}` };
}
