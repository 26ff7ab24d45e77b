import type { OnlineGame, OnlineState } from '../../src-shared/bridge/bridge';
import type { GameCopy } from '../../src-shared/online/game-copy';
import { drawnIn } from '../../src-shared/online/history';
import { viewOf } from '../../src-shared/online/view';
import { type Game, moversOf, rewind } from '../../src-shared/tantrix';

/** Games online as the page is told of them. */

/** What a program tells its page of its copy of a game. */
export function onlineGameOf(copy: GameCopy): OnlineGame {
  const { history, party, asked, proposed } = copy;
  const { ended, isOneSession, used } = viewOf(copy);
  const { terms, game, epoch } = history;
  const seats = epoch?.proposal.seats ?? terms.seats.map(({ played }) => played);
  const movers = game ? moversOf(game) : [];
  return {
    id: history.id,
    rules: {
      name: 'Table',
      seats: 2,
      ...(terms.set ? { set: terms.set } : {}),
      isCompetition: terms.isCompetition,
      mayWatch: true,
    },
    seats: terms.seats.map(({ name, colour }, seat) => {
      const { robot, party: at = 0 } = seats[seat] ?? {};
      const key = terms.parties[at] ?? '';
      return { name, colour, party: at, key, isHere: at === party, isPresent: true, ...(robot ? { robot } : {}) };
    }),
    drawn: drawnIn(game),
    moves: (game?.placements ?? []).map((placement, at) => ({ ...placement, seat: movers[at] ?? 0, ms: 1000 })),
    isSettled: history.isSettled,
    isStopped: game?.isStopped ?? false,
    used,
    asked: asked.map((each) => ({ asked: each.asked, seats: [] })),
    proposed,
    epochs: Math.max(0, (epoch?.number ?? 1) - 1),
    isOneSession,
    ...(ended ? { ended } : {}),
    chat: [],
    isChatOpen: false,
  };
}

/** A game online of people called by their letters, as the first of them has it. */
export function onlineGame(game: Game, change: Partial<OnlineGame> = {}): OnlineGame {
  const movers = moversOf(game);
  const { seats, starter } = game.deal;
  return {
    id: 'a'.repeat(64),
    rules: { name: 'Friday', seats: 2, isCompetition: false, mayWatch: true },
    seats: seats.map((colour, at) => ({
      name: ['Ann', 'Bob', 'Cleo', 'Dan'][at] ?? '',
      colour,
      party: at,
      key: String(at).repeat(64),
      isHere: at === 0,
      isPresent: true,
    })),
    ...(starter === undefined ? {} : { starter }),
    drawn: game.deal.bag.slice(0, game.deal.bag.length - game.position.bagCount),
    moves: game.placements.map((placement, at) => ({ ...placement, seat: movers[at] ?? 0, ms: 1000 })),
    isSettled: true,
    isStopped: game.isStopped,
    used: seats.map(() => 0),
    asked: [],
    proposed: [],
    epochs: 0,
    isOneSession: true,
    chat: [],
    isChatOpen: false,
    ...change,
  };
}

/** The same game before its last move draws its tile: that move is on its way. */
export function unsettled(game: Game, change: Partial<OnlineGame> = {}): OnlineGame {
  const { drawn } = onlineGame(rewind(game, game.placements.length - 1));
  return onlineGame(game, { drawn, isSettled: false, ...change });
}

export const playing = (game: OnlineGame): OnlineState => ({ kind: 'playing', game });
