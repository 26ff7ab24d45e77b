import { makeTxg, type RecordedGame } from '../../src-shared/record';
import { checksumHex } from '../../src-shared/record/checksum';

/** The lines of a file with the check that belongs to them, whatever they say. */
export function signed(lines: readonly string[]): string {
  const text = lines.map((line) => `${line}\n`).join('');
  return `${text}check ${checksumHex(text, 16)}\n`;
}

/** The lines of a record's file without the check. */
export const linesOf = (record: RecordedGame): string[] => makeTxg(record).split('\n').slice(0, -2);

/** A record's file in which some line says something else, its check made to agree. */
export const withLine = (record: RecordedGame, start: string, line: string): string =>
  signed(linesOf(record).map((each) => (each.startsWith(start) ? line : each)));
