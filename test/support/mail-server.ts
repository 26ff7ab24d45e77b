import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { MailAccount, MailSecurity } from '../../src-shared/bridge/bridge';
import { type Certificates, makeCertificates } from './certificates';

export const MAIL_USER = { user: 'ann', password: 'Rücken & Wind 7' } as const;

export interface MailServerOptions {
  readonly security: MailSecurity;
  /** It knows nothing of TLS. */
  readonly isPlain?: boolean;
}

/** A mail as the server has taken it. */
export interface TakenMail {
  readonly to: readonly string[];
  readonly source: string;
}

export interface MailServer {
  readonly certificates: Certificates;
  /** An account there that works, once its password is given. */
  readonly account: MailAccount;
  /** The mails taken so far. */
  readonly mails: readonly TakenMail[];
  stop(): Promise<void>;
}

/** Runs a script of TypeScript in a process of its own, which messages go to and come from. */
export const forkScript = (script: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  fork(path.join(import.meta.dirname, script), { execArgv: ['--import', 'tsx'], env: { ...process.env, ...env } });

/** Starts a mail server on the loopback; its certificate is by an authority that lies in the folder. */
export async function startMailServer(folder: string, options: MailServerOptions): Promise<MailServer> {
  const certificates = makeCertificates(folder);
  const child = forkScript('smtp-process.ts');
  const mails: TakenMail[] = [];
  const listens = once(child, 'message');
  child.send({ ...options, certificates });
  const [{ port }] = await listens;
  child.on('message', (mail: TakenMail) => mails.push(mail));
  const account: MailAccount = {
    name: 'Ann Zoë',
    address: 'ann@example.org',
    host: '127.0.0.1',
    port,
    security: options.security,
    user: MAIL_USER.user,
  };
  return { certificates, account, mails, stop: () => stopped(child) };
}

/** Ends a process. */
export async function stopped(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
