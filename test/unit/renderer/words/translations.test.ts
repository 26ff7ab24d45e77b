import '../../../support/tables';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { MAIN_WORDS, say, setLanguage as speakInMain } from '../../../../src-main/words/words';
import { type CommandId, menuGroups, MENUS } from '../../../../src-renderer/stage/commands';
import { de } from '../../../../src-renderer/words/de';
import { en } from '../../../../src-renderer/words/en';
import { es } from '../../../../src-renderer/words/es';
import { fr } from '../../../../src-renderer/words/fr';
import { hu } from '../../../../src-renderer/words/hu';
import { nl } from '../../../../src-renderer/words/nl';
import { speak } from '../../../../src-renderer/words/words';
import { type Language, LANGUAGES, languageFor } from '../../../../src-shared/languages';
import { shownAtOnce } from '../../../support/shown-commands';
import { t } from '../../../support/words';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PAGE = { en, de, fr, es, hu, nl };

type Texts = ReadonlyMap<string, string>;

/** All texts of a language, by their keys. */
const textsIn = (words: object, under = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? textsIn(value, `${under}${key}.`) : [[under + key, String(value)]],
  );

/** The words of the page and of main; those of main stand under `main`, which no key of the page is called. */
const textsOf = (language: Language): Texts =>
  new Map([...textsIn(PAGE[language]), ...textsIn(MAIN_WORDS[language], 'main.')]);
const ENGLISH = textsOf('en');
const OTHERS = LANGUAGES.filter((language) => language !== 'en').map((language) => ({
  language,
  texts: textsOf(language),
}));

/** A form of a sentence about what is open, which English does without. */
const FORM = /_(game|puzzle|pattern)$/;
const englishOf = (key: string): string => ENGLISH.get(key) ?? ENGLISH.get(key.replace(FORM, '')) ?? '';
const isForm = (key: string): boolean => FORM.test(key) && !ENGLISH.has(key) && englishOf(key).includes('{{what}}');

const BLANK = /\{\{\w+\}\}/g;
/** The blanks of a text; a language whose words for what is open differ in gender may do without that one. */
const blanksOf = (text: string): string[] =>
  [...new Set(text.match(BLANK))].filter((blank) => blank !== '{{what}}').toSorted();

/** Names and signs, which are the same everywhere. */
const NAMES =
  /Tantrix|Gobble|Electron|Chromium|Extended Discovery|Discovery|Rainbow|Xtreme|Mason|Thorn|Orbit|Flint|STARTTLS|TLS|OK/g;
/** Keys of the keyboard, and letters that stand for something. */
const SIGNS = /^(keys|colourLetter|mnemonic)\./;
const says = (key: string, text: string): boolean =>
  !SIGNS.test(key) && /\p{L}/u.test(text.replaceAll(BLANK, '').replaceAll(NAMES, ''));

/** Words that a language shares with English. */
const SHARED: Readonly<Record<Language, string>> = {
  en: '',
  de: 'Animation|Chat|Code {{code}}|Computer|Index|Name|Normal|Online|Partner|Pause|Port|Server|Sharesets|Version {{version}}|{{name}}: {{count}} s',
  fr:
    '{{count}} point|{{count}} points|{{number}} puzzle|{{number}} puzzles|Animation|Code {{code}}|Collections|Expert|Index|Invitation|Menus|Orientation|Pages|Pause|Place|Port|Portrait|' +
    'Puzzle|Puzzles|puzzle|Score|Scores|Services|Solitaires|Table|Version {{version}}|Volume|Place {{place}}|Triangle',
  es: 'Chat|Tutorial|Tutorial…|Zoom|{{name}}: {{count}} s',
  hu: 'Online|Partner|Port',
  nl: 'Beginner|Code {{code}}|Computer|Expert|Help|Hint|Index|Later|Letters|Online|Partner|Printer|Score|Server|Sharesets|Solitaires|Studies|Volume|Zoom|{{name}}: {{count}} s|Beginner (computer)|Race',
};

