import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodesOf, requestOf, type SyntaxNode, syntaxOf, textOf } from '../lib/syntax';

/** A node, and those that it lies in, the outermost first. */
export interface Placed {
  readonly node: SyntaxNode;
  readonly within: readonly SyntaxNode[];
}

/** A file of the program, taken apart. */
export interface Source {
  /** From the root of the repository. */
  readonly file: string;
  readonly lines: number;
  readonly nodes: readonly Placed[];
  /** The files of ours that it imports, types counted. */
  readonly imports: readonly string[];
}

/** Where the program is. */
export const PROGRAM = ['src-shared', 'src-main', 'src-renderer'];

/** Lists of what people read, in six languages, say nothing of how the program is made. */
const IS_WORDS = /\/words\/(?:.*\/)?(?:en|de|fr|es|hu|nl)(?:\.ts|\/)/;

/** All sources in some folders, those of the program where none are named, but for its words. */
export function readSources(root: string, folders: readonly string[] = PROGRAM): Source[] {
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true }).map(
        (name) => `${folder}/${name.split(path.sep).join('/')}`,
      ),
    )
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !IS_WORDS.test(file));
  const known = new Set(files);
  return files.map((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const nodes = [...nodesOf(syntaxOf(file, source))];
    return { file, lines: source.trimEnd().split('\n').length, nodes, imports: importsIn(file, nodes, known) };
  });
}

const IMPORTING = [
  'ImportDeclaration',
  'ImportExpression',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'TSImportType',
];

function importsIn(file: string, nodes: readonly Placed[], known: ReadonlySet<string>): string[] {
  const names = nodes.flatMap(({ node }) => (IMPORTING.includes(node.type) ? (textOf(node.source) ?? []) : []));
  const found = names.flatMap((name) => {
    const place = requestOf(file, name);
    return [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find((each) => known.has(each)) ?? [];
  });
  return [...new Set(found)];
}

/** The folder of the window that a file lies in; undefined of files elsewhere, and of those in no folder. */
export const roomOf = (file: string): string | undefined => /^src-renderer\/([^/]+)\//.exec(file)?.[1];
