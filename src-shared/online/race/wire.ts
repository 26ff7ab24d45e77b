import * as v from 'valibot';
import { isRaceStart, MOST_RACERS } from '../../gobble/race';
import { fieldProblem } from '../../record/players';
import { isRotation, TILE_COUNT } from '../../tantrix';
import { HashSchema, KeySchema } from '../terms';

/**
 * What is said at a table at which Gobble is raced. One program is the referee: the order in which moves arrive there decides.
 * All tiles lie face up from the beginning, so the referee may choose their order by chance: nothing of it is a secret.
 */

/** No cell is further from the middle of the table than there are tiles. */
const MAX_AXIS = TILE_COUNT;
/** More moves than any race has: each tile is laid once, and each that is laid throws one at most. */
export const MOST_RACE_MOVES = 2 * TILE_COUNT;

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const SeatSchema = whole(MOST_RACERS - 1);
const CountSchema = whole(MOST_RACE_MOVES);
/** Milliseconds since GO, without the pauses, by the clock of the referee. */
const TimeSchema = whole(Number.MAX_SAFE_INTEGER);
/** By which a player's program names a move; never used twice. */
const TicketSchema = v.pipe(whole(Number.MAX_SAFE_INTEGER), v.minValue(1));
const TileSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TILE_COUNT));
const AxisSchema = v.pipe(v.number(), v.integer(), v.minValue(-MAX_AXIS), v.maxValue(MAX_AXIS));

/** What a player does; when is the referee's to say. */
const DeedSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('lay'),
    tile: TileSchema,
    q: AxisSchema,
    r: AxisSchema,
    rotation: v.pipe(
      v.number(),
      v.check((rotation) => isRotation(rotation)),
    ),
  }),
  v.strictObject({ kind: v.literal('throw'), tile: TileSchema, to: SeatSchema }),
]);

const NameSchema = v.pipe(
  v.string(),
  v.check((name) => fieldProblem('name', name) === undefined),
);

/** Who races, and with which tiles. */
const StartSchema = v.pipe(
  v.strictObject({
    order: v.pipe(v.array(TileSchema), v.length(TILE_COUNT)),
    shares: v.pipe(v.array(whole(TILE_COUNT)), v.maxLength(MOST_RACERS)),
  }),
  v.check((start) => isRaceStart(start)),
);

export const RaceBeginSchema = v.pipe(
  v.strictObject({
    kind: v.literal('raceBegin'),
    /** 32 bytes that nobody chose: by these the race is known. */
    race: HashSchema,
    start: StartSchema,
    /** By seat. */
    names: v.array(NameSchema),
    /** By seat, of the program at which it is played: each plays one. */
    keys: v.array(KeySchema),
  }),
  v.check(({ start, names }) => names.length === start.shares.length),
  v.check(({ start, keys }) => keys.length === start.shares.length && new Set(keys).size === keys.length),
);
export type RaceBegin = Readonly<v.InferOutput<typeof RaceBeginSchema>>;

/** A player has made a move, and has seen so many that counted. */
export const RaceMoveSchema = v.strictObject({
  kind: v.literal('raceMove'),
  race: HashSchema,
  seat: SeatSchema,
  ticket: TicketSchema,
  seen: CountSchema,
  deed: DeedSchema,
});
export type RaceProposed = v.InferOutput<typeof RaceMoveSchema>;

/** The same, as the page says it. */
export const RaceDeedSchema = v.omit(RaceMoveSchema, ['kind', 'race', 'seat']);

/** A move counts, as number `n` from 1. */
export const RaceRuledSchema = v.strictObject({
  kind: v.literal('raceRuled'),
  race: HashSchema,
  n: v.pipe(CountSchema, v.minValue(1)),
  by: SeatSchema,
  ticket: TicketSchema,
  at: TimeSchema,
  deed: DeedSchema,
});
export type RaceRuled = v.InferOutput<typeof RaceRuledSchema>;

/** A move does not count; `first` is the seat that came before it, left out where it could never have been made. */
const RaceRefusedSchema = v.strictObject({
  kind: v.literal('raceRefused'),
  race: HashSchema,
  seat: SeatSchema,
  ticket: TicketSchema,
  first: v.exactOptional(SeatSchema),
});
export type RaceRefused = v.InferOutput<typeof RaceRefusedSchema>;

/** Said first, and by whoever comes back: so many moves are known. The answer is the clock, and what is lacking. */
const RaceHelloSchema = v.strictObject({ kind: v.literal('raceHello'), race: HashSchema, n: CountSchema });
export type RaceHello = v.InferOutput<typeof RaceHelloSchema>;

/** The clock of the referee, and whether it runs. */
const RaceClockSchema = v.strictObject({
  kind: v.literal('raceClock'),
  race: HashSchema,
  at: TimeSchema,
  isRunning: v.boolean(),
});

/** Somebody wants the clock to stand for all, or to go on. */
const RacePauseSchema = v.strictObject({ kind: v.literal('racePause'), race: HashSchema, isPaused: v.boolean() });

export const RACE_MESSAGES = [
  RaceBeginSchema,
  RaceMoveSchema,
  RaceRuledSchema,
  RaceRefusedSchema,
  RaceHelloSchema,
  RaceClockSchema,
  RacePauseSchema,
] as const;
/** All that is said of a race. */
export const RaceWireSchema = v.variant('kind', RACE_MESSAGES);
export type RaceWire = v.InferOutput<typeof RaceWireSchema>;
