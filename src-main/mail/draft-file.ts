import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailDraft } from '../../src-shared/bridge/bridge';
import { attachmentsOf } from './attachments';

/** Headers that only the program that sends the mail can know. */
const NOT_YET_KNOWN = /^(?:Date|Message-ID):.*\r\n/gim;
const HEADERS_END = '\r\n\r\n';

/** The source of a mail that was not sent: mail programs that know X-Unsent open it for sending. */
export async function draftSource(draft: MailDraft): Promise<string> {
  const composer = new MailComposer({
    to: draft.to.map((address) => ({ name: '', address: address.trim() })),
    subject: draft.subject,
    text: draft.text,
    attachments: attachmentsOf(draft),
    headers: { 'X-Unsent': '1' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Whatever is not ASCII is encoded.
  const source = (await composer.compile().build()).toString('latin1');
  const end = source.indexOf(HEADERS_END);
  return source.slice(0, end + 2).replace(NOT_YET_KNOWN, '') + source.slice(end + 2);
}
