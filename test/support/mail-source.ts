/** A part of a mail: its headers, and the body as it is sent. */
export interface MailPart {
  readonly type: string;
  readonly encoding: 'base64' | 'quoted-printable' | '7bit';
  readonly content: string | Uint8Array;
  /** The name under which it is attached; left out, it is shown as text. */
  readonly attachedAs?: string;
}

const BOUNDARY = '=_next_part_7';
const HEADERS = [
  'Received: from mx.example.org (mx.example.org [192.0.2.1])',
  '\tby mail.example.net; Sat, 07 Mar 2020 10:11:12 +0000',
  'From: =?utf-8?Q?Zo=C3=AB?= <zoe@example.org>',
  'To: Ann <ann@example.org>',
  'Subject: Our game of Tantrix',
  'MIME-Version: 1.0',
];

/** The source of a mail, as programs save it in an .eml file. */
export const mailSource = (parts: readonly MailPart[]): string =>
  [
    ...HEADERS,
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
    '',
    'This is a message with several parts.',
    ...parts.flatMap((part) => [`--${BOUNDARY}`, ...sourceOf(part)]),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');

/** A mail that is nothing but one text. */
export const plainMailSource = (part: MailPart): string => [...HEADERS, ...sourceOf(part)].join('\r\n');

const sourceOf = ({ type, encoding, content, attachedAs }: MailPart): string[] => [
  `Content-Type: ${type}`,
  `Content-Transfer-Encoding: ${encoding}`,
  ...(attachedAs === undefined ? [] : [`Content-Disposition: attachment; filename="${attachedAs}"`]),
  '',
  ENCODERS[encoding](Buffer.from(content)),
  '',
];

const ENCODERS: Record<MailPart['encoding'], (content: Buffer) => string> = {
  base64: (content) => content.toString('base64').replace(/.{76}/g, '$&\r\n'),
  'quoted-printable': (content) => softBroken(Array.from(content, quoted).join('')),
  '7bit': (content) => content.toString('latin1').replace(/\n/g, '\r\n'),
};

/** Every capital letter, too: nothing may be read without decoding. */
const quoted = (byte: number): string => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;

const softBroken = (text: string): string => text.replace(/.{72}/g, '$&=\r\n');

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text as Outlook writes it in HTML: capital letters in comments and attributes, some of which hold `>`. */
export const outlookHtml = (text: string): string =>
  [
    '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40">',
    '<head><meta name=Generator content="Microsoft Word 15 (filtered medium)">',
    '<title>AW: TANTRIX GAME</title>',
    '<!--[if !mso]><style>v\\:* {behavior:url(#default#VML);}</style><![endif]-->',
    '<style><!-- P.MsoNormal > SPAN { FONT-FAMILY: "MS SANS SERIF" } --></style>',
    '</head><body lang=DE link="#0563C1"><div class=WordSection1>',
    ...text
      .split('\n')
      .map(
        (line) => `<p class=MsoPlainText><SPAN TITLE="RE: > HM">${asHtml(line)}</SPAN><!-- P > HTML --><o:p></o:p></p>`,
      ),
    '</div></body></html>',
  ].join('\r\n');
