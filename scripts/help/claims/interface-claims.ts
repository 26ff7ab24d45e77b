import type { Emphasis, InlineCode, ListItem, Nodes, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { en as mainWords } from '../../../src-main/words/en';
import { en } from '../../../src-renderer/words/en';
import { ClaimError } from '../../../src-shared/help/figures/claim-words';
import type { Report } from '../problem';
import type { Claims } from './claim';
import { COMMAND_FACTS, MENU_NAMES, plain } from './commands';

/** What the manual calls by a name has to be called so in the window. */

const textsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(textsIn);

const PLACEHOLDER = /\{\{.*?\}\}/g;

/** Everything that the person can read in the program, whole; what is filled in, left out. */
const NAMES = new Set([en, mainWords].flatMap(textsIn).map((text) => plain(text.replaceAll(PLACEHOLDER, ''))));

/** What can be claimed of commands by a link. */
export const INTERFACE_CLAIMS: Claims = {
  /** `key/undo`: the key of a command; of several the first, or that which has the given number. */
  key: (words) => {
    const id = words.word();
    const keys = COMMAND_FACTS.find((command) => command.id === id)?.keys ?? [];
    const key = keys[words.isEmpty ? 0 : words.number() - 1];
    if (key === undefined) throw new ClaimError(`the command ${id} has no such key`);
    return key;
  },
  /** `mnemonic/file`: the keys that open a menu. */
  mnemonic: (words) => {
    const id = words.word();
    const menu = MENU_NAMES.find((each) => each === id);
    if (!menu) throw new ClaimError(`there is no menu ${id}`);
    return `Alt+${en.mnemonic.menu[menu].toUpperCase()}`;
  },
  /** `named/robots.flint`: words of the window, by their key. */
  named: (words) => {
    const found = words.word().split('.').reduce<unknown>(within, en);
    if (typeof found !== 'string') throw new ClaimError('the window has no such words');
    return plain(found);
  },
};

const within = (words: unknown, key: string): unknown => new Map(Object.entries(words ?? {})).get(key);

/** Between the menu and its item. */
const STEP = ' / ';

/** Holds names in slanted type, paths through menus and the keys that stand behind them against the program. */
export function checkNames(tree: Root, report: Report): void {
  visit(tree, 'emphasis', (node: Emphasis, index, parent) => {
    const words = plain(toString(node));
    const problem = words.includes(STEP) ? pathProblem(words) : nameProblem(words);
    if (problem !== undefined) report(node, problem);
    const keys = parent && index !== undefined ? keysBehind(parent, index) : undefined;
    const keyTrouble = keys && keyProblem(words, keys.value);
    if (keyTrouble !== undefined) report(keys, keyTrouble);
  });
}

/** A term is slanted, too; it begins with a small letter. */
const nameProblem = (words: string): string | undefined =>
  /^\p{Lu}/u.test(words) && !NAMES.has(words) ? `'${words}' is nowhere in the program` : undefined;

function pathProblem(path: string): string | undefined {
  const [menu = '', ...rest] = path.split(STEP);
  const name = MENU_NAMES.find((each) => en.menu[each] === menu);
  if (!name) return `there is no menu '${menu}'`;
  const [item = '', ...others] = rest.map(plain);
  if (!COMMAND_FACTS.some((command) => command.menu === name && command.words === item))
    return `the menu ${menu} has no '${item}'`;
  const stray = others.find((words) => !NAMES.has(words));
  return stray === undefined ? undefined : `'${stray}' is nowhere in the program`;
}

/** The keys in brackets behind a name: `*Edit / Undo* (`Ctrl+Z`)`. */
function keysBehind(parent: Parents, index: number): InlineCode | undefined {
  const [between, keys]: (Nodes | undefined)[] = parent.children.slice(index + 1, index + 3);
  return between?.type === 'text' && /^\s\($/.test(between.value) && keys?.type === 'inlineCode' ? keys : undefined;
}

function keyProblem(words: string, keys: string): string | undefined {
  const item = words.split(STEP).at(-1) ?? '';
  const called = COMMAND_FACTS.filter((command) => command.words === item);
  const isTrue = called.length === 0 || called.some((command) => command.keys.includes(keys));
  return isTrue
    ? undefined
    : `'${item}' has the keys ${called.flatMap((command) => command.keys).join(', ') || 'none'}`;
}

/** In the topic of a dialog, what a list begins with in heavy type is the label of a field, or several. */
export function checkLabels(tree: Root, report: Report): void {
  visit(tree, 'listItem', ({ children: [first] }: ListItem) => {
    const label = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (label?.type !== 'strong') return;
    for (const words of toString(label).split(', ').map(plain)) {
      if (!NAMES.has(words)) report(label, `'${words}' is nowhere in the program`);
    }
  });
}

/**
 * Keys in heavy type below a heading are those of the commands that it explains.
 *
 * @param covers what the topic says it explains, as `command:undo#undo`
 */
export function checkKeys(tree: Root, covers: readonly string[], report: Report): void {
  let explained: readonly string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') explained = keysExplained(covers, String(node.data?.hProperties?.dataHeading ?? ''));
    if (node.type !== 'strong' || explained.length === 0) return;
    for (const part of node.children) {
      if (part.type === 'inlineCode' && !explained.includes(part.value))
        report(part, `the keys are ${explained.join(', ')}`);
    }
  });
}

const keysExplained = (covers: readonly string[], slug: string): string[] =>
  COMMAND_FACTS.filter(({ id }) => covers.includes(`command:${id}#${slug}`)).flatMap(({ keys }) => keys);
