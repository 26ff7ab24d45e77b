import { describe, expect, it } from 'vitest';
import { isMailAddress } from '../../../src-main/mail/recipients';
import { factsOf, type MailErrorFacts, problemOfMail } from '../../../src-main/mail/problems';
import { MAIL_PROBLEMS } from '../../../src-shared/bridge/bridge';

const to = (response: string): MailErrorFacts => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: Number(response.slice(0, 3)),
  response,
});
const socket = (originalCode: string): MailErrorFacts => ({ code: 'ESOCKET', originalCode, command: 'CONN' });
const reply = (code: string, command: string, responseCode: number): MailErrorFacts => ({
  code,
  command,
  responseCode,
  response: `${responseCode} No`,
});

const CASES: readonly [MailErrorFacts, string][] = [
  [to('553 5.1.4 Destination mailbox address ambiguous'), 'ambiguousRecipient'],
  [to('553 User ambiguous'), 'ambiguousRecipient'],
  [to('553 5.1.3 Bad destination mailbox address syntax'), 'wrongAddress'],
  [to('501 Syntax'), 'wrongAddress'],
  [to('553 Mailbox name not allowed'), 'wrongAddress'],
  [to('553 5.7.1 Sorry, not in my list of hosts'), 'recipientRejected'],
  [to('550 5.1.1 User unknown'), 'recipientRejected'],
  [to('550-5.1.1 The account\n550 5.1.1 does not exist'), 'recipientRejected'],
  [to('452 4.2.2 Mailbox full'), 'recipientRejected'],
  [to('550 No such user'), 'recipientRejected'],
  [reply('EAUTH', 'AUTH PLAIN', 535), 'wrongPassword'],
  [reply('EENVELOPE', 'MAIL FROM', 530), 'wrongPassword'],
  [{ code: 'EAUTH', command: 'API' }, 'wrongPassword'],
  [reply('EAUTH', 'AUTH PLAIN', 454), 'failed'],
  [reply('EENVELOPE', 'MAIL FROM', 553), 'senderRejected'],
  [reply('EENVELOPE', 'MAIL FROM', 452), 'failed'],
  [{ code: 'EENVELOPE', command: 'API' }, 'wrongAddress'],
  [{ code: 'ETLS', command: 'STARTTLS' }, 'tlsFailure'],
  ...[
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'EPROTO',
  ].map((code): [MailErrorFacts, string] => [socket(code), 'tlsFailure']),
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'].map((code): [MailErrorFacts, string] => [
    socket(code),
    'unreachable',
  ]),
  [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'unreachable'],
  [{ code: 'ETIMEDOUT', originalCode: 'CONNECT_TIMEOUT' }, 'unreachable'],
  [{ code: 'ETIMEDOUT', originalCode: 'SOCKET_TIMEOUT' }, 'interrupted'],
  [socket('ECONNRESET'), 'interrupted'],
  [{ code: 'ECONNECTION' }, 'interrupted'],
  [reply('EMESSAGE', 'DATA', 552), 'failed'],
  [{ code: 'EPROTOCOL' }, 'failed'],
  [{}, 'failed'],
];

describe('what a mail server or the network says', () => {
  it.each(CASES)('%o is %s', (facts, problem) => {
    expect(problemOfMail(facts)).toBe(problem);
  });

  it('reaches every problem that a server can cause', () => {
    const elsewhere = ['noAccount', 'noAddress', 'attachmentFailed', 'noMailProgram'];
    expect(new Set([...CASES.map(([, problem]) => problem), ...elsewhere])).toEqual(new Set(MAIL_PROBLEMS));
  });
});

describe('the facts of an error', () => {
  it('are those it has, in the types they must have', () => {
    const error = Object.assign(new Error('secret'), {
      code: 'EAUTH',
      responseCode: 535,
      response: '535 No',
      command: 7,
    });
    expect(factsOf(error)).toEqual({ code: 'EAUTH', responseCode: 535, response: '535 No' });
    expect(factsOf('thrown')).toEqual({});
  });
});

describe('a mail address', () => {
  it.each(['a@b', 'ann+tantrix@example.org', "o'neil@example.org", 'zoë@müller.example'])('may be %s', (text) => {
    expect(isMailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'ann',
    'ann@',
    '@example.org',
    'a b@c',
    'a@b@c',
    'a@b.',
    'a@.b',
    'a,b@c',
    'Ann <a@b>',
    'a@b\r\nBcc: c@d',
    '\u202emoc.elpmaxe@nna',
    '\ufffdmoc.elpmaxe@nna',
    'ann@exam\u200bple.org',
  ])('cannot be %j', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });

  it('is not longer than any server takes', () => {
    expect(isMailAddress(`${'a'.repeat(250)}@b.c`)).toBe(true);
    expect(isMailAddress(`${'a'.repeat(251)}@b.c`)).toBe(false);
  });
});
