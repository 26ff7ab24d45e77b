import { makeTxg, type RecordedGame } from '../record';
import {
  type Game,
  HAND_SIZE,
  type Hex,
  isOver,
  legalCells,
  legalRotations,
  moversOf,
  type Placement,
  play,
  REFUSALS,
  rewind,
  type Rotation,
  sameHex,
  stopGame,
  type TileNumber,
  turnRotation,
} from '../tantrix';
import type { Log, MadeMove, Interpretation, Objection, Rules, Seat } from './rules';
import type { Spot } from './spot';

/** Tantrix by its rules, for two to four. A move is a placement, or that all agree to stop. */

export type GameMove = Placement | 'stop';

/** One of the mover's tiles: selected, or lying on the table to be tried out, or both. */
export interface PickedTile {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  /** Left out while it is in the hand. */
  readonly at?: Spot | undefined;
}

export type TentativeTile = PickedTile & { readonly at: Spot };

/** What the person who is to move has in hand. */
export interface GameHand {
  /** The selected tile. */
  readonly held?: PickedTile | undefined;
  /** The other tiles that lie on the table to be tried out, the uppermost last. */
  readonly tried: readonly TentativeTile[];
}

/** Whether a tile lies on the table, and not in the hand. */
export const isTentative = (tile: PickedTile | undefined): tile is TentativeTile => tile?.at !== undefined;

/** All that lies on the table to be tried out, the selected tile, too, which is then the uppermost. */
const lyingIn = ({ held, tried }: GameHand): readonly TentativeTile[] => (isTentative(held) ? [...tried, held] : tried);

/** The rotations in which a tile may be played in a cell: the one it has first, then with the clock. */
export const legalRotationsFor = (game: Game, { tile, rotation }: PickedTile, hex: Hex): Rotation[] =>
  legalRotations(game, tile, hex)
    .map((each) => turnRotation(each, -rotation))
    .toSorted((a, b) => a - b)
    .map((turns) => turnRotation(rotation, turns));

const object = (code: Objection['code']): { readonly objection: Objection } => ({ objection: { code, at: [] } });

const holds = ({ position: { hands } }: Game, by: Seat, tile: TileNumber): boolean =>
  hands[by]?.includes(tile) ?? false;

/** Selects a tile of the mover's, unless a computer plays it; the one selected before stays where it lies, unless it is in the way. */
function take(record: RecordedGame, hand: GameHand, by: Seat, tile: TileNumber): Interpretation<GameMove, GameHand> {
  const { game, players } = record;
  const isMine = by === game.position.mover && !players[by]?.robot && holds(game, by, tile);
  if (!isMine) return notYours(record, by, tile);
  const lying = lyingIn(hand);
  const known = hand.held?.tile === tile ? hand.held : lying.find((each) => each.tile === tile);
  const others = lying.filter((each) => each.tile !== tile);
  return {
    hand: known ? { held: known, tried: others } : { held: { tile, rotation: 0 }, tried: leaving(game, tile, others) },
  };
}

/** What lies on the table to be tried out; where it leaves a tile no cell to go to, what lies in these goes back to the hand. */
function leaving(game: Game, tile: TileNumber, tried: readonly TentativeTile[]): readonly TentativeTile[] {
  const cells = legalCells(game, tile);
  const isIn = ({ at }: TentativeTile, cell: Hex) => !at.off && sameHex(at.over, cell);
  const isBlocked = cells.every((cell) => tried.some((each) => isIn(each, cell)));
  return isBlocked ? tried.filter((each) => !cells.some((cell) => isIn(each, cell))) : tried;
}

/** While a person is to move, it is said whose the tile is. */
function notYours({ game, players }: RecordedGame, by: Seat, tile: TileNumber): { readonly objection: Objection } {
  const owner = game.position.hands.findIndex((hand) => hand.includes(tile));
  const isToldWhose = by === game.position.mover && !players[by]?.robot && owner !== -1;
  return { objection: { code: 'notYourMove', at: [], ...(isToldWhose ? { owner } : {}) } };
}

/** Lays the selected tile down: over a cell that takes it it snaps in, turned to fit; elsewhere it stays as it is. */
function laid(game: Game, held: PickedTile, at: Spot, rotation: Rotation | undefined): TentativeTile {
  const { tile } = held;
  if (rotation !== undefined) return { tile, rotation, at: { over: at.over } };
  const [fitting] = legalRotationsFor(game, held, at.over);
  return fitting === undefined ? { ...held, at } : { tile, rotation: fitting, at: { over: at.over } };
}

/** Whether both lie in the same cell: the one that was there first goes back to the hand. */
const isCovered = ({ at }: TentativeTile, { at: above }: TentativeTile): boolean =>
  !at.off && !above.off && sameHex(at.over, above.over);

/**
 * The rotation in which a tile comes nearest to being allowed in a cell, its own first: the plainer reasons against the
 * others are gone when it is turned, the one against this is not.
 */
