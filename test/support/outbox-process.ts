import { Outbox } from '../../src-main/mail/outbox';
import { MailPasswords } from '../../src-main/mail/passwords';
import type { SendMail } from '../../src-shared/bridge/bridge';

/**
 * The program's outbox in a process of its own: Node reads NODE_EXTRA_CA_CERTS only as it starts. A message is a mail to
 * be sent, and comes back as its reply; `cancel` breaks it off.
 */

const unsafe = {
  isEncryptionAvailable: () => false,
  encryptString: (text: string) => Buffer.from(text),
  decryptString: (bytes: Buffer) => bytes.toString(),
};
const outbox = new Outbox(new MailPasswords(unsafe, { read: () => null, write: () => false }));

process.on('message', (message: SendMail | 'cancel') => {
  if (message === 'cancel') outbox.cancel();
  else void outbox.send(message).then((reply) => process.send?.(reply));
});
process.once('disconnect', () => process.exit());
