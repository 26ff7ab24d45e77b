import { isReference, listIn, nodesOf, requestOf, type SyntaxNode, syntaxOf, textOf } from '../lib/syntax';

/** Taking a room out of a file that lists what rooms bring: its imports, and the entries that use them. */

/** Text that comes in the place of a part of a source. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const LISTS = ['ArrayExpression', 'ObjectExpression'];

/**
 * The source without what it lists of a room: entries of lists, and elements that stand alone among others. What else uses
 * the room stays, and is left without its import.
 *
 * @param file from the root of the repository
 * @param room its folder, from there, too
 */
export function withoutRoom(file: string, source: string, room: string): string {
  const program = syntaxOf(file, source);
  const imports = listIn(program.body).filter(({ type }) => type === 'ImportDeclaration');
  const gone = imports.filter((one) => `${requestOf(file, textOf(one.source) ?? '')}/`.startsWith(`${room}/`));
  const names = new Set(gone.flatMap(localNames));
  const lists = new Map<SyntaxNode, Set<SyntaxNode>>();
  const elements = new Set<SyntaxNode>();
  for (const { node, within } of nodesOf(program)) {
    if (!names.has(textOf(node) ?? '') || !isReference(node, within.at(-1)) || within.some(isImport)) continue;
    const at = within.findIndex(({ type }) => LISTS.includes(type));
    const list = within[at];
    const entry = within[at + 1] ?? node;
    const [around, element] = within.slice(-3);
    if (list) lists.set(list, (lists.get(list) ?? new Set()).add(entry));
    else if (element && isElement(element) && isElement(around)) elements.add(element);
  }
  const shorter = changed(source, [
    ...gone.map(({ start, end }) => ({ start, end, text: '' })),
    ...[...elements].map(({ start, end }) => ({ start, end, text: '' })),
    ...[...lists].map(([list, entries]) => shortened(source, list, entries)),
  ]);
  return gone.length > 0 ? withoutDeadImports(file, shorter) : source;
}

const isImport = ({ type }: SyntaxNode): boolean => type === 'ImportDeclaration';
const isElement = (node: SyntaxNode | undefined): boolean =>
  node?.type === 'JSXElement' || node?.type === 'JSXFragment';

const localNames = (declaration: SyntaxNode): string[] =>
  listIn(declaration.specifiers).flatMap(({ local }) => textOf(local) ?? []);

/** A list with those of its entries that are left. */
function shortened(source: string, list: SyntaxNode, gone: ReadonlySet<SyntaxNode>): Change {
  const kept = listIn(list.elements ?? list.properties).filter((entry) => !gone.has(entry));
  const text = kept.map(({ start, end }) => source.slice(start, end)).join(', ');
  return { start: list.start, end: list.end, text: list.type === 'ArrayExpression' ? `[${text}]` : `{ ${text} }` };
}

const changed = (source: string, changes: readonly Change[]): string =>
  changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end), source);

/** What was imported for the entries alone is no fault of the rooms that are left. */
function withoutDeadImports(file: string, source: string): string {
  const program = syntaxOf(file, source);
  const used = new Set<string>();
  for (const { node, within } of nodesOf(program)) {
    const name = textOf(node);
    if (name !== undefined && isReference(node, within.at(-1)) && !within.some(isImport)) used.add(name);
  }
  const changes = listIn(program.body)
    .filter(isImport)
    .flatMap((one): Change[] => {
      const specifiers = listIn(one.specifiers);
      const kept = specifiers.filter(({ local }) => used.has(textOf(local) ?? ''));
      if (kept.length === specifiers.length) return [];
      const { start, end } = one;
      return [{ start, end, text: kept.length === 0 ? '' : importOf(source, one, kept) }];
    });
  return changed(source, changes);
}

function importOf(source: string, { importKind, source: from }: SyntaxNode, specifiers: readonly SyntaxNode[]): string {
  const textIn = ({ start, end }: SyntaxNode): string => source.slice(start, end);
  const named = specifiers.filter(({ type }) => type === 'ImportSpecifier').map(textIn);
  const others = specifiers.filter(({ type }) => type !== 'ImportSpecifier').map(textIn);
  const parts = [...others, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ');
  const kind = importKind === 'type' ? 'type ' : '';
  return `import ${kind}${parts} from ${JSON.stringify(textOf(from))};`;
}
