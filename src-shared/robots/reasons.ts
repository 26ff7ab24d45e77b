import { type Colour, COLOURS, type Game, type Hex, type Placement } from '../tantrix';
import { fittingTiles } from '../tantrix/fit-counts';
import { EDGE_COLOUR, LINKED_SIDE, tileOf } from '../tantrix/fits';
import { moveOfPlacement } from '../tantrix/game';
import { CELL_STEPS, type Cell, hexOf } from '../tantrix/grid';
import { cellOfMove, type Move, turnedOfMove } from '../tantrix/position';
import { type LineEnd, NO_END } from './lines';
import { SearchState } from './search-state';

/**
 * Something a placement does that can be seen on the board. Lengths are in tiles. A tile *fits* a space when its colours
 * match all round, whether or not the restrictions let it lie there yet; only tiles not yet played are counted.
 */
export type Reason =
  /** Closes a loop of the mover's colour. */
  | { readonly kind: 'closesLoop'; readonly tiles: number; readonly score: number }
  /** Joins two lines of the mover's colour, the longer first, into one. */
  | { readonly kind: 'joinsLines'; readonly first: number; readonly second: number; readonly length: number }
  /** The line over the tile, then another of the mover's; both point into one space, and a tile that fits joins them. */
  | {
      readonly kind: 'joinsThrough';
      readonly hex: Hex;
      readonly first: number;
      readonly second: number;
      readonly fits: number;
    }
  /** Makes a line of the mover's colour longer by the tile. */
  | { readonly kind: 'extendsLine'; readonly from: number; readonly to: number }
  /** Fewer tiles than before fit the space into which a rival's line, which has `length` tiles afterwards, points. */
  | {
      readonly kind: 'blocks';
      readonly colour: Colour;
      readonly length: number;
      readonly hex: Hex;
      readonly fits: number;
      readonly before: number;
    }
  /** So many forced spaces can be filled at once by other tiles of the hand. */
  | { readonly kind: 'fillsNext'; readonly count: number };

/** What can be said for a legal placement of a running game, in no order: only what is true whatever is drawn from the bag. */
export function reasonsFor(game: Game, placement: Placement): Reason[] {
  const move = moveOfPlacement(placement);
  const state = new SearchState(game.position, game.deal.seats);
  const own = ownLineReason(state, move);
  const before = rivalEndsBeside(state, move);
  const hand = state.position.hands[state.position.mover].filter((tile) => tile !== placement.tile);
  const { mover } = state.position;
  state.play(move);
  return [
    ...own,
    ...joinsThrough(state, move, state.colours[mover]),
    ...before.flatMap((end) => blockReason(state, move, end)),
    ...fillsNext(state, mover, hand),
  ];
}

/** What the link of the mover's colour does to the lines it touches. */
function ownLineReason({ position, lines, colours }: SearchState, move: Move): Reason[] {
  const sides = linkOf(move, colours[position.mover]);
  if (!sides) return [];
  const [one, two] = sides.map((side) => lines.endAcross(position.board.turned, cellOfMove(move), side));
  const [second, first] = [lines.lengthAt(one), lines.lengthAt(two)].toSorted((a, b) => a - b);
  if (first === 0) return [];
  if (second === 0) return [{ kind: 'extendsLine', from: first, to: first + 1 }];
  if (lines.otherEnd(one) === two) return [{ kind: 'closesLoop', tiles: first + 1, score: 2 * (first + 1) }];
  return [{ kind: 'joinsLines', first, second, length: first + second + 1 }];
}

/** The sides of the tile's link of a colour. */
function linkOf(move: Move, colour: number): readonly [number, number] | undefined {
  const at = turnedOfMove(move) * 6;
  for (let side = 0; side < 6; side++) if (EDGE_COLOUR[at + side] === colour) return [side, LINKED_SIDE[at + side]];
  return undefined;
}

/** The spaces through which the line over the tile just played can be joined to another. */
function joinsThrough({ position, lines }: SearchState, move: Move, colour: number): Reason[] {
  const { board } = position;
  const cell = cellOfMove(move);
  return (linkOf(move, colour) ?? []).flatMap((side): Reason[] => {
    const space = cell + CELL_STEPS[side];
    if (!board.isEmpty(space)) return [];
    const own: LineEnd = cell * 6 + side;
    const others = endsInto(position.board.turned, lines, space, colour).filter(
      (end) => end !== own && end !== lines.otherEnd(own),
    );
    const fits = fittingTiles(position, space).length;
    if (fits === 0) return [];
    return others.map((end) => ({
      kind: 'joinsThrough',
      hex: hexOf(space),
      first: lines.lengthAt(own),
      second: lines.lengthAt(end),
      fits,
    }));
  });
}

/** The ends of a colour that point into a space. */
export function endsInto(turned: Uint16Array, lines: SearchState['lines'], space: Cell, colour: number): LineEnd[] {
  return [0, 1, 2, 3, 4, 5]
    .map((side) => lines.endAcross(turned, space, side))
    .filter((end) => end !== NO_END && colourAt(turned, end) === colour);
}

const colourAt = (turned: Uint16Array, end: LineEnd): number =>
  EDGE_COLOUR[(turned[Math.trunc(end / 6)] - 1) * 6 + (end % 6)];

/** The end of a rival's line, with the space it points into as that is before the placement. */
interface RivalEnd {
  readonly end: LineEnd;
  readonly colour: number;
  readonly space: Cell;
  /** How many tiles fit the space. */
  readonly fits: number;
}

/** For each space beside the placement the end of the longest line of a rival that points into it. */
function rivalEndsBeside({ position, lines, colours }: SearchState, move: Move): RivalEnd[] {
  const { turned, spaces } = position.board;
  const rivals = [...new Set(colours)].filter((colour) => colour !== colours[position.mover]);
  return CELL_STEPS.map((step) => cellOfMove(move) + step)
    .filter((space) => spaces.includes(space))
    .flatMap((space) => {
      const fits = fittingTiles(position, space).length;
      const ends = rivals.flatMap((colour) =>
        endsInto(turned, lines, space, colour).map((end) => ({ end, colour, space, fits })),
      );
      return ends.toSorted((a, b) => lines.lengthAt(b.end) - lines.lengthAt(a.end)).slice(0, 1);
    });
}

/** A line that now ends together with another of its colour is not blocked but helped, while a tile fits. */
function blockReason({ position, lines }: SearchState, move: Move, rival: RivalEnd): Reason[] {
  const { end, colour, space, fits: before } = rival;
  const fits = fittingTiles(position, space).length;
  const side = CELL_STEPS.findIndex((step) => cellOfMove(move) + step === space);
  const helps = EDGE_COLOUR[turnedOfMove(move) * 6 + side] === colour;
  if (fits >= before || (helps && fits > 0)) return [];
  const length = lines.lengthAt(end);
  return [{ kind: 'blocks', colour: COLOURS[colour], length, hex: hexOf(space), fits, before }];
}

/** `hand` holds what is known of the mover's tiles: all but the replacement. */
function fillsNext({ position }: SearchState, mover: number, hand: readonly number[]): Reason[] {
  if (position.isOver || position.mover !== mover || position.phase === 'free') return [];
  const fills = position.moves.filter((move) => hand.includes(tileOf(turnedOfMove(move))));
  const count = new Set(fills.map(cellOfMove)).size;
  return count > 0 ? [{ kind: 'fillsNext', count }] : [];
}
