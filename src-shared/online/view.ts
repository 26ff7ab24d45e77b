import { isOver, type Placement, type TileNumber } from '../tantrix';
import type { GameCopy } from './game-copy';
import { isAskedOfPeople } from './giving-back';
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

/** How a game stands, as far as it takes no walk through its moves to tell. */
export interface GameStatus {
  /** The number of the last step. */
  readonly n: number;
  /** Whether somebody can go on with it: not between two epochs. */
  readonly isSettled: boolean;
  readonly isStopped: boolean;
  readonly isOver: boolean;
  /** Who can move now. */
  readonly mover?: { readonly seat: number; readonly party: number } | undefined;
  /** The programs that take part now. */
  readonly members: readonly number[];
  /** Who plays each seat now. */
  readonly playedBy: readonly PlayedBy[];
  /** How many times it went on with new chains. */
  readonly epochs: number;
}

/** A game as one program knows it, put so that it can be shown. */
export interface GameView extends GameStatus {
  /** The tiles that are known, in the order in which they were drawn. */
  readonly drawn: readonly TileNumber[];
  readonly moves: readonly TimedMove[];
  /** By seat, in milliseconds: also for moves that were taken back. */
  readonly used: readonly number[];
  /** What is asked for, the programs that have agreed, and those that do not want it. */
  readonly asked: readonly {
    readonly asked: Asked;
    readonly parties: readonly number[];
    readonly against: readonly number[];
  }[];
  /** What people are asked to agree to. */
  readonly proposed: readonly Proposal[];
  /** Whether it was played in one session so far, as a game has to be that is ranked. */
  readonly isOneSession: boolean;
  /** Given once it is over: what proves it, as records hold it; left out of what is too long for them. */
  readonly ended?: { readonly receipt?: string } | undefined;
}

export function statusOf({ history, hasLeft }: GameCopy): GameStatus {
  const { game, mover: party, epoch } = history;
  return {
    n: history.n,
    isSettled: history.isSettled && !hasLeft,
    isStopped: game?.isStopped ?? false,
    isOver: history.isSettled && game !== undefined && isOver(game),
    mover: game && party !== undefined ? { seat: game.position.mover, party } : undefined,
    members: (epoch?.proposal ?? history.first).members,
    playedBy: (epoch?.proposal ?? history.first).seats,
    epochs: Math.max(0, (epoch?.number ?? 1) - 1),
  };
}

export function viewOf(copy: GameCopy): GameView {
  const { history } = copy;
  const deeds = deedsOf(history);
  const status = statusOf(copy);
  return {
    ...status,
    drawn: drawnIn(history.game),
    moves: movesAfter(deeds),
    used: usedIn(history),
    asked: askedIn(copy),
    proposed: copy.proposed.filter((proposal) => isAskedOfPeople(history, proposal)),
    isOneSession: isOneSession(history, deeds),
    ended: status.isOver ? receiptOf(copy) : undefined,
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

function askedIn(copy: GameCopy): GameView['asked'] {
  const agreements = copy.asked;
  const byText = new Map(agreements.map(({ asked }) => [JSON.stringify(asked), asked]));
  return [...byText].map(([text, asked]) => ({
    asked,
    parties: agreements.filter((each) => JSON.stringify(each.asked) === text).map(({ party }) => party),
    against: copy.against(asked),
  }));
}
