import {
  type Colour,
  COLOURS,
  type Game,
  type Hex,
  isOver,
  NO_TILE,
  type Placement,
  play,
  standingsOf,
  unplayedTiles,
} from '../tantrix';
import { cellOf } from '../tantrix/grid';
import { endsInto, type Reason, reasonsFor } from './reasons';
import { SearchState } from './search-state';

/**
 * The reasons for a legal placement that can still change a score. Near the end much is true that is of no use: a line that
 * no tiles are left for, or one whose builder has none, need not be made longer or blocked. What hinders a line of the mover's
 * as much is no reason either.
 */
export function relevantReasons(game: Game, placement: Placement): Reason[] {
  const played = play(game, placement);
  if (!played.ok) throw new RangeError(`an illegal placement: ${played.refusal.code}`);
  const [before, after] = [scoresIn(game), scoresIn(played.game)];
  const own = game.deal.seats[game.position.mover];
  const left = isOver(played.game) ? 0 : unplayedTiles(played.game).length;
  // A loop counts twice, so no line that all tiles left went into could count more.
  const mayCount = (colour: Colour | undefined, length: number): boolean =>
    left > 0 && colour !== undefined && 2 * (length + left) > (after.get(colour) ?? 0);
  const hasGained = own !== undefined && (after.get(own) ?? 0) > (before.get(own) ?? 0);
  const isNotable = (length: number): boolean => NOTABLE * length >= (own === undefined ? 0 : (after.get(own) ?? 0));
  const isWorthBlocking = ({ colour, hex, length }: Block): boolean => {
    const ends = linesInto(played.game, hex, colour);
    const owns = own === undefined ? [] : linesInto(played.game, hex, own);
    return Math.max(0, ...owns) < length && mayCount(colour, sum(ends)) && hasTiles(played.game, colour);
  };
  return reasonsFor(game, placement).filter((reason) => {
    if (reason.kind === 'fillsNext') return true;
    if (reason.kind === 'blocks') return isWorthBlocking(reason);
    if (reason.kind === 'closesLoop') return hasGained;
    if (reason.kind === 'joinsThrough') return mayCount(own, reason.first + reason.second);
    const length = reason.kind === 'joinsLines' ? reason.length : reason.to;
    return hasGained || (isNotable(length) && mayCount(own, length));
  });
}

/**
 * A line is worth a word once so many times its length reaches the points that its builder has already: nobody takes two tiles
 * beside a loop of nine for an aim.
 */
const NOTABLE = 3;

type Block = Extract<Reason, { readonly kind: 'blocks' }>;

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

const scoresIn = (game: Game): ReadonlyMap<Colour, number> =>
  new Map(standingsOf(game).map(({ colour, score }) => [colour, score]));

/** How long the lines of a colour are that point into a space. */
function linesInto({ position, deal }: Game, space: Hex, colour: Colour): number[] {
  const state = new SearchState(position, deal.seats);
  const ends = endsInto(state.position.board.turned, state.lines, cellOf(space), COLOURS.indexOf(colour));
  return ends.map((end) => state.lines.lengthAt(end));
}

/** Whether anybody who builds the colour has a tile to play. */
const hasTiles = ({ deal, position }: Game, colour: Colour): boolean =>
  position.hands.some((hand, seat) => deal.seats[seat] === colour && hand.some((tile) => tile !== NO_TILE));
