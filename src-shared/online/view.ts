import { isOver, type Placement, type TileNumber } from '../tantrix';
import type { GameCopy } from './game-copy';
import { drawnIn, type History } from './history';
import type { Asked, Proposal } from './messages';
import { receiptText } from './receipt';
import type { PlayedBy } from './terms';
import { deedsOf, usedIn } from './used';

/** A move of a game online, and what it took the mover, in milliseconds. */
export interface TimedMove extends Placement {
  readonly seat: number;
  readonly ms: number;
}

/** A game as one program knows it, put so that it can be shown. */
export interface GameView {
  /** The number of the last step. */
  readonly n: number;
  /** The tiles that are known, in the order in which they were drawn. */
  readonly drawn: readonly TileNumber[];
  readonly moves: readonly TimedMove[];
  readonly isSettled: boolean;
  readonly isStopped: boolean;
  readonly isOver: boolean;
  /** By seat, in milliseconds: also for moves that were taken back. */
  readonly used: readonly number[];
  /** Who can move now. */
  readonly mover?: { readonly seat: number; readonly party: number } | undefined;
  /** The programs that take part now. */
  readonly members: readonly number[];
  /** Who plays each seat now. */
  readonly playedBy: readonly PlayedBy[];
  /** What is asked for, and the programs that have agreed. */
  readonly asked: readonly { readonly asked: Asked; readonly parties: readonly number[] }[];
  readonly proposed: readonly Proposal[];
  /** How many times it went on with new chains. */
  readonly epochs: number;
  /** Whether it was played in one session so far, as a game has to be that is ranked. */
  readonly isOneSession: boolean;
  /** Given once it is over: what proves it, as records hold it; left out of what is too long for them. */
  readonly ended?: { readonly receipt?: string } | undefined;
}

export function viewOf(copy: GameCopy): GameView {
  const { history } = copy;
  const { game, mover: party, epoch } = history;
  const deeds = deedsOf(history);
  const isEnded = history.isSettled && game !== undefined && isOver(game);
  return {
    n: history.n,
    drawn: drawnIn(game),
    moves: movesAfter(deeds),
    isSettled: history.isSettled,
    isStopped: game?.isStopped ?? false,
    isOver: isEnded,
    used: usedIn(history),
    mover: game && party !== undefined ? { seat: game.position.mover, party } : undefined,
    members: (epoch?.proposal ?? history.first).members,
    playedBy: (epoch?.proposal ?? history.first).seats,
    asked: askedIn(copy),
    proposed: copy.proposed,
    epochs: Math.max(0, (epoch?.number ?? 1) - 1),
    isOneSession: isOneSession(history, deeds),
    ended: isEnded ? receiptOf(copy) : undefined,
  };
}

function receiptOf({ receipt }: GameCopy): { readonly receipt?: string } {
  const text = receipt && receiptText(receipt);
  return text === undefined ? {} : { receipt: text };
}

/**
 * Whether people alone have played on the first chains, and nothing was undone or stopped. Who comes back, or holds the table
 * in place of another, changes neither.
 */
const isOneSession = ({ epoch, terms }: History, deeds: Deeds): boolean =>
  (epoch?.number ?? 1) === 1 &&
  terms.seats.every(({ played }) => played.robot === undefined) &&
  deeds.every(({ kind }) => kind === 'placed');

type Deeds = ReturnType<typeof deedsOf>;

/** What lies there after all deeds: some take back what others have placed. */
function movesAfter(deeds: Deeds): readonly TimedMove[] {
  let moves: TimedMove[] = [];
  for (const deed of deeds) {
    if (deed.kind === 'placed') {
      const { seat, tile, q, r, rotation, ms } = deed;
      moves.push({ seat, tile, q, r, rotation, ms });
    } else if (deed.asked.kind === 'undo') moves = moves.slice(0, deed.asked.to);
  }
  return moves;
}

function askedIn({ asked: agreements }: GameCopy): GameView['asked'] {
  const byText = new Map(agreements.map(({ asked }) => [JSON.stringify(asked), asked]));
  return [...byText].map(([text, asked]) => ({
    asked,
    parties: agreements.filter((each) => JSON.stringify(each.asked) === text).map(({ party }) => party),
  }));
}
