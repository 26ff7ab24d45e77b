import { assert, integer, noShrink, property } from 'fast-check';
import { type AnyRecord, gameKind, type Player, type RecordedGame, STARTED_BY } from '../../src-shared/record';
import { MAX_ROBOT_LEVEL } from '../../src-shared/record/players';
import { endedOnline } from '../../src-shared/record/recorded-game';
import {
  COLOURS,
  type Colour,
  type Deal,
  FIRST_EDITION,
  type Game,
  HAND_SIZE,
  isOver,
  MAX_SEED,
  type Placement,
  pick,
  type Random,
  replay,
  seededRandom,
  setOf,
  shuffled,
  stopGame,
  TILE_COUNT,
  TILE_SETS,
  UNKNOWN_TILE,
} from '../../src-shared/tantrix';
import { shuffledBag } from '../../src-shared/tantrix/deal';
import { placementOf } from '../../src-shared/tantrix/game';
import { Position } from '../../src-shared/tantrix/position';

/** Holds a law against many records; a failure names the seed from which `randomRecord` makes the same one again. */
export const forRandomSeeds = (numRuns: number, seed: number, law: (random: Random) => void): void =>
  assert(
    property(noShrink(integer({ min: 0, max: MAX_SEED })), (start) => law(seededRandom(start))),
    { numRuns, seed },
  );

const NAMES = ['Ann', 'Zoë', ' Bob ', '李雷', 'O’Neill “Sly”', '🦊', 'MR. X', '-', '=3D&gt;', 'TANTRIX GAME BEGINS'];
const EMAILS = ['', '', 'ann@example.org', 'o.x=y&z@例え.jp'];
const CHARACTERS = ['mason', 'x', 'qwertyuiopasdfghjklz'];
const COUNTRIES = ['', '', 'New Zealand', 'Côte d’Ivoire'];

const unusualPlayer = (random: Random): Player => ({
  name: pick(NAMES, random),
  email: pick(EMAILS, random),
  country: pick(COUNTRIES, random),
  ...(random(3) === 0 ? { robot: { character: pick(CHARACTERS, random), level: 1 + random(MAX_ROBOT_LEVEL) } } : {}),
});

/** A player of whom only a name of up to 20 ASCII characters is known. */
export function plainPlayer(random: Random): Player {
  const letters = Array.from({ length: 1 + random(20) }, () => String.fromCharCode(48 + random(79)));
  return { name: letters.join(''), email: '', country: '' };
}

/** A game of two to four, or of two pairs, at any stage: before the first move, running, stopped or over. */
export function randomRecord(random: Random, playerOf = unusualPlayer, share = random(101) / 100): RecordedGame {
  const deal = randomDeal(random);
  const placements = randomPlacements(deal, random);
  const result = replay(deal, placements.slice(0, Math.round(placements.length * share)));
  if (!result.ok) throw new Error('a legal game was refused');
  const game = random(4) === 0 ? stopGame(result.game) : result.game;
  const players = deal.seats.map(() => playerOf(random));
  const record = { players, game, ...randomTerms(deal, random) };
  return random(4) === 0 ? byMail(record, random) : record;
}

/** The same, or one that was played online: to its end, or for a while. */
export function randomAnyRecord(random: Random): RecordedGame {
  const record = randomRecord(random);
  if (random(3) > 0 || setOf(record.game.deal) !== 'standard') return record;
  const game = random(2) === 0 ? cutShort(stopGame(record.game)) : record.game;
  const { length } = record.players;
  const first = length * HAND_SIZE + 1;
  const rest = { from: first + random(TILE_COUNT + 2 - first), seat: random(length) };
  const isEnded = isOver(game) && random(4) > 0;
  const online = {
    game: hexOf(random),
    used: record.players.map(() => random(MAX_SEED)),
    ...(random(2) === 0 ? { minutes: 1 + random(600) } : {}),
    ...(isEnded ? {} : { rest }),
    ...(random(4) > 0 ? { receipt: JSON.stringify({ terms: pick(NAMES, random), epochs: [hexOf(random)] }) } : {}),
  };
  return { ...record, game: isEnded ? game : record.game, online };
}

