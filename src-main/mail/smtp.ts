import { createTransport, type SMTPSentMessageInfo } from 'nodemailer';
import { cutAt } from '../../src-shared/cut';
import type { MailAccount, MailFailure, MailMessage, MailReply } from '../../src-shared/bridge/bridge';
import { withHiddenShown } from '../../src-shared/record/hidden';
import { mailFailure } from './recipients';
import { attachmentsOf } from './attachments';
import { factsOf, type MailErrorFacts, problemOfMail } from './problems';

/** How long the server may keep silent, in milliseconds: until it greets, and later between two replies. */
export interface SmtpTimeouts {
  readonly greetingMs: number;
  readonly replyMs: number;
}
const PATIENCE: SmtpTimeouts = { greetingMs: 20_000, replyMs: 60_000 };

interface Sending {
  readonly account: MailAccount;
  /** Left out for an account without a user. */
  readonly password?: string | undefined;
  readonly message: MailMessage;
  readonly signal: AbortSignal;
  readonly patience?: SmtpTimeouts;
}

/** Sends a mail by SMTP. The server's certificate must be good for its name, or nothing is sent, not even the password. */
export async function sendBySmtp(sending: Sending): Promise<MailReply> {
  const { account, message, signal } = sending;
  try {
    const info = await transportOf(sending).sendMail({
      from: { name: withHiddenShown(account.name), address: account.address.trim() },
      to: message.to.map((address) => ({ name: '', address: address.trim() })),
      subject: message.subject,
      text: message.text,
      attachments: attachmentsOf(message),
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
    return withoutPassword(refusalIn(info) ?? { kind: 'sent' }, sending);
  } catch (error) {
    return signal.aborted ? { kind: 'cancelled' } : withoutPassword(failureOf(error), sending);
  }
}

function transportOf({ account, password, patience = PATIENCE }: Sending) {
  const { host, port, security, user } = account;
  return createTransport({
    host: host.trim(),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    tls: { minVersion: 'TLSv1.2' },
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    dnsTimeout: patience.greetingMs,
    connectionTimeout: patience.greetingMs,
    greetingTimeout: patience.greetingMs,
    socketTimeout: patience.replyMs,
  });
}

/** A server may repeat what it was sent; the person's screen may be seen by others. */
function withoutPassword(reply: MailReply, { password = '' }: Sending): MailReply {
  if (reply.kind !== 'failed' || reply.said === undefined || password === '') return reply;
  return { ...reply, said: reply.said.replaceAll(password, '…') };
}

/** A mail that reached some receivers only. */
function refusalIn({ accepted, rejected, rejectedErrors = [] }: SMTPSentMessageInfo): MailFailure | null {
  if (rejected.length === 0) return null;
  return refusal(factsOf(rejectedErrors[0]), { addresses: rejected, reached: accepted });
}

function failureOf(error: unknown): MailFailure {
  const facts = factsOf(error);
  const problem = problemOfMail(facts);
  if (problem === 'failed') console.error('A mail was not sent:', facts.code, facts.command, facts.responseCode);
  const rejected: unknown = error instanceof Error ? Reflect.get(error, 'rejected') : undefined;
  const addresses = Array.isArray(rejected) ? rejected.map(String) : [];
  return refusal(facts, { addresses, reached: [] });
}

const MAX_SAID = 300;

const refusal = (facts: MailErrorFacts, who: Pick<MailFailure, 'addresses' | 'reached'>): MailFailure =>
  mailFailure(problemOfMail(facts), {
    ...who,
    ...(facts.response === undefined ? {} : { said: cutAt(facts.response, MAX_SAID) }),
  });
