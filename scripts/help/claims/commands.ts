import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { en } from '../../../src-renderer/words/en';

/** The commands as the program's own tables have them. They are read, not run: they bring the whole page along. */

export const MENU_NAMES = ['file', 'edit', 'view', 'help'] as const;
type MenuName = (typeof MENU_NAMES)[number];

export interface CommandFacts {
  readonly id: keyof typeof en.command;
  /** Left out for what stands in no menu. */
  readonly menu: MenuName | undefined;
  /** As a menu shows it, without the dots that announce a dialog. */
  readonly words: string;
  /** As the manual writes them: `Ctrl+Shift+Z`. */
  readonly keys: readonly string[];
}

const RENDERER = path.resolve(import.meta.dirname, '../../../src-renderer');

/** Each room lists its own. */
const TABLES = readdirSync(RENDERER, { encoding: 'utf8', recursive: true }).filter((name) =>
  /[/\\](?:table-)?commands\.ts$/.test(name),
);

/** What is written of an expression that is wrapped in assertions of type. */
interface Written {
  readonly expression?: object | boolean;
  readonly properties?: readonly { readonly key?: { readonly name?: string }; readonly value?: Written }[];
  readonly elements?: readonly (object | null)[];
}

function bare(node: object): Written {
  const written: Written = node;
  return typeof written.expression === 'object' ? bare(written.expression) : written;
}

function commandsIn(name: string): CommandFacts[] {
  const file = path.join(RENDERER, name);
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const tables = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.flatMap(({ init }) => (init ? [bare(init)] : []))
      : [],
  );
  return tables.flatMap(({ properties = [] }) =>
    properties.flatMap(({ key, value }) => (value && isCommand(key?.name) ? [factsOf(key.name, value)] : [])),
  );
}

const isCommand = (name: string | undefined): name is keyof typeof en.command =>
  name !== undefined && Object.hasOwn(en.command, name);

function factsOf(id: keyof typeof en.command, { properties = [] }: Written): CommandFacts {
  const elements = (name: string): readonly string[] =>
    (properties.find(({ key }) => key?.name === name)?.value?.elements ?? []).map(textOf);
  const [menu] = elements('menu');
  return {
    id,
    menu: MENU_NAMES.find((each) => each === menu),
    words: plain(en.command[id]),
    keys: elements('keys').map(asWritten),
  };
}

const textOf = (element: object | null): string =>
  element && 'value' in element && typeof element.value === 'string' ? element.value : '';

/** Words of the interface without what the manual leaves out: dots and the like at the end, curved apostrophes. */
export const plain = (words: string): string =>
  words
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/[….,:;\s]+$/, '')
    .trim();

const KEY_NAMES: Readonly<Record<string, string>> = {
  $mod: 'Ctrl',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Keys as the manual writes them; a plus is a key of its own where nothing stands before it. */
const asWritten = (keys: string): string =>
  keys
    .split(/(?<=.)\+/)
    .map((key) => KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join('+');

/** All commands, room by room. */
export const COMMAND_FACTS: readonly CommandFacts[] = TABLES.flatMap(commandsIn);
