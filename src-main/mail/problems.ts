import type { MailProblem } from '../../src-shared/bridge/bridge';

/** What an error of nodemailer, or of the system beneath it, says of itself. */
export interface MailErrorFacts {
  /** nodemailer's word for it. */
  readonly code?: string | undefined;
  /** The system's, or a kind of timeout. */
  readonly originalCode?: string | undefined;
  /** The command of SMTP that was refused. */
  readonly command?: string | undefined;
  /** The three digits of the server's reply. */
  readonly responseCode?: number | undefined;
  /** The whole reply. */
  readonly response?: string | undefined;
}

interface Rule {
  readonly code?: string;
  readonly originalCode?: RegExp;
  readonly command?: RegExp;
  readonly reply?: readonly number[];
  /** The enhanced status of RFC 3463, or words, in the reply. */
  readonly says?: RegExp;
  readonly problem: MailProblem;
}

/** Codes by which Node and its TLS library refuse a certificate or give up the handshake. */
const TLS_CODES =
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|EPROTO$|UNABLE_TO_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|HOSTNAME_MISMATCH$|INVALID_CA$|UPGRADE_TIMEOUT$)/;
const BREAKS = /^(?:ECONNRESET|EPIPE|SOCKET_TIMEOUT)$/;
const TO = /^RCPT TO$/;

/** The first rule that fits holds; replies are those of RFC 5321 and 4954. */
const RULES: readonly Rule[] = [
  { command: TO, says: /\b5\.1\.4\b|ambiguous/i, problem: 'ambiguousRecipient' },
  { command: TO, says: /\b5\.1\.3\b/, problem: 'wrongAddress' },
  { command: TO, says: /\b[45]\.\d\.\d/, problem: 'recipientRejected' },
  { command: TO, reply: [501, 553], problem: 'wrongAddress' },
  { command: TO, problem: 'recipientRejected' },
  // Too many attempts, or the server's own trouble: the password may well be right.
  { code: 'EAUTH', reply: [421, 432, 451, 454], problem: 'failed' },
  { code: 'EAUTH', problem: 'wrongPassword' },
  { reply: [530, 534, 535, 538], problem: 'wrongPassword' },
  { command: /^MAIL FROM$/, reply: [501, 550, 551, 553, 554], problem: 'senderRejected' },
  { code: 'EENVELOPE', command: /^API$/, problem: 'wrongAddress' },
  { code: 'ETLS', problem: 'tlsFailure' },
  { originalCode: TLS_CODES, problem: 'tlsFailure' },
  { originalCode: BREAKS, problem: 'interrupted' },
  { code: 'ECONNECTION', problem: 'interrupted' },
  { code: 'EDNS', problem: 'unreachable' },
  { code: 'ETIMEDOUT', problem: 'unreachable' },
  { code: 'ESOCKET', problem: 'unreachable' },
];

const fits = (rule: Rule, { code, originalCode = '', command = '', responseCode = 0, response = '' }: MailErrorFacts) =>
  (rule.code === undefined || rule.code === code) &&
  (rule.originalCode?.test(originalCode) ?? true) &&
  (rule.command?.test(command) ?? true) &&
  (rule.reply?.includes(responseCode) ?? true) &&
  (rule.says?.test(response) ?? true);

/** What is wrong with a mail that could not be sent. */
export const problemOfMail = (facts: MailErrorFacts): MailProblem =>
  RULES.find((rule) => fits(rule, facts))?.problem ?? 'failed';

/** What can be told of something that was thrown; its message is left out, for a server may repeat in it what it was sent. */
export function factsOf(error: unknown): MailErrorFacts {
  if (!(error instanceof Error)) return {};
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  return {
    code: text('code'),
    originalCode: text('originalCode'),
    command: text('command'),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    response: text('response'),
  };
}
