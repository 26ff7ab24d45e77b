import type { MailMessage } from '../../src-shared/bridge/bridge';

/** The attachment of a mail in nodemailer's terms: as bytes, so that nothing on its way changes the ends of its lines. */
export const attachmentsOf = ({ attachment }: Pick<MailMessage, 'attachment'>) =>
  attachment === undefined
    ? []
    : [
        {
          filename: attachment.name,
          content: Buffer.from(attachment.content),
          contentType: 'application/octet-stream',
          contentDisposition: 'attachment' as const,
        },
      ];
