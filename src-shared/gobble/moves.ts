import { type Hex, hexKey, isRotation, type Placement, sameHex, type TileNumber } from '../tantrix';
import { isGobble, rotationsThatFit, touching, withTile } from './fits';
import { openSpaces, type Race, type RaceMove, racersLeft } from './race';
import { mayLay, turnAfter } from './turns';

/** Why something cannot be done, the plainest first. */
type RaceRefusalCode =
  | 'gameOver'
  | 'notYourMove'
  | 'throwFirst'
  | 'notInHand'
  | 'occupied'
  | 'notTouching'
  | 'touchesOne'
  | 'coloursClash';

interface RaceRefusal {
  readonly code: RaceRefusalCode;
  readonly at: readonly Hex[];
}

export type RaceResult =
  | { readonly ok: true; readonly race: Race }
  | { readonly ok: false; readonly refusal: RaceRefusal };

/** Makes a move, or says why not. */
export function makeMove(race: Race, by: number, move: RaceMove): RaceResult {
  const refusal = refusalOf(race, by, move);
  if (refusal) return { ok: false, refusal };
  const done = move.kind === 'lay' ? laid(race, by, move) : thrown(race, by, move);
  return { ok: true, race: settled({ ...done, moves: [...race.moves, { by, move }] }, move) };
}

const refuse = (code: RaceRefusalCode, at: readonly Hex[] = []): RaceRefusal => ({ code, at });

function refusalOf(race: Race, by: number, move: RaceMove): RaceRefusal | undefined {
  if (race.isOver) return refuse('gameOver');
  const hand = race.hands[by];
  const isLate = move.at < (race.moves.at(-1)?.move.at ?? 0) || !Number.isSafeInteger(move.at);
  if (!hand || isLate) return refuse('notYourMove');
  const owes = race.owing.includes(by);
  if (move.kind === 'throw') {
    const hasVictim = move.to !== by && racersLeft(race).includes(move.to);
    if (!owes || !hasVictim) return refuse('notYourMove');
    return hand.includes(move.tile) ? undefined : refuse('notInHand');
  }
  if (owes) return refuse('throwFirst');
  if (!mayLay(race, by, move.at)) return refuse('notYourMove');
  return hand.includes(move.tile) ? misplaced(race, move) : refuse('notInHand');
}

function misplaced({ tiles, spaces }: Race, placement: Placement): RaceRefusal | undefined {
  const cell = { q: placement.q, r: placement.r };
  if (tiles.some((tile) => sameHex(tile, placement))) return refuse('occupied');
  const space = spaces.get(hexKey(placement));
  if (!space) return refuse('notTouching');
  if (touching(space) < 2) return refuse('touchesOne', [cell]);
  const { rotation, tile } = placement;
  const fits = isRotation(rotation) && rotationsThatFit(space, tile).includes(rotation);
  return fits ? undefined : refuse('coloursClash', [cell]);
}

const without = (hand: readonly TileNumber[], tile: TileNumber): TileNumber[] => hand.filter((each) => each !== tile);

function laid(race: Race, by: number, { tile, q, r, rotation }: Placement): Race {
  const space = race.spaces.get(hexKey({ q, r }));
  return {
    ...race,
    tiles: [...race.tiles, { tile, q, r, rotation }],
    spaces: withTile(race.spaces, { tile, q, r, rotation }),
    hands: race.hands.map((hand, seat) => (seat === by ? without(hand, tile) : hand)),
    owing: space && isGobble(space) ? [...race.owing, by] : race.owing,
  };
}

function thrown(race: Race, by: number, { tile, to }: Extract<RaceMove, { kind: 'throw' }>): Race {
  const handAfter = (hand: readonly TileNumber[], seat: number) => {
    if (seat === by) return without(hand, tile);
    return seat === to ? [...hand, tile] : hand;
  };
  return {
    ...race,
    hands: race.hands.map(handAfter),
    owing: race.owing.filter((seat) => seat !== by),
  };
}

/** What follows from a move: who is out, who need not throw any more, whose turn it is, and whether it is over. */
function settled(race: Race, { at, kind }: RaceMove): Race {
  const left = racersLeft(race);
  const newlyOut = race.hands.flatMap((hand, seat) => (hand.length === 0 && !race.out.includes(seat) ? [seat] : []));
  // Who is alone has nobody to throw to.
  const owing = left.length > 1 ? race.owing.filter((seat) => left.includes(seat)) : [];
  const next = { ...race, owing, out: [...race.out, ...newlyOut] };
  return { ...next, turn: turnAfter(next, at, kind === 'throw'), isOver: isStuck(next) };
}

/** Whether nobody can do anything any more: then it is over. */
function isStuck(race: Race): boolean {
  if (race.owing.length > 0) return false;
  const spaces = openSpaces(race);
  return race.hands.flat().every((tile) => spaces.every((space) => rotationsThatFit(space, tile).length === 0));
}
