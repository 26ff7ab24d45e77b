import PostalMime, { type Attachment } from 'postal-mime';
import { textOfHtml } from './html';

/** Taking the source of a mail (RFC 5322 and MIME) apart. */

/** A part of a mail: what it holds, and the name it is attached under. */
export interface MailPart {
  readonly content: Uint8Array | string;
  readonly name: string;
}

/** What taking a mail apart costs, counted before it begins. */
export interface MailWork {
  readonly lines: number;
  /** Every part begins below a line that begins with two dashes. */
  readonly dashedLines: number;
  /** Signs that stand between or round addresses, in the headers of the mail. */
  readonly addressSigns: number;
}

/** The most that is taken apart. A mail with 16 MB attached has 220,000 lines, one to a large list 1,000 addresses. */
export const MOST_WORK: MailWork = { lines: 2 ** 18, dashedLines: 1000, addressSigns: 2 ** 13 };
/** How deep mails may be attached to mails, and parts of one mail stand in others. */
const DEEPEST_MAIL = 4;
const DEEPEST_PART = 32;
const MAX_HEADER_BYTES = 2 ** 19;

const [LF, CR, DASH] = [0x0a, 0x0d, 0x2d];
const ADDRESS_SIGNS: ReadonlySet<number> = new Set(Array.from(',:;<>()"\\', (sign) => sign.charCodeAt(0)));

/** What was found in a mail, and whether it, or a mail attached to it, was not taken apart because it would take too much. */
export interface TakenApart {
  readonly parts: readonly MailPart[];
  readonly isTooMuch: boolean;
}

/** Counts what is in a mail, in one pass; breaks off where it is too much. */
export function workOf(source: Uint8Array): MailWork {
  let [lines, dashedLines, addressSigns] = [0, 0, 0];
  const headers = endOfHeaders(source);
  for (let at = 0; at < headers; at++) if (ADDRESS_SIGNS.has(source[at] ?? 0)) addressSigns += 1;
  for (let end = source.indexOf(LF); end >= 0 && lines <= MOST_WORK.lines; end = source.indexOf(LF, end + 1)) {
    lines += 1;
    if (source[end + 1] === DASH && source[end + 2] === DASH) dashedLines += 1;
  }
  return { lines, dashedLines, addressSigns };
}

/** Headers end with an empty line. */
function endOfHeaders(source: Uint8Array): number {
  for (let end = source.indexOf(LF); end >= 0; end = source.indexOf(LF, end + 1)) {
    const next = source[end + 1];
    if (next === LF || (next === CR && source[end + 2] === LF)) return end;
  }
  return source.length;
}

const isTooMuch = (work: MailWork): boolean =>
  work.lines > MOST_WORK.lines ||
  work.dashedLines > MOST_WORK.dashedLines ||
  work.addressSigns > MOST_WORK.addressSigns;

/**
 * Every part of a mail: its text, as such and as HTML, then what is attached, and the parts of mails that are. None when
 * it is no mail.
 */
export async function partsOfMail(source: Uint8Array, depth = 1): Promise<TakenApart> {
  if (depth > DEEPEST_MAIL || isTooMuch(workOf(source))) return { parts: [], isTooMuch: true };
  const mail = await takenApart(source);
  if (!mail) return NOTHING;
  const { text, html, attachments } = mail;
  const texts = [text, html && textOfHtml(html)];
  const parts = texts.flatMap((content): MailPart[] => (content ? [{ content, name: '' }] : []));
  const attached: TakenApart[] = [];
  for (const attachment of attachments) attached.push(await partsOf(attachment, depth));
  return {
    parts: [...parts, ...attached.flatMap((each) => each.parts)],
    isTooMuch: attached.some((each) => each.isTooMuch),
  };
}

const NOTHING: TakenApart = { parts: [], isTooMuch: false };

async function takenApart(source: Uint8Array) {
  try {
    return await PostalMime.parse(source, {
      // They are taken apart here, each counted anew.
      forceRfc822Attachments: true,
      maxNestingDepth: DEEPEST_PART,
      maxHeadersSize: MAX_HEADER_BYTES,
    });
  } catch {
    // It is read as a text, which says what is wrong with it.
    return undefined;
  }
}

async function partsOf({ content, filename, mimeType }: Attachment, depth: number): Promise<TakenApart> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  if (mimeType === 'message/rfc822') return partsOfMail(bytes, depth + 1);
  return { ...NOTHING, parts: [{ content: bytes, name: filename ?? '' }] };
}
