import path from 'node:path';
import { type FileKind, MAX_BYTES } from '../../src-shared/bridge/bridge';
import { say } from '../words/words';

export interface Filter {
  readonly name: string;
  readonly extensions: string[];
}

/** The extension of each kind of file; it ends a new name. */
export const EXTENSIONS: Readonly<Record<FileKind, string>> = {
  txg: 'txg',
  text: 'txt',
  png: 'png',
  svg: 'svg',
  gif: 'gif',
  zip: 'zip',
  pdf: 'pdf',
  rankings: 'txr',
  csv: 'csv',
};

/** The kinds that are opened as a game; text is imported. */
const GAMES: readonly FileKind[] = ['txg', 'png', 'svg', 'gif'];
const isKind = (name: string): name is FileKind => Object.hasOwn(EXTENSIONS, name);
const KIND_NAMES = Object.keys(EXTENSIONS).filter(isKind);

/** What the person can be asked to open, and the extensions it has. */
const OPENED = {
  games: GAMES.map((kind) => EXTENSIONS[kind]),
  texts: ['txt', 'eml', 'htm', 'html'],
  tables: [EXTENSIONS.rankings, EXTENSIONS.csv],
  // The kinds of picture that the page can show.
  pictures: ['png', 'jpg', 'jpeg', 'webp', 'gif', 'bmp', 'avif'],
} as const satisfies Record<string, readonly string[]>;
export type OpenDialogKind = keyof typeof OPENED;

/** The filters of a dialog that opens files of this kind, in the language of the program. */
export const openFilters = (what: OpenDialogKind): Filter[] => [
  { name: say(`filter.${what}`), extensions: [...OPENED[what]] },
  ...(what === 'games' ? [] : [{ name: say('filter.all'), extensions: ['*'] }]),
];
/** The filter of a dialog that saves a file of this kind, in the language of the program. */
export const saveFilters = (kind: FileKind): Filter[] => [
  { name: say(`filter.${kind}`), extensions: [EXTENSIONS[kind]] },
];

/** The kind of a file by its name. */
function kindOf(file: string): FileKind | undefined {
  const ending = path.extname(file).slice(1).toLowerCase();
  return KIND_NAMES.find((kind) => EXTENSIONS[kind] === ending);
}

/** Whether a file is, by its name, one that can be opened as a game. */
export function isGameFile(file: string): boolean {
  const kind = kindOf(file);
  return kind !== undefined && GAMES.includes(kind);
}

/** The most that is read of a file; what it is called decides. */
export function maxBytesOf(file: string): number {
  // A picture may be attached to a mail.
  const kind = MAIL.test(file) ? 'png' : (kindOf(file) ?? 'text');
  return MAX_BYTES[kind];
}

const MAIL = /\.eml$/i;
