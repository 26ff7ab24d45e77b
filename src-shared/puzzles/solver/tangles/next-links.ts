import { COLOURS } from '../../../tantrix';
import type { Cell } from '../../../tantrix/grid';
import type { BarredLinks } from './barred-links';
import type { Group } from './group';
import { FIRST_SIDE, linksCross, type Loop } from './loops';
import type { LoopRules } from './rules';
import type { LinkAt } from './strand';

/** Between two loops of a search: the links through which the next may run. */

/** How far a search has come, with no path under way. */
export interface BetweenLoops {
  readonly rules: LoopRules;
  /** What is taken for granted of the hub's loop, as the scope of the search says. */
  readonly hub: 'anywhere' | 'outside' | 'inside';
  readonly group: Group;
  readonly barred: BarredLinks;
  readonly loops: readonly Loop[];
  /** Those of them that make the outermost knot. */
  readonly root: readonly Loop[];
  /** Colours of which no loop is to be in the root. */
  readonly rootless: readonly number[];
}

/** Where the next loop may run, the colours with fewest such links first, the hub's before all. */
export function nextLinks(stand: BetweenLoops): readonly LinkAt[] {
  const byColour = COLOURS.map((_, colour) => linksOf(stand, colour));
  const rank = ({ colour }: LinkAt) => (colour === stand.rules.hub ? 0 : byColour[colour].length);
  return byColour.flat().toSorted((a, b) => rank(a) - rank(b));
}

/** Whether each missing loop can still cross the hub's, where it must: an even number of times, and so in the root. */
export function canBeHeld(stand: BetweenLoops): boolean {
  const hub = hubLoop(stand);
  if (!hub || stand.hub !== 'outside') return true;
  const canCross = (colour: number) => !stand.rootless.includes(colour) && crossingLinks(stand, hub, colour).length > 1;
  return COLOURS.every((_, colour) => !isMissing(stand, colour) || canCross(colour));
}

/** The loop that holds all others together, once it has closed. */
export const hubLoop = ({ rules, loops }: Pick<BetweenLoops, 'rules' | 'loops'>): Loop | undefined =>
  loops.find(({ colour }) => colour === rules.hub);

function linksOf(stand: BetweenLoops, colour: number): readonly LinkAt[] {
  const { rules, group, loops } = stand;
  if (!isMissing(stand, colour) || (stand.rootless.includes(colour) && stand.hub !== 'inside')) return [];
  const hub = stand.hub === 'outside' ? hubLoop(stand) : undefined;
  const crossed = hub ? [hub] : stand.root;
  const isClosed = ({ cell }: LinkAt) => loops.some((loop) => loop.colour === colour && loop.cells.includes(cell));
  const links = rules.areEntangled
    ? crossed.flatMap((loop) => crossingLinks(stand, loop, colour))
    : group.filled.filter((cell) => hasColour(group, cell, colour)).map((cell) => ({ cell, colour }));
  return links.filter((link) => !isClosed(link));
}

const isMissing = ({ rules, loops }: BetweenLoops, colour: number): boolean =>
  loops.filter((loop) => loop.colour === colour).length < rules.wanted(colour);

const hasColour = ({ turned }: Group, cell: Cell, colour: number): boolean =>
  FIRST_SIDE[(turned[cell] - 1) * 4 + colour] < 6;

/** The links of a colour that cross a loop and may still become part of one. */
const crossingLinks = ({ group: { turned }, barred }: BetweenLoops, loop: Loop, colour: number): LinkAt[] =>
  loop.cells
    .filter((cell) => loop.colour !== colour && linksCross(turned[cell] - 1, loop.colour, colour))
    .map((cell) => ({ cell, colour }))
    .filter((link) => !barred.has(link));
