import path from 'node:path';
import { type FileKind, MAX_BYTES } from '../../src-shared/bridge/bridge';

export interface Filter {
  readonly name: string;
  readonly extensions: string[];
}

/** What each kind of file is called in a dialog; the extension ends a new name. */
export const KINDS: Readonly<Record<FileKind, { name: string; extension: string }>> = {
  txg: { name: 'Tantrix games', extension: 'txg' },
  text: { name: 'Text files', extension: 'txt' },
  png: { name: 'PNG pictures', extension: 'png' },
  svg: { name: 'SVG pictures', extension: 'svg' },
  pdf: { name: 'PDF documents', extension: 'pdf' },
  rankings: { name: 'Tantrix rankings', extension: 'txr' },
  csv: { name: 'Tables for spreadsheets', extension: 'csv' },
};

/** The kinds that are opened as a game; text is imported. */
const GAMES: readonly FileKind[] = ['txg', 'png', 'svg'];
const isKind = (name: string): name is FileKind => Object.hasOwn(KINDS, name);
const KIND_NAMES = Object.keys(KINDS).filter(isKind);

export const GAME_FILTERS: readonly Filter[] = [
  { name: 'Tantrix games and pictures of them', extensions: GAMES.map((kind) => KINDS[kind].extension) },
];
export const TEXT_FILTERS: readonly Filter[] = [
  { name: 'Text files and saved mails', extensions: ['txt', 'eml'] },
  { name: 'All files', extensions: ['*'] },
];
export const RANKING_FILTERS: readonly Filter[] = [
  { name: 'Tantrix rankings and tables', extensions: [KINDS.rankings.extension, KINDS.csv.extension] },
  { name: 'All files', extensions: ['*'] },
];
export const filtersOf = (kind: FileKind): readonly Filter[] => [
  { name: KINDS[kind].name, extensions: [KINDS[kind].extension] },
];

/** The kind of a file by its name. */
function kindOf(file: string): FileKind | undefined {
  const ending = path.extname(file).slice(1).toLowerCase();
  return KIND_NAMES.find((kind) => KINDS[kind].extension === ending);
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
