/** What invites to a table: a code that is known on a network, or a link that says where the table is, and whose. */

/** Where a link leads: to the first of several addresses that answers. */
export interface InvitationLink {
  /** Left out by the link of a server, which has many. */
  readonly table?: string;
  readonly targets: readonly { readonly host: string; readonly port: number }[];
  /** The SHA-256 of the certificate of whoever invites, as hexadecimal digits. */
  readonly fingerprint: string;
}

/**
 * `tantrix://HOST:PORT/TABLE?or=HOST:PORT,HOST:PORT#FINGERPRINT`, of a server without the table: as browsers take a link, it has
 * one address in front.
 */
const LINK = /^tantrix:\/\/([^/?#,]+)\/([^/?#]*?)\/?(?:\?or=([^/?#]+))?#([0-9a-f]{64})$/i;
const HOST = /^(?:\[([0-9a-f.:]+)\]|([a-z0-9.-]+)):(\d{1,5})$/i;
const IPV6 = /:.*:/;
const MOST_HOSTS = 8;
/** The port of a server that says no other. */
const SERVER_PORT = 47_202;
/** Signs that nobody takes for one another. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{6}$/;

/** A server as a person names it: by its link, or by an address alone, which does not say whose it is. */
export type ServerNamed = Pick<InvitationLink, 'targets'> & Partial<Pick<InvitationLink, 'fingerprint'>>;

/** Reads which server is meant: its link, a link to a table there, or `HOST:PORT`; undefined when it is none of these. */
export function parseServer(text: string): ServerNamed | undefined {
  const link = parseInvitation(text);
  if (link && 'targets' in link) return { targets: link.targets, fingerprint: link.fingerprint };
  const address = text.trim();
  const host = IPV6.test(address) ? `[${address}]` : address;
  const target = targetIn(address) ?? targetIn(`${host}:${SERVER_PORT}`);
  return target && { targets: [target] };
}

/** An address as people write it. */
export const addressOf = ({ host, port }: InvitationLink['targets'][number]): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** What `parseInvitation` reads. */
export function linkTo({ table = '', targets, fingerprint }: InvitationLink): string {
  const [first, ...others] = targets.map(addressOf);
  const also = others.length > 0 ? `?or=${others.join(',')}` : '';
  return `tantrix://${first}/${table}${also}#${fingerprint}`;
}

/** Reads what a person was given; undefined when it is neither a link nor a code. */
export function parseInvitation(text: string): InvitationLink | { readonly code: string } | undefined {
  const code = codeIn(text);
  if (code !== undefined) return { code };
  const [, first = '', id = '', others, digits = ''] = LINK.exec(text.trim()) ?? [];
  const table = id === '' ? undefined : codeIn(id);
  const hosts = [first, ...(others?.split(',') ?? [])];
  const targets = hosts.slice(0, MOST_HOSTS).map(targetIn);
  const known = targets.filter((target) => target !== undefined);
  const isWhole = digits !== '' && (id === '' || table !== undefined) && known.length === targets.length;
  if (!isWhole) return undefined;
  return { ...(table === undefined ? {} : { table }), targets: known, fingerprint: digits.toLowerCase() };
}

/** A code as it is kept: people write small letters, and take O for 0 and I for 1. Undefined when it is none. */
export function codeIn(text: string): string | undefined {
  const code = text.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/[ -]/g, '');
  return CODE.test(code) ? code : undefined;
}

function targetIn(text: string): { host: string; port: number } | undefined {
  const [, v6, name, digits] = HOST.exec(text) ?? [];
  const host = v6 ?? name;
  const port = Number(digits);
  return host !== undefined && port >= 1 && port <= 65_535 ? { host, port } : undefined;
}
