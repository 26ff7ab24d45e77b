/** A function of ours that was entered. */
export interface Entered {
  /** From the root of the repository. */
  readonly file: string;
  /** Where it begins there, from 1. */
  readonly line: number;
  readonly column: number;
  /** As the engine calls it; many have no name. */
  readonly name: string;
  readonly calls: number;
}

const placeOf = ({ file, line, column }: Entered): string => `${file}:${line}:${column}`;

/** Sources of ours; words are data, whatever form they have. */
export const isOurs = (file: string): boolean =>
  /^src-(?:main|renderer|shared)\//.test(file) && !file.split('/').includes('words');

/** Each function once, with its calls wherever it runs, sorted by place. */
export function merged(entered: readonly Entered[]): Entered[] {
  const byPlace = new Map<string, Entered>();
  for (const each of entered) {
    const calls = (byPlace.get(placeOf(each))?.calls ?? 0) + each.calls;
    byPlace.set(placeOf(each), { ...each, calls });
  }
  return [...byPlace.values()].toSorted(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}

/** What is entered beyond what is entered anyway. */
export function beyond(entered: readonly Entered[], anyway: readonly Entered[]): Entered[] {
  const known = new Set(anyway.map(placeOf));
  return entered.filter((each) => !known.has(placeOf(each)));
}

/** What a flow enters: by file, where each function begins, its name and its calls. */
export type Listed = Readonly<Record<string, readonly string[]>>;

export function listed(entered: readonly Entered[]): Listed {
  const byFile: Record<string, string[]> = {};
  for (const { file, line, column, name, calls } of entered)
    (byFile[file] ??= []).push(`${line}:${column} ${plainName(name)} ×${calls}`);
  return byFile;
}

/** The bundler numbers what has one name in two files. */
const plainName = (name: string): string => name.replace(/\$\d+$/, '') || '(no name)';
