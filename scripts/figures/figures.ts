import { circlesOf } from './circles';
import { openStores, sharedNames } from './exports';
import { guardsOutside } from './guards';
import { type Placed, roomOf, type Source } from './sources';

/** What can be counted of how the program is made: of each, less is better. */
export interface Figure {
  readonly name: string;
  readonly count: (sources: readonly Source[]) => number | string;
}

export const FIGURES: readonly Figure[] = [
  { name: 'statements, without words', count: (sources) => sum(sources.map(statementsIn)) },
  { name: 'files under 30 lines', count: (sources) => sources.filter(({ lines }) => lines < 30).length },
  { name: 'files over 250 lines', count: (sources) => sources.filter(({ lines }) => lines > 250).length },
  { name: 'pairs of rooms that import each other', count: (sources) => mutualRooms(sources).length },
  { name: 'circles of imports, types counted', count: (sources) => circlesIn(sources).length },
  { name: 'files in such circles', count: (sources) => circlesIn(sources).flat().length },
  { name: 'share of the largest room', count: largestRoom },
  { name: 'exported names that several files declare', count: (sources) => sharedNames(sources).length },
  { name: 'questions after kind or terms outside their rooms', count: guardsOutside },
  { name: 'stores that others can set', count: (sources) => openStores(sources).length },
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const statementsIn = ({ nodes }: Source): number => nodes.filter(isStatement).length;

/** Blocks only hold statements, and what is exported is a declaration already. */
function isStatement({ node }: Placed): boolean {
  if (node.type === 'BlockStatement' || node.type === 'EmptyStatement') return false;
  if (node.type === 'ExportNamedDeclaration') return node.declaration === null;
  return /(?:Statement|Declaration)$/.test(node.type);
}

/** Pairs of folders of the window of which each imports from the other, as `a ↔ b`. */
export function mutualRooms(sources: readonly Source[]): string[] {
  const arrows = new Set<string>();
  for (const { file, imports } of sources) {
    const from = roomOf(file);
    for (const to of imports.map(roomOf)) if (from && to && from !== to) arrows.add(`${from} ${to}`);
  }
  return [...arrows].flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`) ? `${from} ↔ ${to}` : [];
  });
}

const circlesIn = (sources: readonly Source[]): string[][] =>
  circlesOf(new Map(sources.map(({ file, imports }) => [file, imports])));

/** The room with the most statements, and how much of the window it is. */
function largestRoom(sources: readonly Source[]): string {
  const rooms = new Map<string, number>();
  for (const source of sources) {
    const room = roomOf(source.file);
    if (room) rooms.set(room, (rooms.get(room) ?? 0) + statementsIn(source));
  }
  const [[name, largest] = ['', 0]] = [...rooms].toSorted(([, a], [, b]) => b - a);
  return `${Math.round((100 * largest) / sum([...rooms.values()]))} % (${name})`;
}
