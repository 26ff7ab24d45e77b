import GithubSlugger from 'github-slugger';
import type { Root as HastRoot } from 'hast';
import type { Code, Heading as HeadingNode, Link, Node, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parseDocument } from 'yaml';
import type { CompiledFigure, DrawnFigure } from '../../src-shared/help/figures/compile';
import { type Heading, SECTIONS, type ManualSection } from '../../src-shared/help/topics';
import { refuseUnproved, takeClaims } from './claims/inline-claims';
import { checkKeys, checkLabels, checkNames } from './claims/interface-claims';
import { firstLine, type FrontMatter, parseFrontMatter } from './front-matter';
import type { Problem, Report } from './problem';
import { settleProjectPage } from './project-page';

/** A topic as it is written. */
export interface TopicFile {
  /** From the folder of the topics, such as `rules/forced-spaces.md`. */
  readonly path: string;
  readonly source: string;
}

/** Reads the value of a block of language `figure`; gives what is drawn, or what is wrong. */
export type FigureParser = (value: unknown) => CompiledFigure;

/** A topic by itself: its links may still lead nowhere. */
export interface ParsedTopic {
  readonly file: string;
  readonly id: string;
  readonly section: ManualSection;
  readonly front: FrontMatter;
  readonly headings: readonly Heading[];
  readonly text: string;
  /** The first paragraph under each heading, by its slug; the topic's own under the empty name. */
  readonly briefs: ReadonlyMap<string, string>;
  readonly figures: readonly DrawnFigure[];
  /** Changing the address of one changes the body that is made of the topic. */
  readonly links: readonly Link[];
  readonly body: () => HastRoot;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkRehype);

export interface Setting {
  readonly parseFigure: FigureParser;
  /** Where errors are reported, if there is such a page. */
  readonly page: string | undefined;
}

/** Reads one topic; what is wrong with it is added to the problems, and undefined stands for one that cannot be used. */
export function parseTopic(
  { path, source }: TopicFile,
  { parseFigure, page }: Setting,
  problems: Problem[],
): ParsedTopic | undefined {
  const report: Report = (node, message) =>
    void problems.push({ file: path, line: node?.position?.start.line ?? 1, message });
  const tree = markdown.parse(source);
  const head = headOf(path, tree);
  if (typeof head === 'string') {
    report(undefined, head);
    return undefined;
  }
  refuseForeignParts(tree, report);
  settleProjectPage(tree, page);
  refuseUnproved(tree, head.front.told, report);
  takeClaims(tree, report);
  const headings = markHeadings(tree, report);
  checkNames(tree, report);
  if (head.front.covers.some((subject) => subject.startsWith('dialog:'))) checkLabels(tree, report);
  checkKeys(tree, head.front.covers, report);
  return {
    file: path,
    ...head,
    headings,
    figures: takeFigures(tree, parseFigure, report),
    text: wordsOf(tree),
    briefs: briefsOf(tree),
    links: linksOf(tree),
    body: () => withoutPositions(markdown.runSync(tree)),
  };
}

/** What a topic is called and what its front matter says, or what is wrong with these. */
function headOf(path: string, { children: [first] }: Root): Pick<ParsedTopic, 'section' | 'id' | 'front'> | string {
  const [folder, id] = path.replace(/\.md$/, '').split('/');
  const section = SECTIONS.find((each) => each === folder);
  if (!section || !id || !isTopicName(id)) return 'a topic is SECTION/ID.md';
  if (first?.type !== 'yaml') return 'the front matter is missing';
  const front = parseFrontMatter(first.value);
  return typeof front === 'string' ? front : { section, id, front };
}

/** In the tree of contents a topic is told from its section by its name. */
const isTopicName = (id: string): boolean => /^[a-z0-9-]+$/.test(id) && !SECTIONS.some((section) => section === id);

/** What topics must not hold: it would not be drawn, or could not be checked. */
const FOREIGN: Readonly<Record<string, string>> = {
  html: 'no HTML, please',
  image: 'no pictures, please: figures are drawn by the program',
  imageReference: 'no pictures, please: figures are drawn by the program',
  linkReference: 'write the address in the link itself',
  footnoteReference: 'no footnotes, please',
};

