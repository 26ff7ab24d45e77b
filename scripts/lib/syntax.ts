import path from 'node:path';
import { parseSync } from 'vite';

/** A part of a source as its syntax tree has it, by the names of ESTree; TypeScript's own begin with TS. */
export interface SyntaxNode {
  readonly type: string;
  /** Where it stands in the source. */
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

/** The syntax tree of a source. Throws SyntaxError where it is none. */
export function syntaxOf(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message ?? ''}`);
  const root: unknown = program;
  if (!isNode(root)) throw new SyntaxError(`${file}: no program`);
  return root;
}

/** The parts of a node, from its beginning to its end. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .toSorted((a, b) => a.start - b.start);

/** Every node of a tree with those that it lies in, the outermost first. */
export function* nodesOf(
  node: SyntaxNode,
  within: readonly SyntaxNode[] = [],
): Generator<{ node: SyntaxNode; within: readonly SyntaxNode[] }> {
  yield { node, within };
  const deeper = [...within, node];
  for (const child of childrenOf(node)) yield* nodesOf(child, deeper);
}

/** The text that a part of a node is: the name of an identifier, the value of a string. */
export function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  const text = value.name ?? value.value;
  return typeof text === 'string' ? text : undefined;
}

/** The parts of a node that are a list. */
export const listIn = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Whether an identifier stands for a value or a type, and does not only name a part of something else. */
export function isReference(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return false;
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed === true;
  if (parent?.type === 'Property') return parent.value === node || parent.computed === true;
  return parent?.type !== 'JSXAttribute' && parent?.type !== 'PropertyDefinition';
}

/** What an import asks for, from the root of the repository where it is a file of ours. */
export function requestOf(file: string, request: string): string {
  const bare = request.replace(/\?.*$/, '');
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : bare;
}