export function nearestRotation(game: Game, { tile, rotation }: PickedTile, { q, r }: Hex): Rotation {
  const nearness = (each: Rotation): number => {
    const result = play(game, { tile, q, r, rotation: each });
    return result.ok ? REFUSALS.length : REFUSALS.indexOf(result.refusal.code);
  };
  const rotations = Array.from({ length: 6 }, (_, turns) => turnRotation(rotation, turns));
  return rotations.reduce((best, each) => (nearness(each) > nearness(best) ? each : best));
}

/** Why a tile that lies on the table may not be played there in any rotation, by the one that comes nearest; else nothing. */
export function objectionTo(game: Game, held: TentativeTile): Objection | undefined {
  const { tile, at } = held;
  const { q, r } = at.over;
  const result = play(game, { tile, q, r, rotation: nearestRotation(game, held, at.over) });
  return result.ok ? undefined : result.refusal;
}

/**
 * Plays the selected tile where it lies. Where it may be played in one other rotation alone, it is turned so; where in
 * several, it is turned to the next of them and not played yet: nobody plays a rotation that could be another unseen.
 * Where in none, the reason against it is that of the rotation that comes nearest.
 */
function confirm({ game }: RecordedGame, { held, tried }: GameHand): Interpretation<GameMove, GameHand> {
  if (!held) return {};
  if (!held.at) return object('stillInHand');
  const { tile } = held;
  const { over } = held.at;
  const [rotation = nearestRotation(game, held, over), ...others] = legalRotationsFor(game, held, over);
  if (rotation !== held.rotation && others.length > 0)
    return { hand: { tried, held: { tile, rotation, at: { over } } } };
  return { move: { tile, q: over.q, r: over.r, rotation } };
}

/** The log of a record: its placements by their movers, and at the end perhaps that all agreed to stop. */
function logOf(now: RecordedGame): Log<RecordedGame, GameMove> {
  const { game } = now;
  const movers = moversOf(game);
  const moves: MadeMove<GameMove>[] = game.placements.map((move, at) => ({ by: movers[at] ?? 0, move }));
  if (game.isStopped) moves.push({ by: game.position.mover, move: 'stop' });
  return { start: { ...now, game: rewind(game, 0) }, moves, now };
}

/** How many moves were made online of a game that went on elsewhere, as the tiles tell that were drawn by then: never too few of them but at the end of the bag. */
function playedElsewhere({ players, online }: RecordedGame): number {
  const drawn = (online?.rest?.from ?? 1) - 1;
  return Math.max(0, drawn - players.length * HAND_SIZE);
}

/** The rules of a game at a table: the mover tries tiles out, and plays one. */
export const gameRules: Rules<RecordedGame, GameMove, GameHand> = {
  emptyHand: { tried: [] },
  interpret(state, hand, by, gesture) {
    const { held, tried } = hand;
    if (gesture.kind === 'take') return take(state, hand, by, gesture.tile);
    if (gesture.kind === 'putBack') return { hand: { tried: held ? tried : [] } };
    if (gesture.kind === 'confirm') return confirm(state, hand);
    if (gesture.kind === 'lay' && held) {
      const lying = laid(state.game, held, gesture.at, gesture.rotation);
      return { hand: { tried: tried.filter((each) => !isCovered(each, lying)), held: lying } };
    }
    if (gesture.kind === 'turn' && held) {
      return { hand: { tried, held: { ...held, rotation: turnRotation(held.rotation, gesture.sixths) } } };
    }
    return {};
  },
  execute(state, { move }) {
    if (move === 'stop') return { ok: true, state: { ...state, game: stopGame(state.game) } };
    const result = play(state.game, move);
    return result.ok ? { ok: true, state: { ...state, game: result.game } } : { ok: false, objection: result.refusal };
  },
  /** The tiles that lie about stay as long as the same player moves on and has them; nothing is selected. */
  handAfter(hand, { game: before }, { game: after }) {
    const { mover } = after.position;
    const staysOn = !isOver(after) && before.position.mover === mover;
    return { tried: staysOn ? lyingIn(hand).filter(({ tile }) => holds(after, mover, tile)) : [] };
  },
  actors: ({ game }) => (isOver(game) ? [] : [game.position.mover]),
  /**
   * Before the tile that a person played last, with all that computer players have answered; of those alone, one tile. What was
   * played online stays, where it went on elsewhere.
   */
  undoTo({ moves, now }) {
    const { players, game } = now;
    const first = playedElsewhere(now);
    if (game.isStopped || moves.length <= first) return undefined;
    const isAnswer = ({ by }: MadeMove<GameMove>) => players[by]?.robot !== undefined;
    const count = players.every(({ robot }) => robot)
      ? moves.length - 1
      : moves.findLastIndex((made) => !isAnswer(made));
    return count < first ? (first > 0 ? first : undefined) : count;
  },
  at: ({ start, now }, count) =>
    count === 0 ? start : { ...now, game: rewind(now.game, start.game.placements.length + count) },
  logOf,
  isWorthKeeping: ({ moves }) => moves.length > 0,
  text: makeTxg,
};
