import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Placed, PROGRAM, readSources } from '../../scripts/figures/sources';
import { nodesOf, syntaxOf, textOf } from '../../scripts/lib/syntax';

const ROOT = path.resolve(import.meta.dirname, '../..');

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** What declares a name: of some by `id`, of parts of an object, a class or an interface by `key`. */
const DECLARING =
  /^(?:FunctionDeclaration|ClassDeclaration|VariableDeclarator|TSInterfaceDeclaration|TSTypeAliasDeclaration|Property|PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature)$/;

const KIND = 'test/e2e/new-kind';
const kindFiles = readdirSync(path.join(ROOT, KIND)).filter((name) => !name.startsWith('vite.'));
const kindNodes = kindFiles.map((name) => [...nodesOf(syntaxOf(name, read(`${KIND}/${name}`)))]);

function namesOf({ node, within }: Placed): string[] {
  const isPicked = node.type === 'Property' && within.at(-1)?.type === 'ObjectPattern';
  if (!DECLARING.test(node.type)) return [];
  return [node.id ?? node.key, ...(isPicked ? [node.value] : [])].flatMap((part) => textOf(part) ?? []);
}

const declared = new Set(
  [...readSources(ROOT, [...PROGRAM, 'server']).map(({ nodes }) => nodes), ...kindNodes].flatMap((nodes) =>
    nodes.flatMap(namesOf),
  ),
);

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/** Names of the language itself, and of files that are made. */
const OTHERS = ['Math.random', '.txg', 'settings.json'];

const PLACES = ['', 'src-shared', 'src-renderer', 'src-main', 'src-shared/puzzles'];

function isThere(name: string): boolean {
  if (OTHERS.includes(name)) return true;
  const script = /^npm run ([\w-]+)$/.exec(name)?.[1];
  if (script !== undefined) return script in scripts;
  if (name.includes('/')) return PLACES.some((place) => existsSync(path.join(ROOT, place, name)));
  return name.split('.').every((part) => declared.has(part));
}

/** What stands in backticks in a text, outside blocks of code. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
];

/** What is for who runs a server names what is on their machine. */
const documents = readdirSync(path.join(ROOT, 'docs')).filter((name) => name.endsWith('.md') && name !== 'server.md');

describe.each(['ARCHITECTURE.md', ...documents.map((name) => `docs/${name}`)])('%s', (file) => {
  it('names only what is there', () => {
    const names = namesIn(read(file));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });
});

it('a name that nothing declares is found', () => {
  expect(
    namesIn('`Session.after`, `Session.nowhere`\n```\n`code`\n```\n`src-main/nowhere/`').filter(
      (name) => !isThere(name),
    ),
  ).toEqual(['Session.nowhere', 'src-main/nowhere/']);
});
