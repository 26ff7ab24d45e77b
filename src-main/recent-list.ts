import path from 'node:path';
import * as v from 'valibot';

const LENGTH = 4;

/** The paths of the files that were open last, the latest first. */
export const RecentListSchema = v.pipe(v.array(v.string()), v.maxLength(LENGTH));

export const withFirst = (list: readonly string[], file: string): string[] =>
  [file, ...without(list, file)].slice(0, LENGTH);

/** The list without a file. */
export const without = (list: readonly string[], file: string): string[] => list.filter((other) => other !== file);

/** The folder of a file as a person writes it. */
export function folderShown(file: string, home: string): string {
  const folder = path.dirname(file);
  const inHome = path.relative(home, folder);
  if (inHome === '') return '~';
  const isOutside = path.isAbsolute(inHome) || inHome.split(path.sep)[0] === '..';
  return isOutside ? folder : path.join('~', inHome);
}
