import { isNode, listIn, type SyntaxNode, textOf } from '../lib/syntax';
import type { Source } from './sources';

/** What files export that they declare themselves. */

const exportsOf = ({ nodes }: Source): SyntaxNode[] =>
  nodes.flatMap(({ node }) => (node.type === 'ExportNamedDeclaration' ? [node] : []));

const namesIn = (declaration: SyntaxNode): string[] =>
  declaration.type === 'VariableDeclaration'
    ? listIn(declaration.declarations).flatMap(({ id }) => textOf(id) ?? [])
    : [textOf(declaration.id) ?? ''];

/** Names that several files declare and export. */
export function sharedNames(sources: readonly Source[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const { declaration } of exportsOf(source)) {
      for (const name of isNode(declaration) ? namesIn(declaration) : [])
        files.set(name, (files.get(name) ?? new Set()).add(source.file));
    }
  }
  return [...files].filter(([, declaring]) => declaring.size > 1).map(([name]) => name);
}

/** Files with a store that others can change: it is exported as a whole, or what sets it is. */
export const openStores = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => exportsOf(source).some((one) => letsOthersSet(one, settersOf(source))))
    .map(({ file }) => file);

function letsOthersSet({ declaration, specifiers }: SyntaxNode, setters: readonly string[]): boolean {
  if (listIn(specifiers).some(({ local }) => setters.includes(textOf(local) ?? ''))) return true;
  const declarators = isNode(declaration) ? listIn(declaration.declarations) : [];
  return declarators.some(({ init }) => isMadeBy(init, 'create') || setters.includes(textOf(init) ?? ''));
}

/** What the file calls the functions that set its stores. */
const settersOf = ({ nodes }: Source): string[] =>
  nodes.flatMap(({ node }) => {
    if (node.type !== 'VariableDeclarator' || !isMadeBy(node.init, 'makeStore') || !isNode(node.id)) return [];
    return listIn(node.id.properties).flatMap(({ key, value }) => (textOf(key) === 'set' ? (textOf(value) ?? []) : []));
  });

const isMadeBy = (init: unknown, name: string): boolean =>
  isNode(init) && init.type === 'CallExpression' && textOf(init.callee) === name;
