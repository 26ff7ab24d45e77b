import fc from 'fast-check';
import type * as v from 'valibot';
import { CALLS, type Channel } from '../../src-shared/bridge/channels';

/** A call of a channel of the bridge with an argument that may be anything. */
export interface FuzzedCall {
  readonly channel: Channel;
  readonly argument: unknown;
}

/** What cannot be made outside a page, or not be sent to one; the page makes it. */
export const SPECIALS = [
  'function',
  'symbol',
  'element',
  'cycle',
  'map',
  'promise',
  'proxy',
  'getter',
  'deep',
  'long',
] as const;
/** How a special thing, and bytes, are written on their way into the page. */
export const SPECIAL = '$special';
export const BYTES = '$bytes';

/** Calls that do what they are asked when they are asked rightly, and with that would end the test. */
const NEVER_RIGHT: readonly Channel[] = ['closeWindow', 'pageFailed', 'ready'];

const isChannel = (name: string): name is Channel => Object.hasOwn(CALLS, name);

const STRANGE = [
  '',
  '\0',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '\u202e',
  '\ud800',
  '<script>',
  '%00',
  '-1',
];
const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...STRANGE));
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, 1, 4, -1, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY),
);
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true }),
  text,
  number,
  fc.constantFrom(...SPECIALS).map((special) => ({ [SPECIAL]: special })),
  fc.uint8Array().map((bytes) => ({ [BYTES]: [...bytes] })),
);

type Part = fc.Arbitrary<unknown>;

const partOf = (schema: object, name: string): unknown => Reflect.get(schema, name);

/** Things as a schema wants them, or nearly. */
function nearly(schema: object): Part {
  const type = String(partOf(schema, 'type'));
  return fc.oneof({ weight: 12, arbitrary: wanted(type, schema) }, { weight: 1, arbitrary: anything });
}

const inside = (schema: object, name: string): Part => {
  const part = partOf(schema, name);
  return typeof part === 'object' && part !== null ? nearly(part) : anything;
};

function choices(schema: object): Part {
  const options = partOf(schema, 'options');
  if (!Array.isArray(options) || options.length === 0) return anything;
  return fc.oneof(
    ...options.map((option) => (typeof option === 'object' && option !== null ? nearly(option) : fc.constant(option))),
  );
}

function fields(schema: object): Part {
  const entries = Object.entries(Object(partOf(schema, 'entries')));
  const all = fc.record(Object.fromEntries(entries.map(([name, part]) => [name, nearly(Object(part))])));
  const more = anything.map((value) => ({ more: value }));
  const whole = { weight: 10, arbitrary: all };
  const toMuch = { weight: 1, arbitrary: fc.tuple(all, more).map(([known, other]) => ({ ...known, ...other })) };
  const tooLittle = { weight: 2, arbitrary: fc.tuple(all, fc.nat(8)).map(([known, at]) => without(known, at)) };
  return fc.oneof(whole, toMuch, tooLittle);
}

const without = (all: object, at: number): object =>
  Object.fromEntries(Object.entries(all).filter((_, index) => index !== at));

function wanted(type: string, schema: object): Part {
  if (type === 'string') return text;
  if (type === 'number') return number;
  if (type === 'boolean') return fc.boolean();
  if (type === 'undefined') return fc.constant(undefined);
  if (type === 'null') return fc.constant(null);
  if (type === 'instance') return fc.uint8Array().map((bytes) => ({ [BYTES]: [...bytes] }));
  if (type === 'picklist' || type === 'union' || type === 'variant') return choices(schema);
  if (type === 'array') return fc.array(inside(schema, 'item'), { maxLength: 5 });
  if (type.endsWith('object')) return fields(schema);
  if (type.endsWith('optional') || type.startsWith('null')) return fc.option(inside(schema, 'wrapped'));
  return anything;
}

const callsOf = (channel: Channel): fc.Arbitrary<FuzzedCall> => {
  const schema: v.GenericSchema = CALLS[channel].argument;
  const argument = fc.oneof({ weight: 3, arbitrary: nearly(schema) }, { weight: 1, arbitrary: anything });
  const isWanted = (value: unknown) => value !== undefined || !NEVER_RIGHT.includes(channel);
  return argument.filter(isWanted).map((value) => ({ channel, argument: value }));
};

/** So many calls, of every channel as many as of the others; the same seed gives the same. */
export function fuzzedCalls(count: number, seed: number): readonly FuzzedCall[] {
  const channels = Object.keys(CALLS).filter(isChannel);
  const each = Math.ceil(count / channels.length);
  const calls = channels.map((channel) => fc.sample(callsOf(channel), { numRuns: each, seed }));
  // Turn by turn, so that no channel has the program for itself.
  return Array.from({ length: each }, (_, at) => calls.flatMap((all) => all[at] ?? []))
    .flat()
    .slice(0, count);
}
