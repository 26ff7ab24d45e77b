import { checksumHex } from './checksum';

/** What all kinds of .txg have in common: a mark with a version in the first line, a check in the last. */
const CHECK_DIGITS = 16;

export type EnvelopeProblem = 'notAGame' | 'newerVersion' | 'cutOff' | 'damaged';

/** The lines with the check that belongs to them; all ended by LF. */
export function withCheck(lines: readonly string[]): string {
  const text = lines.map((line) => `${line}\n`).join('');
  return `${text}check ${checksumHex(text, CHECK_DIGITS)}\n`;
}

/** The lines of a text, whatever ends them (LF, CR LF or CR), without a byte order mark. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);

/** The place of the last line that says anything: the check, in a whole file. */
export const checkAt = (lines: readonly string[]): number => lines.findLastIndex((line) => line.trim() !== '');

/** The version that the first line says; the lines are those of a file in which nothing is wrong with it. */
export const versionIn = (lines: readonly string[]): number => Number((lines[0] ?? '').trimEnd().split(' ')[1]);

/**
 * What is wrong with a file as a whole; undefined when nothing is.
 *
 * @param mark the word that its first line begins with
 * @param newest the newest version of it that is read
 */
export function envelopeProblem(lines: readonly string[], mark: string, newest: number): EnvelopeProblem | undefined {
  const [word, version, ...rest] = (lines[0] ?? '').trimEnd().split(' ');
  if (word !== mark || rest.length > 0 || !/^[1-9]\d{0,5}$/.test(version ?? '')) return 'notAGame';
  if (Number(version) > newest) return 'newerVersion';
  const end = checkAt(lines);
  const check = /^check ([0-9a-f]+)\s*$/.exec(lines[end] ?? '')?.[1];
  if (check?.length !== CHECK_DIGITS) return 'cutOff';
  const covered = lines.slice(0, end).map((line) => `${line}\n`);
  return checksumHex(covered.join(''), CHECK_DIGITS) === check ? undefined : 'damaged';
}
