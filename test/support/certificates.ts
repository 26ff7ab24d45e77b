import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of a server's certificate, and of the authority that vouches for it. */
export interface Certificates {
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
const DAYS = ['-days', '2'];

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });

/** Makes an authority of its own below a folder, and a certificate by it that is good for localhost and 127.0.0.1. */
export function makeCertificates(parent: string): Certificates {
  const folder = mkdtempSync(path.join(parent, 'certificates-'));
  const at = (name: string) => path.join(folder, name);
  const config = at('openssl.cnf');
  writeFileSync(config, '[req]\ndistinguished_name=name\n[name]\n[ca]\nbasicConstraints=critical,CA:TRUE\n');
  writeFileSync(at('names.cnf'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
  const request = (subject: string, ...more: string[]) =>
    openssl('req', '-config', config, ...KEY, '-subj', `/CN=${subject}`, ...more);
  const authority = [
    '-x509',
    '-extensions',
    'ca',
    ...DAYS,
    '-keyout',
    at('authority.key'),
    '-out',
    at('authority.pem'),
  ];
  request('Authority of the tests', ...authority);
  request('localhost', '-new', '-keyout', at('server.key'), '-out', at('server.csr'));
  const by = ['-CA', at('authority.pem'), '-CAkey', at('authority.key'), '-CAcreateserial'];
  const names = ['-extfile', at('names.cnf')];
  openssl('x509', '-req', '-in', at('server.csr'), ...by, ...DAYS, ...names, '-out', at('server.pem'));
  return { authority: at('authority.pem'), certificate: at('server.pem'), key: at('server.key') };
}
