import { type FoundRecord, formNamed, isAnswerTo, parseRecord } from '../../src-shared/record';
import { textOfHtml } from './html';
import { startsLikeHtml, startsLikeMail } from './content-sniffing';
import { type MailPart, partsOfMail } from './mail';

/** What was read of something that came from outside, and the content it was read from: the whole or a part of a mail. */
export interface ReadContent {
  readonly found: FoundRecord;
  readonly content: Uint8Array | string;
}

/**
 * Reads a game out of a text image, a picture, a saved page, or the source of a mail that has one in its text or
 * attached to it.
 */
export async function readIncoming(content: Uint8Array | string): Promise<ReadContent> {
  if (startsLikeMail(content)) return readMail(content);
  const whole = readingOf({ content, name: '' });
  if (!startsLikeHtml(content)) return whole;
  return bestOf([readingOf({ content: textOfHtml(decoded(content)), name: '' }), whole]) ?? whole;
}

/**
 * A mail is read by its parts; only where none holds a game, as a text of its own, for it may only begin like a mail. What
 * is too much is said only where nothing else of the mail holds a game.
 */
async function readMail(content: Uint8Array | string): Promise<ReadContent> {
  const source = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { parts, isTooMuch } = await partsOfMail(source);
  const readings = parts.map(readingOf);
  const inParts = bestOf(readings);
  if (inParts?.found.ok) return inParts;
  const whole = readingOf({ content, name: '' });
  const best = bestOf([...readings, whole]) ?? whole;
  if (best.found.ok || !isTooMuch) return best;
  return { found: { ok: false, form: 'text', problem: { code: 'tooMuchWork' } }, content };
}

const readingOf = ({ content, name }: MailPart): ReadContent => ({
  found: parseRecord(content, formNamed(name)),
  content,
});

/** A byte order mark says how the text is written; else it is UTF-8. */
function decoded(content: Uint8Array | string): string {
  if (typeof content === 'string') return content;
  const [first, second] = content;
  const isUtf16 = first === 0xff && second === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(content);
}

/**
 * The reading to go by: the first that holds a game, but of that game the latest. Where none does, the first that is a
 * game gone wrong, rather than something that never was one.
 */
function bestOf(readings: readonly ReadContent[]): ReadContent | undefined {
  const first = readings.find(({ found }) => found.ok);
  if (first) return readings.reduce(later, first);
  return readings.find(({ found }) => !found.ok && !NO_GAMES.has(found.problem.code)) ?? readings[0];
}

const NO_GAMES: ReadonlySet<string> = new Set(['noGame', 'notAGame', 'notAPicture', 'tooLarge']);

function later(best: ReadContent, other: ReadContent): ReadContent {
  if (!best.found.ok || !other.found.ok) return best;
  return isAnswerTo(other.found.record, best.found.record) ? other : best;
}
