import { cutAt } from './cut';

/** The longest details of a failure, in UTF-16 units. */
export const MAX_DETAILS = 20_000;

/** What stands where something of the person's stood. */
const LEFT_OUT = '…';

/** A line of a stack: the function, if it has a name, and after the folders its place in the program. */
const FRAME = /^\s+at (?:([^\\/]*?) \()?(?:.*[\\/])?(\S+:\d+|<anonymous>|native|index \d+)\)?$/;
/** Where the path of a file may begin, in a line that holds one: it may go on over blanks and quotation marks. */
const PATH = /(?:['"]|(?<!\S)\S*[\\/]).*/;
const ADDRESS = /[^\s'"<>]{1,64}@[^\s'"<>]+/g;
/** Shorter words would be found everywhere. */
const SHORTEST_SECRET = 3;

/**
 * What a report of an error says: what was thrown, and where in the program; no paths, no mail addresses, and none of
 * the words that are the person's.
 *
 * @param secrets those words; where nobody knows them, the message is left out
 */
export function failureDetails(error: unknown, secrets?: readonly string[]): string {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const lines = cutAt(text, MAX_DETAILS).split('\n');
  const end = lines.findIndex((line) => FRAME.test(line));
  const [message, frames] = end === -1 ? [lines, []] : [lines.slice(0, end), lines.slice(end)];
  const told = secrets ? messageShown(message, secrets) : `${kindOf(error)}: ${LEFT_OUT}`;
  return [told, ...frames.flatMap(frameShown)].join('\n');
}

const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

const messageShown = (lines: readonly string[], secrets: readonly string[]): string =>
  withoutSecrets(lines.map(withoutPath).join('\n').replace(ADDRESS, LEFT_OUT), secrets);

const withoutPath = (line: string): string => (/[\\/]/.test(line) ? line.replace(PATH, LEFT_OUT) : line);

function frameShown(line: string): string[] {
  const [, name, place = ''] = FRAME.exec(line) ?? [];
  return place === '' ? [] : [name === undefined ? `    at ${place}` : `    at ${name} (${place})`];
}

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, LEFT_OUT), text);
