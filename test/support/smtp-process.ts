import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Certificates } from './certificates';
import { MAIL_USER, type MailServerOptions } from './mail-server';

/**
 * A mail server in a process of its own. It tells its port, then every mail that it takes. Some addresses it refuses, and
 * when a mail is for `drop@…` it breaks off in the midst of it; one for `puzzled@…` it takes whole, and then refuses.
 */

interface Start extends MailServerOptions {
  readonly certificates: Certificates;
}

const REFUSALS: Readonly<Record<string, readonly [number, string]>> = {
  ambiguous: [553, '5.1.4 Several people here are called so'],
  nobody: [550, '5.1.1 There is no such mailbox'],
  syntax: [501, '5.1.3 This is no address'],
  later: [451, '4.2.1 The mailbox is busy'],
};

const localPart = (address: string): string => address.split('@')[0] ?? '';
const refusal = ([responseCode, words]: readonly [number, string]) => Object.assign(new Error(words), { responseCode });

const isFor = ({ envelope }: SMTPServerSession, name: string): boolean =>
  envelope.rcptTo.some(({ address }) => localPart(address) === name);
const isDropped = (session: SMTPServerSession): boolean => isFor(session, 'drop');

function start({ security, certificates, isPlain }: Start): void {
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    secure: security === 'tls' && !isPlain,
    key: readFileSync(certificates.key),
    cert: readFileSync(certificates.certificate),
    disabledCommands: isPlain ? ['STARTTLS'] : [],
    disableReverseLookup: true,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth({ username, password }, _, answer) {
      const isRight = username === MAIL_USER.user && password === MAIL_USER.password;
      answer(isRight ? null : refusal([535, '5.7.8 Who are you?']), { user: MAIL_USER.user });
    },
    onMailFrom({ address }, _, answer) {
      answer(localPart(address) === 'stranger' ? refusal([550, '5.7.1 Not your address']) : null);
    },
    onRcptTo({ address }, _, answer) {
      const reasons = REFUSALS[localPart(address)];
      answer(reasons ? refusal(reasons) : null);
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (isDropped(session)) for (const socket of sockets) socket.destroy();
      });
      stream.on('end', () => {
        if (isDropped(session)) return;
        if (isFor(session, 'puzzled')) return answer(refusal([554, '5.3.0 Something is the matter']));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        process.send?.({ kind: 'mail', to, source: Buffer.concat(chunks).toString('latin1') });
        answer(null, 'Taken');
      });
    },
  });
  // Clients that break off are part of the tests.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => void sockets.add(socket));
  const listener = server.listen(0, '127.0.0.1', () => {
    const address = listener.address();
    process.send?.({ kind: 'listens', port: typeof address === 'object' ? address?.port : undefined });
  });
}

process.once('message', start);
process.once('disconnect', () => process.exit());
