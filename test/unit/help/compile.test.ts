import { describe, expect, it } from 'vitest';
import type { DrawnFigure } from '../../../src-shared/help/figures/compile';
import { SUBJECTS } from '../../../src-renderer/stage/subjects';
import { compileHelp } from '../../../scripts/help/compile';
import { uncovered } from '../../../scripts/help/coverage';
import type { FigureParser } from '../../../scripts/help/parse-topic';
import { problemText } from '../../../scripts/help/problem';

const front = (more = ''): string => `---\ntitle: Loops\norder: 1\n${more}---\n`;
const topic = (path: string, body: string, more = '') => ({ path, source: front(more) + body });

const FIGURE: DrawnFigure = {
  alt: 'six tiles',
  caption: 'A ring.',
  tiles: [],
  ghosts: [],
  beside: [],
  marks: {},
  lit: [],
};
const anyFigure: FigureParser = () => ({ ok: true, figure: FIGURE });
const noFigure: FigureParser = () => ({ ok: false, problems: ['tile 57 is none', 'A is not forced'] });

const problemsOf = (files: Parameters<typeof compileHelp>[0], parseFigure = anyFigure): string[] =>
  compileHelp(files, parseFigure).problems.map(problemText);

const missing = (covers: string): string[] =>
  uncovered(compileHelp([topic('rules/a.md', '', `covers: [${covers}]\n`)]).help);

describe('a topic', () => {
  const { help, problems } = compileHelp(
    [
      topic(
        'rules/loops.md',
        '\nA *loop* counts twice.\n\n## How long\n\nSee [lines](lines.md#how-long).\n',
        'keywords: [ring]\n',
      ),
      topic(
        'rules/lines.md',
        '\n## How long\n\n[Loops](../rules/loops.md), [above](#how-long), [makers](https://www.tantrix.com/)\n',
      ),
    ],
    anyFigure,
  );
  const [lines, loops] = help.topics;

  it('has no problems', () => {
    expect(problems).toEqual([]);
  });

  it('bears what stands at its head', () => {
    expect(loops).toMatchObject({ id: 'loops', section: 'rules', title: 'Loops', keywords: ['ring'] });
  });

  it('has headings that links find', () => {
    expect(loops?.headings).toEqual([{ slug: 'how-long', words: 'How long' }]);
    expect(JSON.stringify(loops?.body)).toContain('"dataHeading":"how-long"');
  });

  it('is searched by all its words', () => {
    expect(loops?.text).toBe('A loop counts twice.\nHow long\nSee lines.');
  });

  it('leads by its links to topics, headings and outside', () => {
    const links = [...JSON.stringify([loops?.body, lines?.body]).matchAll(/"href":"(.*?)"/g)].map(([, href]) => href);
    expect(links).toEqual(['help:lines#how-long', 'help:loops', 'help:lines#how-long', 'https://www.tantrix.com/']);
  });

  it('says nothing of where it was written', () => {
    expect(JSON.stringify(help)).not.toContain('"position"');
  });
});

describe('the contents', () => {
  it('go by section, then by order, then by name', () => {
    const files = [
      topic('problems/b.md', ''),
      topic('rules/d.md', ''),
      topic('rules/c.md', ''),
      { path: 'rules/e.md', source: front().replace('order: 1', 'order: 0') },
      topic('playing/z.md', ''),
    ];
    expect(compileHelp(files).help.topics.map(({ id }) => id)).toEqual(['z', 'e', 'c', 'd', 'b']);
  });
});

describe('a figure', () => {
  const source = '\n```figure\nalt: six tiles\ntiles: |\n  1 0,0 0\n```\n';

  it('is kept as it was read, and has its place in the text', () => {
    const [first] = compileHelp([topic('rules/a.md', source)], anyFigure).help.topics;
    expect(first?.figures).toEqual([FIGURE]);
    expect(first?.text).toBe('A ring.');
    expect(JSON.stringify(first?.body)).toMatch(/"tagName":"figure","properties":\{"dataFigure":0\},"children":\[\]/);
  });

  it('that is wrong is told of with its line', () => {
    expect(problemsOf([topic('rules/a.md', source)], noFigure)).toEqual([
      'rules/a.md:6 the figure: tile 57 is none',
      'rules/a.md:6 the figure: A is not forced',
    ]);
  });

  it('that is no YAML is told of', () => {
    expect(problemsOf([topic('rules/a.md', '\n```figure\nalt: [\n```\n')])[0]).toMatch(
      /^rules\/a\.md:6 the figure is no YAML/,
    );
  });
});

describe('what nobody explains', () => {
  it('is told of, command by command, dialog by dialog, error by error', () => {
    expect(missing('command:print')).toEqual(SUBJECTS.filter((subject) => subject !== 'command:print'));
  });

  it('is not an error whose group is explained', () => {
    expect(missing('error:save')).toEqual(SUBJECTS.filter((subject) => !subject.startsWith('error:save.')));
  });
});

describe('what is wrong', () => {
  it.each([
    ['a link to no topic', '\nsee\n[x](y.md)', 'rules/a.md:7 no topic y.md'],
    ['a link to no heading', '\n[x](#y)', 'rules/a.md:6 no heading #y'],
    ['a link outside that nobody agreed to', '\n[x](https://example.org/)', /^rules\/a\.md:6 https:\/\/example\.org\//],
    ['a link that runs a script', '\n[x](javascript:alert)', /^rules\/a\.md:6 javascript:alert is not on the list/],
    ['HTML', '\n<b>x</b>', 'rules/a.md:6 no HTML, please'],
    ['a picture', '\n![x](y.png)', /^rules\/a\.md:6 no pictures/],
    ['a second title', '\n# x', /^rules\/a\.md:6 the title is the only/],
  ])('%s is told of', (_, body, problem) => {
    expect(problemsOf([topic('rules/a.md', body)])[0]).toMatch(problem);
  });

  it.each([
    ['no front matter', { path: 'rules/a.md', source: 'x' }, 'rules/a.md:1 the front matter is missing'],
    ['no title', { path: 'rules/a.md', source: '---\norder: 1\n---\n' }, /^rules\/a\.md:1 the front matter: title/],
    ['another word', topic('rules/a.md', '', 'color: red\n'), /^rules\/a\.md:1 the front matter: color/],
    ['an unknown section', topic('cooking/a.md', ''), 'cooking/a.md:1 a topic is SECTION/ID.md'],
    ['a name that is a section', topic('rules/puzzles.md', ''), 'rules/puzzles.md:1 a topic is SECTION/ID.md'],
    ['an unknown command', topic('rules/a.md', '', 'covers: [command:fly]\n'), /covers command:fly, which the program/],
    ['an unknown error', topic('rules/a.md', '', 'covers: [error:save.oops]\n'), /covers error:save\.oops, which/],
    ['a subject at no heading', topic('rules/a.md', '', 'covers: ["command:print#x"]\n'), /covers #x: no heading/],
  ])('%s is told of', (_, file, problem) => {
    expect(problemsOf([file])[0]).toMatch(problem);
  });

  it('two topics of one name, or about one subject, are told of', () => {
    const files = [
      topic('rules/a.md', '', 'covers: [error:save]\n'),
      topic('strategy/a.md', '', 'covers: [error:save]\n'),
    ];
    expect(problemsOf(files)).toEqual([
      'strategy/a.md:1 rules/a.md has the same name',
      'strategy/a.md:1 covers error:save, which a does already',
    ]);
  });
});
