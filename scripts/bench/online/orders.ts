import * as v from 'valibot';

/** What the process of the simulated players is asked for, and what it answers. */

const PlaceSchema = v.object({ host: v.string(), port: v.number() });
export type SeatPlace = v.InferOutput<typeof PlaceSchema>;

export const OrderSchema = v.variant('kind', [
  /** So many games are begun, or pairs come to a relay. */
  v.object({
    kind: v.literal('sit'),
    at: v.picklist(['server', 'relay']),
    places: v.array(PlaceSchema),
    games: v.number(),
  }),
  /** They are played for some time: so many moves a second, or with so many on their way at once as fast as that goes. */
  v.object({
    kind: v.literal('play'),
    seconds: v.number(),
    rate: v.exactOptional(v.number()),
    onTheirWay: v.exactOptional(v.number()),
  }),
  /** All connections are cut, and all come back. */
  v.object({ kind: v.literal('return') }),
  /** All connections are cut for good. */
  v.object({ kind: v.literal('leave') }),
]);
export type Order = v.InferOutput<typeof OrderSchema>;

export const DoneSchema = v.object({
  /** Moves made, players that have come, or come back. */
  count: v.number(),
  seconds: v.number(),
  /** Moves that were due while no game was free for one. */
  missed: v.number(),
  /** How long each took, in milliseconds; empty where nothing was timed. */
  times: v.array(v.number()),
  /** The games whose connections were lost by themselves: when that was noticed, and when both were back, since 1970. */
  breaks: v.array(v.object({ lostAt: v.number(), backAt: v.number() })),
});
export type Break = Done['breaks'][number];
export type Done = v.InferOutput<typeof DoneSchema>;
