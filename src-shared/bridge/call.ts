import * as v from 'valibot';

/** A type that goes along with a value; nothing of it is left when the program runs. */
export interface Type<T> {
  readonly type?: T;
}

/** A call from a page to main: what its argument must be, and what main answers. */
export interface Call<Schema extends v.GenericSchema = v.GenericSchema, A = unknown> {
  readonly argument: Schema;
  readonly answer: Type<A>;
}

/** Calls under the names of their channels. */
export type CallTable = Readonly<Record<string, Call>>;

/** What main is handed of the argument of a call. */
export type Argument<C extends Call> = v.InferOutput<C['argument']>;
/** What main answers to a call. */
export type Answer<C extends Call> = C['answer'] extends Type<infer A> ? A : never;

/** For the argument of a call that has none. */
export const nothing = v.undefined();

// Marked as free of side effects: a page that takes something else from a file of the contract is bundled without its calls.

/** Declares a call: the schema of its argument, and what main answers. */
// @__NO_SIDE_EFFECTS__
export function call<Schema extends v.GenericSchema, A>(argument: Schema, answer: Type<A>): Call<Schema, A> {
  return { argument, answer };
}

/** The answer of a call, for `call`: a type alone. */
// @__NO_SIDE_EFFECTS__
export function answers<A>(): Type<A> {
  return {};
}

/** A message that main sends a page of its own accord, with the type of what it carries. */
// @__NO_SIDE_EFFECTS__
export function message<Payload>(): Type<Payload> {
  return {};
}