describe.each(OTHERS)('the words of $language', ({ language, texts }) => {
  it('have the keys of English', () => {
    expect([...texts.keys()].filter((key) => !isForm(key)).toSorted()).toEqual([...ENGLISH.keys()].toSorted());
  });

  it('have its blanks', () => {
    expect([...texts].filter(([key, text]) => blanksOf(text).join() !== blanksOf(englishOf(key)).join())).toEqual([]);
  });

  it('say something, without straight quotes, double spaces, or blanks that are not closed', () => {
    const wrong = /^$|["'`]| {2}|^\s|\s$|\{\{(?!\w+\}\})|(?<!\w)\}\}|TODO/;
    expect([...texts].filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  it('are its own, but for those it shares', () => {
    const same = [...texts]
      .filter(([key, text]) => ENGLISH.get(key) === text && says(key, text))
      .map(([, text]) => text);
    expect([...new Set(same)].toSorted()).toEqual(SHARED[language].split('|').toSorted());
  });

  it('name all items of a menu otherwise, with a letter that stands in the words and is its own among those shown', () => {
    const { menu, command, mnemonic } = PAGE[language];
    const letters: Readonly<Partial<Record<CommandId, string>>> = mnemonic.command;
    const item = (id: CommandId) => ({ words: command[id], letter: letters[id] ?? 'none' });
    const bar = MENUS.map((id) => ({ words: menu[id], letter: mnemonic.menu[id] }));
    const all = [bar, ...MENUS.map((id) => menuGroups(id).flat().map(item))];
    for (const group of all) {
      expect(group.filter(({ words, letter }) => !words.toLowerCase().includes(letter))).toEqual([]);
      expect(new Set(group.map(({ words }) => words)).size).toBe(group.length);
    }
    for (const shown of [bar, ...MENUS.flatMap((id) => shownAtOnce(id).map((ids) => ids.map(item)))]) {
      expect(new Set(shown.map(({ letter }) => letter)).size).toBe(shown.length);
    }
  });

  it('tell the letters of the colours apart', () => {
    const letters = Object.values(PAGE[language].colourLetter);
    expect(letters.every((letter) => /^\p{Lu}\p{Ll}?$/u.test(letter))).toBe(true);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('have the forms that its plurals ask for', () => {
    const rules = new Intl.PluralRules(language);
    // Nothing here is counted further. What counts none may have words of its own.
    const asked = [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))].toSorted();
    const keys = [...texts.keys()];
    const counted = new Set(keys.flatMap((key) => /^(.*)_(?:one|two|few|many|other)$/.exec(key)?.[1] ?? []));
    const formsOf = (stem: string) =>
      ['one', 'two', 'few', 'many', 'other'].filter((form) => texts.has(`${stem}_${form}`));
    expect(counted.size).toBeGreaterThan(10);
    expect([...counted].filter((stem) => formsOf(stem).toSorted().join() !== asked.join())).toEqual([]);
  });
});

const filled = (text: string, count: number): string => text.replace('{{count}}', String(count));

describe('counting', () => {
  afterAll(() => speak('en'));

  it.each(LANGUAGES)('has words for none, one and more in %s', async (language) => {
    await speak(language);
    const { bag_zero: none, bag_one: one, bag_other: other } = PAGE[language].status;
    const said = [0, 1, 2, 44].map((count) => t('status.bag', { count }));
    expect(said).toEqual([none, filled(one, 1), filled(other, 2), filled(other, 44)]);
  });

  it('goes by the language that was asked for last', async () => {
    // Words that were not read yet come later than those of English.
    vi.resetModules();
    const anew = await import('../../../../src-renderer/words/words');
    await anew.loadWords();
    await Promise.all([anew.speak('fr'), anew.speak('en')]);
    expect(anew.wordsNow()('button.close')).toBe(en.button.close);
    await Promise.all([anew.speak('en'), anew.speak('hu'), anew.speak('de')]);
    expect(anew.wordsNow()('button.close')).toBe(de.button.close);
  });
});

describe('main', () => {
  afterAll(() => speakInMain('en'));

  it.each(LANGUAGES)('speaks %s', (language) => {
    speakInMain(language);
    expect(say('open.button')).toBe(MAIN_WORDS[language].open.button);
    expect(say('mac.hide', { program: 'Tantrix' })).toBe(
      MAIN_WORDS[language].mac.hide.replace('{{program}}', 'Tantrix'),
    );
  });
});

describe('the language of the system', () => {
  it.each<[readonly string[], Language]>([
    [['de-AT', 'en'], 'de'],
    [['de_CH.UTF-8'], 'de'],
    [['', 'ja', 'pt-BR', 'hu', 'fr'], 'hu'],
    [['NL'], 'nl'],
    [['c', 'en-US'], 'en'],
    [['constructor', 'ja'], 'en'],
    [[], 'en'],
  ])('is of %j %s', (tags, language) => {
    expect(languageFor(tags)).toBe(language);
  });
});

/** The sources of a folder, but for its words. */
function sourcesIn(folder: string): string[] {
  const files = readdirSync(path.join(ROOT, folder), { encoding: 'utf8', recursive: true });
  return files
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !/^words\/(..\/|..\.ts)/.test(name))
    .map((name) => readFileSync(path.join(ROOT, folder, name), 'utf8'));
}

const escaped = (text: string): string => text.replaceAll(/[.$]/g, String.raw`\$&`);

/** What leads to keys: a text in quotes, one with blanks that hold a name each, and one that asks for all keys under it. */
function waysTo(source: string): RegExp[] {
  const plain = [...source.matchAll(/'([\w.-]+)'(, \{ returnObjects)?/g)].map(
    ([, text = '', isWhole]) => `${escaped(text)}${isWhole ? '(\\..*)?' : ''}`,
  );
  const templates = [...source.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{(?:[^{}`]|\{[^{}]*\})+\})+)`/g)].map(([, text = '']) =>
    escaped(text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})+\}/g, '*')).replaceAll('*', '[$\\w-]+'),
  );
  return [...new Set([...plain, ...templates])].map((each) => new RegExp(`^${each}$`));
}

/** The keys that nothing in a folder leads to. */
function unusedIn(folder: string, words: object): string[] {
  const ways = sourcesIn(folder).flatMap(waysTo);
  const stems = textsIn(words).map(([key]) => key.replace(/_(zero|one|other)$/, ''));
  return [...new Set(stems)].filter((key) => !ways.some((way) => way.test(key)));
}

describe('every key', () => {
  it('of the page is used', () => {
    expect(unusedIn('src-renderer', en)).toEqual([]);
  });
  it('of main is used', () => {
    expect(unusedIn('src-main', MAIN_WORDS.en)).toEqual([]);
  });
  it('that nobody uses is found', () => {
    expect(unusedIn('src-renderer', { nobody: { asks: 'for this' } })).toEqual(['nobody.asks']);
  });
});

it('French keeps its double signs with the word before them', () => {
  const apart = [...textsOf('fr')].filter(([key, text]) => !SIGNS.test(key) && /[^\d] [:;?!]/.test(text));
  expect(apart).toEqual([]);
});
