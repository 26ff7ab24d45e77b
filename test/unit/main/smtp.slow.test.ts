import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBySmtp } from '../../../src-main/mail/smtp';
import {
  MAIL_SECURITIES,
  type MailAccount,
  type MailMessage,
  type MailReply,
  type SendMail,
} from '../../../src-shared/bridge/bridge';
import { makeTextImage, makeTxg, parseRecord } from '../../../src-shared/record';
import { forkScript, MAIL_USER, type MailServer, startMailServer, stopped } from '../../support/mail-server';
import { gameOf } from '../../support/records';
import { silentServer } from '../../support/silent-server';
import { CHAIN_BEFORE } from '../../support/situations';

const RECORD = {
  players: ['Ann', 'Zoë'].map((name) => ({ name, email: '', country: '' })),
  game: gameOf(CHAIN_BEFORE),
  isCompetition: false,
};
const MESSAGE: MailMessage = {
  to: ['zoe@example.net'],
  subject: 'Tantrix: Ann – Zoë',
  text: makeTextImage(RECORD),
  attachment: { name: 'Ann – Zoë.txg', content: makeTxg(RECORD) },
};
const { password } = MAIL_USER;

let folder: string;
let server: MailServer;
let outbox: ChildProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-mail-'));
  server = await startMailServer(folder, { security: 'tls' });
  outbox = forkScript('outbox-process.ts', { NODE_EXTRA_CA_CERTS: server.certificates.authority });
}, 30_000);
afterAll(async () => {
  await stopped(outbox);
  await server.stop();
  await rm(folder, { recursive: true });
});

async function replyTo(request: SendMail, by: ChildProcess = outbox): Promise<MailReply> {
  const reply = once(by, 'message');
  by.send(request);
  return (await reply)[0];
}

const send = (to: readonly string[], account: Partial<MailAccount> = {}): Promise<MailReply> =>
  replyTo({ account: { ...server.account, ...account }, message: { ...MESSAGE, to: [...to] }, password });

const textOf = (attachment: Attachment | undefined): string =>
  typeof attachment?.content === 'string' ? attachment.content : new TextDecoder().decode(attachment?.content);

const failure = (problem: string, more: object = {}) =>
  expect.objectContaining({ kind: 'failed', problem, reached: [], ...more });

describe('a mail with a game', () => {
  it.each(MAIL_SECURITIES)(
    'arrives whole by %s',
    async (security) => {
      const ours = security === 'tls' ? server : await startMailServer(folder, { security });
      const by = forkScript('outbox-process.ts', { NODE_EXTRA_CA_CERTS: ours.certificates.authority });
      const before = ours.mails.length;
      expect(await replyTo({ account: ours.account, message: MESSAGE, password }, by)).toEqual({ kind: 'sent' });
      await stopped(by);
      expect(ours.mails.length).toBe(before + 1);
      const mail = await PostalMime.parse(ours.mails.at(-1)?.source ?? '');
      expect(mail.from).toMatchObject({ name: 'Ann Zoë', address: 'ann@example.org' });
      expect(mail.to).toMatchObject([{ address: 'zoe@example.net' }]);
      expect(mail.subject).toBe(MESSAGE.subject);
      expect(parseRecord(mail.text ?? '', 'text')).toMatchObject({ ok: true, record: RECORD });
      const [attachment] = mail.attachments;
      expect(attachment?.filename).toBe('Ann – Zoë.txg');
      expect(textOf(attachment)).toBe(MESSAGE.attachment?.content);
      if (ours !== server) await ours.stop();
    },
    30_000,
  );
});

describe('a mail is not sent, with the reason', () => {
  it.each([
    ['ambiguous', 'ambiguousRecipient'],
    ['nobody', 'recipientRejected'],
    ['syntax', 'wrongAddress'],
    ['later', 'recipientRejected'],
  ])('to %s@…', async (name, problem) => {
    const address = `${name}@example.net`;
    expect(await send([address])).toEqual(
      failure(problem, { addresses: [address], said: expect.stringMatching(/^\d{3} /) }),
    );
  });

  it('to one of two', async () => {
    expect(await send(['zoe@example.net', 'nobody@example.net'])).toMatchObject({
      kind: 'failed',
      problem: 'recipientRejected',
      addresses: ['nobody@example.net'],
      reached: ['zoe@example.net'],
    });
  });

  it('without a good address, and then no server is asked', async () => {
    const nowhere = { host: 'nowhere.invalid' };
    expect(await send([], nowhere)).toEqual(failure('noAddress'));
    expect(await send(['zoe@example.net', ' '], nowhere)).toEqual(failure('noAddress'));
    expect(await send(['Zoë'], nowhere)).toEqual(failure('wrongAddress', { addresses: ['Zoë'] }));
    expect(await send(['zoe@example.net'], { ...nowhere, address: '' })).toEqual(failure('noAddress'));
    expect(await send(['zoe@example.net'], { host: ' ' })).toEqual(failure('noAccount'));
  });

  it('from an address that is somebody else’s', async () => {
    expect(await send(['zoe@example.net'], { address: 'stranger@example.org' })).toEqual(failure('senderRejected'));
  });

  it('with a wrong password', async () => {
    const request = { account: server.account, message: MESSAGE, password: 'guess' };
    const reply = await replyTo(request);
    expect(reply).toEqual(failure('wrongPassword'));
    expect(JSON.stringify(reply)).not.toContain('guess');
  });

  it('without a password', async () => {
    expect(await replyTo({ account: server.account, message: MESSAGE })).toEqual({ kind: 'passwordNeeded' });
  });

  it('to a server that is not there', async () => {
    const { port, stop } = await silentServer();
    await stop();
    expect(await send(['zoe@example.net'], { port })).toEqual(failure('unreachable'));
    expect(await send(['zoe@example.net'], { host: 'nowhere.invalid' })).toEqual(failure('unreachable'));
  });

  it.each(MAIL_SECURITIES)(
    'by %s to a server whose certificate nobody vouches for',
    async (security) => {
      const ours = await startMailServer(folder, { security });
      const reply = await replyTo({ account: ours.account, message: MESSAGE, password });
      expect(reply).toEqual(failure('tlsFailure'));
      expect(ours.mails).toEqual([]);
      await ours.stop();
    },
    30_000,
  );

  it.each(MAIL_SECURITIES)(
    'by %s to a server without TLS, which never hears the password',
    async (security) => {
      const ours = await startMailServer(folder, { security, isPlain: true });
      const reply = await replyTo({ account: ours.account, message: MESSAGE, password });
      expect(reply).toEqual(failure('tlsFailure'));
      expect(ours.mails).toEqual([]);
      await ours.stop();
    },
    30_000,
  );

  it('when the server breaks off in the midst of it', async () => {
    const before = server.mails.length;
    expect(await send(['drop@example.net'])).toEqual(failure('interrupted'));
    expect(server.mails.length).toBe(before);
  });

  it('when it is cancelled while the server says nothing', async () => {
    const { port, connected, stop } = await silentServer();
    const reply = send(['zoe@example.net'], { port });
    await connected;
    outbox.send('cancel');
    expect(await reply).toEqual({ kind: 'cancelled' });
    await stop();
  });

  it.each(MAIL_SECURITIES)('by %s when the server says nothing for too long', async (security) => {
    const { port, stop } = await silentServer();
    const account = { ...server.account, port, security };
    const { signal } = new AbortController();
    const patience = { greetingMs: 200, replyMs: 200 };
    const reply = await sendBySmtp({ account, password, message: MESSAGE, signal, patience });
    expect(reply).toEqual(failure('unreachable'));
    await stop();
  });
});
