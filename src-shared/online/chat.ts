import * as v from 'valibot';
import { PHRASES } from './phrases';
import { type Hash, hashOf, type Primitives } from './primitives';
import { HashSchema, PartySchema, SignatureSchema } from './terms';

/** What is said beside a game. */

/** The longest line of a chat, in UTF-16 units. */
export const MAX_CHAT_LENGTH = 500;
/** More lines than anybody says in a game. */
export const MAX_CHAT_LINES = 1_000;

export const SaidSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
  v.strictObject({ kind: v.literal('text'), text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CHAT_LENGTH)) }),
  /** Words of one's own are let in. */
  v.strictObject({ kind: v.literal('open') }),
  /** After the end: the same once more, with the colours exchanged. */
  v.strictObject({ kind: v.literal('again') }),
]);
export type Said = Readonly<v.InferOutput<typeof SaidSchema>>;

/** The last moment that has a date, in milliseconds since 1970: a page that is to show a later one fails. */
const LAST_MOMENT = 8_640_000_000_000_000;

/** Line `n` that a program says in a game, from 1. */
export const ChatSchema = v.strictObject({
  kind: v.literal('chat'),
  game: HashSchema,
  party: PartySchema,
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CHAT_LINES)),
  /** In milliseconds since 1970, by the clock of who says it. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  said: SaidSchema,
  signature: SignatureSchema,
});
export type Chat = Readonly<v.InferOutput<typeof ChatSchema>>;

/** What a program signs that says a line. */
export const chatHash = (
  primitives: Primitives,
  { game, party, n, at, said }: Omit<Chat, 'kind' | 'signature'>,
): Hash => hashOf(primitives, 'chat', game, party, n, at, JSON.stringify(v.parse(SaidSchema, said)));
