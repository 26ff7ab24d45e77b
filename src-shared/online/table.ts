import * as v from 'valibot';
import { fieldProblem } from '../record/players';
import { COLOURS } from '../tantrix';

/** A table at which people meet before a game online, as its host has set it up. */

/** The longest name of a table, in UTF-16 units. */
export const MAX_TABLE_NAME_LENGTH = 60;

const field = (name: 'name' | 'email' | 'country') =>
  v.pipe(
    v.string(),
    v.check((text) => fieldProblem(name, text) === undefined),
  );

/** A person, as the others see them; what is left out is not shown. */
export const MeSchema = v.strictObject({
  name: field('name'),
  colour: v.picklist(COLOURS),
  email: v.exactOptional(field('email')),
  country: v.exactOptional(field('country')),
});
export type Me = Readonly<v.InferOutput<typeof MeSchema>>;

/** What a host settles for all who come. */
export const TableRulesSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.maxLength(MAX_TABLE_NAME_LENGTH),
    v.check((text) => fieldProblem('name', text) === undefined),
  ),
  seats: v.picklist([2, 3, 4]),
  isCompetition: v.boolean(),
  /** For all moves of a seat; left out, there is no clock. */
  minutes: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600))),
  mayWatch: v.boolean(),
});
export type TableRules = Readonly<v.InferOutput<typeof TableRulesSchema>>;
