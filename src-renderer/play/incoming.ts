import PostalMime, { type Email } from 'postal-mime';
import { type FoundRecord, isLater, isPuzzleRecord, isSameGame, parseRecord } from '../../src-shared/record';
import { kindNamed } from './forms';

/** What was read of something that came from outside, and the content it was read from: the whole or a part of a mail. */
export interface Reading {
  readonly found: FoundRecord;
  readonly content: Uint8Array | string;
}

/** Reads a game out of a text image, a picture, or the source of a mail that has one in its text or attached to it. */
export async function readIncoming(content: Uint8Array | string): Promise<Reading> {
  const whole = readingOf(content, '');
  if (!startsLikeMail(content)) return whole;
  // What only begins like a mail is a text of its own.
  return bestOf([...(await readingsOfMail(content)), whole]) ?? whole;
}

const readingOf = (content: Uint8Array | string, name: string): Reading => ({
  found: parseRecord(content, kindNamed(name)),
  content,
});

/**
 * The first line of a mail is a header, whose text may begin on the next; in a mailbox the line “From …” stands before
 * it.
 */
function startsLikeMail(content: Uint8Array | string): boolean {
  const start = typeof content === 'string' ? content.slice(0, 1000) : new TextDecoder().decode(content.slice(0, 1000));
  return /^\uFEFF?(?:From [^\r\n]*\r?\n)?[\x21-\x39\x3b-\x7e]{1,76}:(?:\r?\n)?[ \t]/.test(start);
}

/** Taking a mail apart costs something for every line, and about a millisecond for every part. */
const MAX_LINES = 2 ** 19;
/** Every part begins below a line that begins like this. */
const MAX_DASHED_LINES = 1000;

function isTooMuchWork(content: Uint8Array | string): boolean {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  let [lines, dashed] = [0, 0];
  for (let end = bytes.indexOf(LF); end >= 0; end = bytes.indexOf(LF, end + 1)) {
    lines += 1;
    if (bytes[end + 1] === DASH && bytes[end + 2] === DASH) dashed += 1;
    if (lines > MAX_LINES || dashed > MAX_DASHED_LINES) return true;
  }
  return false;
}

const LF = 0x0a;
const DASH = 0x2d;

/**
 * Every part of a mail, read: its text, as such and as HTML, then what is attached. None when it cannot be taken apart,
 * or not in good time.
 */
async function readingsOfMail(content: Uint8Array | string): Promise<Reading[]> {
  if (isTooMuchWork(content)) return [];
  try {
    const { text, html, attachments } = await PostalMime.parse(content);
    return [
      ...[text, html && withoutTags(html)].flatMap((part) => (part ? [readingOf(part, '')] : [])),
      ...attachments.map(readAttachment),
    ];
  } catch (error) {
    console.warn('this is no mail', error);
    return [];
  }
}

const readAttachment = ({ content, filename }: Email['attachments'][number]): Reading =>
  readingOf(typeof content === 'string' ? content : new Uint8Array(content), filename ?? '');

const withoutTags = (html: string): string => html.replace(/<[^<>]*>/g, ' ');

/**
 * The reading to go by: the first that holds a game, but of that game the latest. Where none does, the first that is a
 * game gone wrong, rather than something that never was one.
 */
function bestOf(readings: readonly Reading[]): Reading | undefined {
  const first = readings.find(({ found }) => found.ok);
  if (first) return readings.reduce(later, first);
  return readings.find(({ found }) => !found.ok && !NO_GAMES.has(found.problem.code)) ?? readings[0];
}

const NO_GAMES: ReadonlySet<string> = new Set(['noGame', 'notAGame', 'notAPicture', 'tooLarge']);

function later(best: Reading, other: Reading): Reading {
  if (!best.found.ok || !other.found.ok) return best;
  const [a, b] = [best.found.record, other.found.record];
  if (isPuzzleRecord(a) || isPuzzleRecord(b)) return best;
  return isSameGame(a, b) && isLater(b, a) ? other : best;
}
