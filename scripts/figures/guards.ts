import { isNode, textOf } from '../lib/syntax';
import type { Placed, Source } from './sources';

/** Where code asks what kind of table it is at, or on which terms: each such place must be found when a kind is added. */

/** What is asked, and the folders whose business it is, wherever they lie. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  // Earlier commits, which figures are compared with, asked it so.
  isPuzzleRecord: ['puzzles', 'record'],
  'puzzleKind.is': ['puzzles', 'record'],
  'gameKind.is': ['game', 'record'],
  isByMail: ['mail', 'mail-games', 'record', 'sessions'],
  isCompetition: ['record', 'sessions'],
  lesson: ['lessons', 'sessions'],
  mark: ['record'],
};

/** Functions, of which calls count. */
const CALLS = ['isPuzzleRecord', 'isByMail'];
/** Parts of a record or a table, of which readings count. */
const PARTS = ['isCompetition', 'lesson'];

/** How often such a thing is asked outside the folders whose business it is. */
export const guardsOutside = (sources: readonly Source[]): number =>
  sources.reduce((sum, { file, nodes }) => sum + nodes.filter((placed) => isOutside(file, asked(placed))).length, 0);

const isOutside = (file: string, guard: string | undefined): boolean =>
  guard !== undefined && !OWN[guard]?.some((folder) => file.split('/').includes(folder));

function asked({ node, within }: Placed): string | undefined {
  const parent = within.at(-1);
  if (node.type === 'CallExpression') {
    const name = dotted(node.callee);
    return CALLS.includes(name) || name.endsWith('Kind.is') ? name : undefined;
  }
  if (node.type === 'BinaryExpression') return isMark(node.left) || isMark(node.right) ? 'mark' : undefined;
  const read =
    node.type === 'MemberExpression' ? node.property : parent?.type === 'ObjectPattern' ? node.key : undefined;
  const part = textOf(read);
  return part !== undefined && PARTS.includes(part) ? part : undefined;
}

const isMark = (value: unknown): boolean => dotted(value).endsWith('.mark');

/** `a.b` as it is written; of anything else its name, or the empty string. */
function dotted(value: unknown): string {
  if (!isNode(value) || value.type !== 'MemberExpression') return textOf(value) ?? '';
  return `${textOf(value.object) ?? ''}.${textOf(value.property) ?? ''}`;
}
