import { describe, expect, it } from 'vitest';
import { compileHelp } from '../../../scripts/help/compile';
import type { TopicFile } from '../../../scripts/help/parse-topic';
import { problemText } from '../../../scripts/help/problem';
import { readTopics } from '../../../scripts/help/read-topics';
import { numbersIn, says } from '../../../scripts/help/claims/said';

const front = (more = ''): string => `---\ntitle: Loops\norder: 1\n${more}---\n`;

const problemsOf = (files: readonly TopicFile[]): string[] => compileHelp(files).problems.map(problemText);
const problemsIn = (body: string, more = ''): string[] =>
  problemsOf([{ path: 'rules/a.md', source: front(more) + body }]);

const CLAIM = /\[([^\]]+)\]\((claim:[^)]+)\)/g;

/** A claim that stands somewhere in the manual. */
interface Written {
  readonly said: string;
  readonly claim: string;
}

const WRITTEN: Written[] = readTopics().flatMap(({ source }) =>
  [...source.matchAll(CLAIM)].map(([, said = '', claim = '']) => ({ said, claim })),
);

/** The same claim with something else in it. */
const falsified = (said: string): string => {
  const [number] = numbersIn(said);
  return number === undefined ? `${said}x` : String(number + 1);
};

describe('what is said', () => {
  it.each([
    ['18 corners', 18, true],
    ['Six', 6, true],
    ['six or seven', 6, false],
    ['half', 0.5, true],
    ['1, 2 and 3', [1, 2, 3], true],
    ['1, 3 and 2', [1, 2, 3], false],
    ['none', 0, false],
    ['Ctrl+Z', 'Ctrl+Z', true],
    ['Ctrl+Y', 'Ctrl+Z', false],
  ])('as %j holds of %j: %j', (text, truth, holds) => {
    expect(says(text, truth)).toBe(holds);
  });
});

describe('the claims of the manual', () => {
  it('are many', () => {
    expect(WRITTEN.length).toBeGreaterThan(150);
  });

  it('hold', () => {
    const text = WRITTEN.map(({ said, claim }) => `[${said}](${claim})`).join('\n\n');
    expect(problemsIn(`\n${text}\n`)).toEqual([]);
  });

  it('would not hold if they said anything else', () => {
    const text = WRITTEN.map(({ said, claim }) => `[${falsified(said)}](${claim})`).join('\n\n');
    expect(problemsIn(`\n${text}\n`)).toHaveLength(WRITTEN.length);
  });
});

describe('a claim', () => {
  const body = '\nThere are [18](claim:links/corner) corners.\n';

  it('leaves its words and nothing else', () => {
    const [topic] = compileHelp([{ path: 'rules/a.md', source: front() + body }]).help.topics;
    expect(topic?.text).toBe('There are 18 corners.');
    expect(JSON.stringify(topic?.body)).not.toContain('claim');
  });

  it('leaves of a position nothing at all', () => {
    const position = '\n```position\ntiles: |\n  28 0,0 0\nclaims:\n  - played 1\n```\n';
    const { help, problems } = compileHelp([{ path: 'rules/a.md', source: front() + body + position }]);
    expect(problems).toEqual([]);
    expect(help.topics[0]?.figures).toEqual([]);
    expect(help.topics[0]?.text).toBe('There are 18 corners.');
  });

  it.each([
    ['a wrong number', 'There are [17](claim:links/corner).', /^rules\/a\.md:6 '17' \(links\/corner\): it is 18$/],
    ['one of several that is wrong', '[1, 2 and 4](claim:puzzle/discovery-3/numbers)', /it is 1, 2, 3$/],
    ['a wrong level', '[7](claim:puzzle/genius/level)', /it is 8$/],
    ['a wrong limit', '[64](claim:picture-megabytes)', /it is 16$/],
    ['a wrong rank', '[250](claim:new-rank)', /it is 300$/],
    ['a wrong score', '[12](claim:points/loop/12)', /it is 24$/],
    ['a wrong key', '[`Ctrl+Y`](claim:key/undo)', /it is Ctrl\+Z$/],
    ['a wrong name', '[Thor](claim:named/robot.name.thorn)', /it is Thorn$/],
    ['a claim that nobody knows', '[18](claim:corners)', /no claim has this name$/],
    ['a puzzle that nobody knows', '[18](claim:puzzle/x/tiles)', /there is no puzzle 'x'$/],
    ['a word too many', '[56](claim:tiles/red)', /'red' is too much$/],
    ['a word too few', '[18](claim:links)', /a word is missing$/],
    ['a number that no claim proves', 'There are 18 corners.', /no claim proves 18$/],
    ['a menu that is none', '*Game / Undo*', /there is no menu 'Game'$/],
    ['an item of another menu', '*File / Undo*', /the menu File has no 'Undo'$/],
    ['an item that is none', '*Edit / Unplay*', /the menu Edit has no 'Unplay'$/],
    ['a name that is nowhere', 'Press *Begin anew*.', /'Begin anew' is nowhere in the program$/],
    ['keys of another command', '*Edit / Undo* (`Ctrl+Y`)', /'Undo' has the keys Ctrl\+Z, Alt\+Backspace$/],
    ['keys where there are none', '*View / Bag* (`B`)', /'Bag' has the keys none$/],
    ['a wrong position', '```position\ntiles: |\n  28 0,0 0\nclaims:\n  - played 2\n```', /'played 2': it is 1$/],
    ['a position that claims nothing', '```position\ntiles: |\n  28 0,0 0\n```', /it claims nothing/],
  ])('with %s is told of', (_, words, problem) => {
    expect(problemsIn(`\n${words}\n`)).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    ['a label that the dialog has not', '- **Loudness**: how loud.', 'dialog:settings', /'Loudness' is nowhere/],
    [
      'keys of another command below its heading',
      '## Undo\n\n**`Ctrl+Y`**',
      'command:undo#undo',
      /the keys are Ctrl\+Z, /,
    ],
  ])('with %s is told of', (_, words, covers, problem) => {
    expect(problemsIn(`\n${words}\n`, `covers: ['${covers}']\n`)).toEqual([expect.stringMatching(problem)]);
  });

  it('may be left to the documents', () => {
    expect(problemsIn('\nIn 2003 there were 74.\n', 'told: [74, 2003]\n')).toEqual([]);
    expect(problemsIn('\nIn 2003 there were 74.\n', 'told: all\n')).toEqual([]);
    expect(problemsIn('\nIn 2003 there were 75.\n', 'told: [74, 2003]\n')).toHaveLength(1);
  });
});
