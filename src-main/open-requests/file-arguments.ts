import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The files that a command line names, by their full paths: what is no switch, and everything after “--”.
 *
 * @param args what follows the program's own name
 * @param folder the one that relative paths start from
 */
export function fileArguments(args: readonly string[], folder: string): string[] {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const named = [...args.slice(0, end).filter((arg) => !arg.startsWith('-')), ...args.slice(end + 1)];
  return named.filter((arg) => arg !== '' && !isInvitation(arg)).map((arg) => path.resolve(folder, plainPath(arg)));
}

/** The longest that is taken; one with many addresses has a few hundred letters. */
const MAX_INVITATION_LENGTH = 400;

/** Whether something that is to be opened is a link that invites to a table. What it says is read where it is used. */
export const isInvitation = (text: string): boolean => /^tantrix:/i.test(text) && text.length <= MAX_INVITATION_LENGTH;

/** Desktops may start a program with the file's URL. */
function plainPath(arg: string): string {
  if (!arg.startsWith('file:')) return arg;
  try {
    return fileURLToPath(arg);
  } catch {
    return arg;
  }
}
