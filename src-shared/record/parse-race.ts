import { makeMove } from '../gobble/moves';
import { isRaceStart, MOST_RACERS, newRace, type Race, type RaceMove } from '../gobble/race';
import { PACES } from '../gobble/robots';
import { parseBagText } from './bag-text';
import { checkAt, envelopeProblem, linesOf } from './envelope';
import { parsePlacementText } from './placement-text';
import { fieldProblem } from './players';
import { makeRaceMoveText, RACE_MARK, RACE_VERSION } from './race-txg';
import type { Parsed } from './record-kind';
import { clockOf, type RecordedRace, type RecordedRacer } from './recorded-race';

/** No race lasts longer than a day. */
const LONGEST = 86_400_000;

/** The lines of a race, in their order; each is read once the ones before it are. */
interface RaceLines {
  readonly players: readonly RecordedRacer[];
  readonly isSlow: boolean;
  readonly turnSeconds?: number | undefined;
  readonly shares: readonly number[];
  readonly order: readonly number[];
  readonly moves: readonly string[];
  readonly clock: number;
}

/** Reads the text of a race; it is played through its rules, so no file holds what could not be played. */
export function parseRaceTxg(text: string): Parsed<RecordedRace> {
  const lines = linesOf(text);
  const code = envelopeProblem(lines, RACE_MARK, RACE_VERSION);
  if (code) return { ok: false, problem: { code } };
  const read = readLines(lines.slice(1, checkAt(lines)));
  if (typeof read === 'number') return { ok: false, problem: { code: 'badLine', line: read + 2 } };
  const { players, isSlow, clock, moves, ...start } = read;
  const race = played(newRace(start), moves);
  if (typeof race === 'number') {
    return { ok: false, problem: { code: 'badLine', line: checkAt(lines) - moves.length + race } };
  }
  const record = { players, race, isSlow, clock };
  const isRight = clockOf(record) === clock && clock <= LONGEST;
  return isRight ? { ok: true, record } : { ok: false, problem: { code: 'badLine', line: checkAt(lines) } };
}

/** What the lines say, or the place of the first that is not understood. */
function readLines(lines: readonly string[]): RaceLines | number {
  let at = 0;
  /** The rest of the next line, if it begins with the word and is right. */
  const take = <Value>(word: string, read: (rest: string) => Value | undefined): Value | undefined => {
    const [, rest = ''] = new RegExp(`^${word}(?: (.*))?$`, 'v').exec(lines[at] ?? '') ?? [undefined, undefined];
    const value = lines[at]?.split(' ', 1)[0] === word ? read(rest) : undefined;
    if (value !== undefined) at += 1;
    return value;
  };
  const players = withPaces(
    takeAll(() => take('player', playerIn)),
    takeAll(() => take('robot', robotIn)),
  );
  const isSlow = take('slow', (rest) => rest === '' || undefined) ?? false;
  const turnSeconds = take('turns', secondsIn);
  const shares = players && take('shares', (rest) => sharesIn(rest, players.length));
  const order = shares && take('order', (rest) => orderIn(rest, shares));
  const moves = lines.slice(at, -1);
  if (!players || !shares || !order) return at;
  at = lines.length - 1;
  const clock = take('clock', wholeIn);
  return clock === undefined ? at : { players, isSlow, turnSeconds, shares, order, moves, clock };
}

function takeAll<Value>(take: () => Value | undefined): Value[] {
  const values: Value[] = [];
  // A text may be full of such lines: the first too many is not looked at.
  while (values.length < MOST_RACERS) {
    const value = take();
    if (value === undefined) break;
    values.push(value);
  }
  return values;
}

const playerIn = (name: string): string | undefined => (fieldProblem('name', name) ? undefined : name);

function robotIn(rest: string) {
  const [, seat, word] = /^([1-6]) ([a-z]+)$/.exec(rest) ?? [];
  const pace = PACES.find((each) => each === word);
  return pace && { seat: Number(seat) - 1, pace };
}

/** The seats come in their order, each once. */
function withPaces(
  names: readonly string[],
  robots: readonly { readonly seat: number; readonly pace: RecordedRacer['pace'] }[],
): RecordedRacer[] | undefined {
  const isInOrder = robots.every(({ seat }, at) => seat < names.length && seat > (robots[at - 1]?.seat ?? -1));
  if (!isInOrder) return undefined;
  return names.map((name, seat) => {
    const pace = robots.find((robot) => robot.seat === seat)?.pace;
    return pace ? { name, pace } : { name };
  });
}

function wholeIn(rest: string): number | undefined {
  return /^(?:0|[1-9]\d{0,8})$/.test(rest) ? Number(rest) : undefined;
}

const secondsIn = (rest: string): number | undefined => (/^[1-9]\d?$/.test(rest) ? Number(rest) : undefined);

function sharesIn(rest: string, count: number): number[] | undefined {
  const shares = rest.split(' ').map((share) => secondsIn(share) ?? 0);
  return shares.length === count ? shares : undefined;
}

function orderIn(rest: string, shares: readonly number[]): number[] | undefined {
  const order = parseBagText(rest);
  return order && isRaceStart({ order, shares }) ? order : undefined;
}

/** The race after its moves, or the place of the first that is none. */
function played(start: Race, lines: readonly string[]): Race | number {
  let race = start;
  for (const [at, line] of lines.entries()) {
    const made = moveIn(line);
    const after = made && makeMove(race, made.by, made.move);
    if (!made || !after?.ok || makeRaceMoveText(made.by, made.move) !== line) return at;
    race = after.race;
  }
  return race;
}

function moveIn(line: string): { readonly by: number; readonly move: RaceMove } | undefined {
  const [, at, seat, kind, rest = ''] = /^(\d{1,9}) ([1-6]) (lay|throw) (.+)$/.exec(line) ?? [];
  const by = Number(seat) - 1;
  if (kind === 'lay') {
    const placement = parsePlacementText(rest);
    return placement && { by, move: { kind, at: Number(at), ...placement } };
  }
  const [, tile, to] = /^(\d{1,2}) ([1-6])$/.exec(rest) ?? [];
  if (kind !== 'throw' || !tile) return undefined;
  return { by, move: { kind, at: Number(at), tile: Number(tile), to: Number(to) - 1 } };
}
