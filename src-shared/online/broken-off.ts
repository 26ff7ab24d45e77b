import * as v from 'valibot';
import { MAX_RECEIPT_LENGTH } from '../record/played-online';
import { isOver, type Placement } from '../tantrix';
import type { GameCopy } from './game-copy';
import { drawnIn } from './history';
import { receiptText } from './receipt';
import { usedIn } from './used';

/** A game online that goes on elsewhere, as far as it counts: a last move that not all have is left out. */
export interface BrokenOff {
  /** In the order in which they were drawn. */
  readonly drawn: readonly number[];
  readonly placements: readonly Placement[];
  /** By seat, in milliseconds. */
  readonly used: readonly number[];
  /** Minutes for all moves of a seat; left out where there was no clock. */
  readonly minutes?: number;
  /** The seats of people at this computer, from 0. */
  readonly here: readonly number[];
  /** What proves it; left out of what is too long for a record. */
  readonly receipt?: string;
}

/** How it is told to the page. */
export const BrokenOffSchema: v.GenericSchema<unknown, BrokenOff> = v.strictObject({
  drawn: v.array(v.number()),
  placements: v.array(v.strictObject({ tile: v.number(), q: v.number(), r: v.number(), rotation: v.number() })),
  used: v.array(v.number()),
  minutes: v.exactOptional(v.number()),
  here: v.array(v.number()),
  receipt: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_RECEIPT_LENGTH))),
});

/** A game as it goes on elsewhere; undefined before the deal, once it is over, and where nobody here plays it. */
export function brokenOff({ history, party, receipt }: GameCopy): BrokenOff | undefined {
  const n = history.isSettled ? history.n : history.n - 1;
  const game = history.settledAt(n);
  const seats = history.epoch?.proposal.seats ?? [];
  const here = seats.flatMap((played, seat) => (played.party === party && !played.robot ? seat : []));
  if (!game || !receipt || isOver(game) || here.length === 0) return undefined;
  const text = receiptText(receipt);
  return {
    drawn: drawnIn(game),
    placements: game.placements,
    used: usedIn(history, n),
    ...(history.terms.minutes === undefined ? {} : { minutes: history.terms.minutes }),
    here,
    ...(text === undefined ? {} : { receipt: text }),
  };
}