const hexOf = (random: Random): string => Array.from({ length: 64 }, () => random(16).toString(16)).join('');

/** The game without the tiles that were not drawn. */
function cutShort({ deal, placements, position, isStopped }: Game): Game {
  const drawn = TILE_COUNT - position.bagCount;
  const bag = deal.bag.map((tile, at) => (at < drawn ? tile : UNKNOWN_TILE));
  const result = replay({ ...deal, bag }, placements);
  if (!result.ok) throw new Error('its tiles were drawn');
  return isStopped ? stopGame(result.game) : result.game;
}

/** The rules of a game, and how its deal and its starter came about. */
export function randomTerms(
  { starter }: Deal,
  random: Random,
): Pick<RecordedGame, 'isCompetition' | 'isDrawn' | 'startedBy'> {
  const isCompetition = random(4) === 0;
  return {
    isCompetition,
    ...(isCompetition && random(2) === 0 ? { isDrawn: true } : {}),
    ...(starter !== undefined && random(2) === 0 ? { startedBy: pick(STARTED_BY, random) } : {}),
  };
}

/** The record as one of a game by mail, with homes and perhaps moves that were played again. */
export function byMail(record: RecordedGame, random: Random): RecordedGame {
  const players = record.players.map((player, seat) =>
    seat > 0 && random(3) === 0 ? player : { ...player, home: 1 + random(4) },
  );
  const moves = Array.from({ length: record.game.placements.length + 1 }, (_, at) => at + 1);
  const again = moves.filter(() => random(20) === 0);
  return again.length > 0 ? { ...record, players, again } : { ...record, players };
}

function randomDeal(random: Random): Deal {
  const seats = randomSeats(random);
  return {
    seats,
    bag: shuffledBag(random, random(6) === 0 ? FIRST_EDITION : TILE_SETS.standard),
    starter: random(3) === 0 ? random(seats.length) : undefined,
  };
}

function randomSeats(random: Random): Colour[] {
  const [one, other, ...more] = shuffled(COLOURS, random);
  if (!one || !other) throw new RangeError('too few colours');
  return random(5) === 0 ? [one, other, one, other] : [one, other, ...more.slice(0, random(3))];
}

function randomPlacements(deal: Deal, random: Random): Placement[] {
  const position = new Position(deal);
  const placements: Placement[] = [];
  while (!position.isOver) {
    const move = pick(position.moves, random);
    placements.push(placementOf(move));
    position.play(move);
  }
  return placements;
}

/** The record as it was after its first `count` moves, running; where it ended online, stopped there. */
export function earlier(record: RecordedGame, count: number): RecordedGame {
  const { game } = record;
  const result = replay(game.deal, game.placements.slice(0, count));
  if (!result.ok) throw new Error('the beginning of a legal game was refused');
  return { ...record, game: endedOnline(record) ? stopGame(result.game) : result.game };
}

/** Makes a text the same in whatever order the properties of objects came to be. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Everything a record says, as a text to compare. */
export const essence = (record: AnyRecord): string =>
  gameKind.is(record) ? essenceOfGame(record) : JSON.stringify(record, inOrder);

const essenceOfGame = ({ players, game, isCompetition, isDrawn, startedBy, again, online }: RecordedGame): string => {
  const { deal, placements, isStopped, position } = game;
  return JSON.stringify([
    players.map(({ name, email, country, robot, home }) => [name, email, country, robot ?? null, home ?? null]),
    [deal.seats, deal.starter ?? 'highest', deal.bag],
    placements.map(({ tile, q, r, rotation }) => [tile, q, r, rotation]),
    [
      isStopped,
      isCompetition,
      isDrawn ?? false,
      startedBy ?? '',
      again ?? [],
      position.hands,
      position.mover,
      position.phase,
    ],
    online === undefined
      ? []
      : [online.game, online.used, online.minutes ?? 0, online.rest ?? {}, online.receipt ?? ''],
  ]);
};