function refuseForeignParts(tree: Root, report: Report): void {
  visit(tree, (node) => {
    const objection = FOREIGN[node.type];
    if (objection !== undefined) report(node, objection);
  });
}

function markHeadings(tree: Root, report: Report): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, 'heading', (node: HeadingNode) => {
    if (node.depth === 1) report(node, 'the title is the only heading of depth 1');
    const words = toString(node);
    const slug = slugger.slug(words);
    headings.push({ slug, words });
    // The focus goes there with a link.
    node.data = { hProperties: { dataHeading: slug, tabIndex: -1 } };
  });
  return headings;
}

/**
 * Takes the figures out of the text, and leaves in each one's place an element that names it. A block of language
 * `position` is a figure that nobody sees: it stands there for its claims, beside the sentence that they prove.
 */
function takeFigures(tree: Root, parseFigure: FigureParser, report: Report): DrawnFigure[] {
  const figures: DrawnFigure[] = [];
  visit(tree, 'code', (node, index, parent) => {
    const isShown = node.lang === 'figure';
    if (!(isShown || node.lang === 'position') || index === undefined || !parent) return undefined;
    const figure = figureOf(node, parseFigure, report);
    if (!figure) return undefined;
    if (isShown) parent.children[index] = figureNode(figures.push(figure) - 1, figure);
    else parent.children.splice(index, 1);
    return [SKIP, isShown ? index + 1 : index];
  });
  return figures;
}

/** What a position needs to be a figure, for nobody to see. */
const UNSEEN = { alt: 'not shown', caption: 'not shown' };

function figureOf(node: Code, parseFigure: FigureParser, report: Report): DrawnFigure | undefined {
  const document = parseDocument(node.value);
  for (const error of document.errors) report(node, `the ${node.lang} is no YAML: ${firstLine(error.message)}`);
  if (document.errors.length > 0) return undefined;
  const value: unknown = document.toJS();
  const result = parseFigure(node.lang === 'position' ? { ...UNSEEN, ...asObject(value) } : value);
  if (result.ok) return result.figure;
  for (const problem of result.problems) report(node, `the ${node.lang}: ${problem}`);
  return undefined;
}

const asObject = (value: unknown): object => (typeof value === 'object' && value ? value : {});

/** An empty element in the page; what is said below the figure can be searched. */
const figureNode = (number: number, { caption }: DrawnFigure): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value: caption }],
  data: { hName: 'figure', hProperties: { dataFigure: number }, hChildren: [] },
});

/** Parts that are searched, each a line of text. */
const LINES: readonly string[] = ['paragraph', 'heading', 'tableCell'];

function wordsOf(tree: Root): string {
  const lines: string[] = [];
  visit(tree, (node) => {
    if (LINES.includes(node.type)) lines.push(inOneLine(node));
  });
  return lines.filter((line) => line !== '').join('\n');
}

function briefsOf({ children }: Root): Map<string, string> {
  const briefs = new Map<string, string>();
  let slug = '';
  for (const node of children) {
    if (node.type === 'heading') slug = String(node.data?.hProperties?.dataHeading ?? '');
    const isText = node.type === 'paragraph' && node.data === undefined;
    if (isText && !briefs.has(slug)) briefs.set(slug, withoutSee(inOneLine(node)));
  }
  return briefs;
}

const inOneLine = (node: Node): string => toString(node).replaceAll(/\s+/g, ' ');

/** Where to read on is of no use where nothing can be followed. */
const withoutSee = (text: string): string => text.replaceAll(/(?: See [^.]*\.|: see [^.]*(?=\.))/g, '');

function linksOf(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, 'link', (node) => void links.push(node));
  return links;
}

/** Where each part stood in its file is of no use any more. */
function withoutPositions(tree: HastRoot): HastRoot {
  visit(tree, (node) => void delete node.position);
  return tree;
}
