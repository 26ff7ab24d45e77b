import type { Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { ClaimError, ClaimWords } from '../../../src-shared/help/figures/claim-words';
import type { FrontMatter } from '../front-matter';
import type { Report } from '../problem';
import type { Claims } from './claim';
import { INTERFACE_CLAIMS } from './interface-claims';
import { PROGRAM_CLAIMS } from './program-claims';
import { PUZZLE_CLAIMS } from './puzzle-claims';
import { RULE_CLAIMS } from './rule-claims';
import { says, type Truth } from './said';
import { TILE_CLAIMS } from './tile-claims';

/**
 * Sentences claim things that the program can check: a claim is a link over the words that make it, such as
 * `[18](claim:links/corner)`. It is held against the engine, and only its words are left.
 */

const CLAIMS: Claims = { ...TILE_CLAIMS, ...RULE_CLAIMS, ...PUZZLE_CLAIMS, ...PROGRAM_CLAIMS, ...INTERFACE_CLAIMS };

const PREFIX = 'claim:';

/**
 * Reports every number in figures that no claim proves.
 *
 * @param told the numbers that only the documents know, or `all` of them
 */
export function refuseUnproved(tree: Root, told: FrontMatter['told'], report: Report): void {
  if (told === 'all') return;
  visit(tree, (node) => {
    if (node.type === 'link' && node.url.startsWith(PREFIX)) return SKIP;
    if (node.type !== 'text') return undefined;
    const unproved = (node.value.match(/\d+/g) ?? []).filter((number) => !told.includes(Number(number)));
    if (unproved.length > 0) report(node, `no claim proves ${unproved.join(', ')}`);
    return undefined;
  });
}

/** Checks all claims of a topic and takes them away; what they say wrong is reported. */
export function takeClaims(tree: Root, report: Report): void {
  visit(tree, 'link', (link: Link, index, parent) => {
    if (!link.url.startsWith(PREFIX) || index === undefined || !parent) return undefined;
    const problem = problemOf(link.url.slice(PREFIX.length), toString(link));
    if (problem !== undefined) report(link, problem);
    parent.children.splice(index, 1, ...link.children);
    return [SKIP, index];
  });
}

function problemOf(claim: string, said: string): string | undefined {
  try {
    const truth = truthOf(claim);
    return says(said, truth) ? undefined : `'${said}' (${claim}): it is ${[truth].flat().join(', ')}`;
  } catch (error) {
    if (!(error instanceof ClaimError || error instanceof RangeError)) throw error;
    return `'${said}' (${claim}): ${error.message}`;
  }
}

function truthOf(claim: string): Truth {
  const [name = '', ...rest] = decodeURI(claim).split('/');
  const find = Object.hasOwn(CLAIMS, name) ? CLAIMS[name] : undefined;
  if (!find) throw new ClaimError('no claim has this name');
  const words = new ClaimWords(rest, { marks: {} });
  const truth = find(words);
  if (!words.isEmpty) throw new ClaimError(`'${words.rest().join('/')}' is too much`);
  return truth;
}
