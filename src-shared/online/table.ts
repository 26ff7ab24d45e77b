import * as v from 'valibot';
import { fieldProblem } from '../record/players';
import { COLOURS, MAX_SEATS } from '../tantrix';
import { DRAWERS, SetSchema } from './terms';

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

/** What a server is told of a person, and tells others: an email address goes to nobody who is a stranger. */
export const asToldServers = ({ name, colour, country }: Me): Me => ({
  name,
  colour,
  ...(country === undefined ? {} : { country }),
});

const PlainRulesSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.maxLength(MAX_TABLE_NAME_LENGTH),
    v.check((text) => fieldProblem('name', text) === undefined),
  ),
  seats: v.picklist([2, 3, 4, 5, 6]),
  /** Gobble is raced there, which one program decides; left out, a game is played. */
  isRace: v.exactOptional(v.literal(true)),
  /** Two pairs, one colour a pair, partners opposite each other; left out, each plays for themselves. */
  isDoubles: v.exactOptional(v.literal(true)),
  set: SetSchema,
  isCompetition: v.boolean(),
  /** For all moves of a seat; left out, there is no clock. */
  minutes: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600))),
  mayWatch: v.boolean(),
  /** At a server: by which programs a tile is drawn; left out, by the server alone once the hands are dealt. */
  drawers: v.exactOptional(v.picklist(DRAWERS)),
});

/** What a host settles for all who come. */
export const TableRulesSchema = v.pipe(
  PlainRulesSchema,
  v.check(({ isDoubles, seats }) => !isDoubles || seats === MAX_SEATS),
  v.check(({ isRace, isDoubles, seats, set }) => (isRace ? !isDoubles && set === undefined : seats <= MAX_SEATS)),
);
export type TableRules = Readonly<v.InferOutput<typeof TableRulesSchema>>;

/** The people at one computer: as many as have seats there. */
export const PeopleSchema = v.pipe(v.array(MeSchema), v.maxLength(MAX_SEATS));
