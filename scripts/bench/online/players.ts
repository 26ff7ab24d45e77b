// Simulated players, in a process of their own: what they cost is not the server's. Does what the bench orders, one after the other.
import * as v from 'valibot';
import { seededRandom } from '../../../src-shared/tantrix';
import { type Done, type Order, OrderSchema } from './orders';
import { type Pace, playedAtRate, playedFast } from './pacing';
import type { Played } from './played';
import { RelayedPair } from './relayed-pair';
import { SimulatedGame } from './simulated-game';

/** So many games come at the same time: a server waits for none longer than three seconds. */
const AT_ONCE = 8;

let all: readonly Played[] = [];

/** Does something for each, some at the same time. */
async function forEach(some: readonly Played[], what: (played: Played) => Promise<void>): Promise<void> {
  const waiting = [...some];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await what(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function sat({ at, places, games }: Extract<Order, { kind: 'sit' }>): Promise<number> {
  const [place] = places;
  if (!place) throw new RangeError('nowhere to sit');
  all = Array.from({ length: games }, (_, number) =>
    at === 'relay' ? new RelayedPair(place, number) : new SimulatedGame(places, number, seededRandom(number)),
  );
  await forEach(all, (played) => played.sit());
  return 2 * games;
}

const played = ({ seconds, rate, onTheirWay = 1 }: Extract<Order, { kind: 'play' }>): Promise<Pace> =>
  rate === undefined ? playedFast(all, onTheirWay, seconds) : playedAtRate(all, rate, seconds);

async function returned(): Promise<number> {
  await forEach(all, (each) => each.comeBack());
  return 2 * all.length;
}

function left(): number {
  for (const each of all) each.leave();
  return 2 * all.length;
}

async function done(order: Order): Promise<Pace> {
  if (order.kind === 'play') return played(order);
  const count = order.kind === 'sit' ? await sat(order) : order.kind === 'return' ? await returned() : left();
  return { count, missed: 0, times: [] };
}

process.on('message', (message) => {
  void (async () => {
    const from = performance.now();
    const { count, missed, times } = await done(v.parse(OrderSchema, message));
    const seconds = (performance.now() - from) / 1000;
    const breaks = all.flatMap((each) => each.breaks);
    process.send?.({ count, missed, times: [...times], seconds, breaks } satisfies Done);
  })();
});
// Whoever has started it is gone.
process.on('disconnect', () => process.exit());
