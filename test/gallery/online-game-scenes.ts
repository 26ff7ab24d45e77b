import type { ChatLine, OnlineGame } from '../../src-shared/bridge/bridge';
import { type Game, newGame, rewind } from '../../src-shared/tantrix';
import { playedOut } from '../support/doubles';
import { expect } from '../e2e/fixtures';
import { chooseFromMenu } from '../e2e/gestures';
import { standInForOthers, tellOnline, tellState } from '../e2e/online-table';
import { onlineGame, unsettled } from '../support/online-games';
import type { Scene, Stage } from './stage';

/** What the window shows of a game online. No other computer takes part: main is made to tell what it would tell then. */

const MINUTE = 60_000;
const WHOLE = playedOut(newGame({ seats: ['red', 'green', 'yellow'], starter: 0 }, 12));
const NAMES = ['Jo', 'Ines', 'Marek'];

/** The game at the first move from a number on before which a seat is to move. */
function gameBefore(seat: number, from: number): Game {
  const at = WHOLE.placements.findIndex((_, count) => count >= from && rewind(WHOLE, count).position.mover === seat);
  return rewind(WHOLE, at);
}

const OWN_TURN = gameBefore(0, 33);
const rules = { name: 'Friday evening', seats: 3, isCompetition: false, minutes: 15, mayWatch: true } as const;

/** Two pairs: Jo and Kim here, Ines and Marek at another computer. */
const PAIRS = playedOut(newGame({ seats: ['red', 'blue', 'red', 'blue'], starter: 0 }, 12));
const PAIR_NAMES = ['Jo', 'Ines', 'Kim', 'Marek'];
const paired = (of: Game, now: number, change: Partial<OnlineGame> = {}): OnlineGame => {
  const used = [4 * MINUTE, 5 * MINUTE + 20_000, 3 * MINUTE + 55_000, 12.5 * MINUTE];
  const shown = onlineGame(of, { used, since: now - 17_000, isChatOpen: true, ...change });
  return {
    ...shown,
    rules: { ...rules, seats: 4, isDoubles: true, minutes: 12 },
    seats: shown.seats.map((seat, at) => ({
      ...seat,
      name: PAIR_NAMES[at] ?? '',
      party: at % 2,
      isHere: at % 2 === 0,
    })),
  };
};

const named = (game: OnlineGame): OnlineGame => ({
  ...game,
  rules,
  seats: game.seats.map((seat, at) => ({ ...seat, name: NAMES[at] ?? '' })),
});

const without = (game: OnlineGame, seat: number): OnlineGame => ({
  ...game,
  seats: game.seats.map((each, at) => ({ ...each, isPresent: at !== seat })),
});

/** The same game where a server holds it. */
const atServer = (game: OnlineGame, isReached: boolean): OnlineGame => ({
  ...game,
  server: { name: 'The club', address: 'tables.example.org:47202', isAuthenticated: true, isReached },
  chat: game.chat.map((line, at) =>
    line.kind === 'text' && line.seat !== 0 ? { ...line, reported: { party: line.seat, n: at } } : line,
  ),
});

/** What was said, up to now. */
const linesUntil = (now: number): readonly ChatLine[] => [
  { kind: 'began', at: now - 12 * MINUTE },
  { kind: 'phrase', seat: 1, phrase: 'haveFun', at: now - 11 * MINUTE },
  { kind: 'text', seat: 0, text: 'Hello! Long time.', at: now - 11 * MINUTE },
  { kind: 'lost', seat: 2, at: now - 4 * MINUTE },
  { kind: 'back', seat: 2, at: now - 3.5 * MINUTE },
  { kind: 'text', seat: 2, text: 'Sorry, that was the train. My move is there now.', at: now - 2 * MINUTE },
  { kind: 'text', seat: 1, text: 'Not bad! My loop still leads, though.', at: now - MINUTE },
];

const phrasesUntil = (now: number) => linesUntil(now).filter(({ kind }) => kind !== 'text');

/** Has main tell of a game, by the clock of the page. */
async function tell({ app, page }: Stage, gameAt: (now: number) => OnlineGame): Promise<void> {
  await standInForOthers(app);
  const game = gameAt(await page.evaluate(() => Date.now()));
  // A page that has just come does not listen yet.
  await expect(async () => {
    await tellOnline(app, game);
    await page.locator('.board-area').waitFor({ timeout: 1000 });
  }).toPass();
}

const game = (of: Game, now: number, change: Partial<OnlineGame> = {}): OnlineGame =>
  named(
    onlineGame(of, {
      used: [6 * MINUTE + 21_000, 5 * MINUTE + 20_000, 3 * MINUTE + 55_000],
      since: now - 17_000,
      chat: linesUntil(now),
      isChatOpen: true,
      ...change,
    }),
  );

async function openChat({ page }: Stage): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('log').waitFor();
}

/** Everything about games online on the table. */
export const ONLINE_GAME_SCENES: readonly Scene[] = [
  {
    name: 'online-table-chat',
    reach: async (stage) => {
      await tell(stage, (now) => game(OWN_TURN, now));
      await openChat(stage);
    },
  },
  {
    name: 'online-table-server',
    reach: async (stage) => {
      await tell(stage, (now) => atServer(game(OWN_TURN, now), true));
      await openChat(stage);
    },
  },
  {
    name: 'online-table-server-away',
    reach: (stage) => tell(stage, (now) => atServer(game(gameBefore(1, 20), now), false)),
  },
  {
    name: 'online-table-phrases',
    reach: async (stage) => {
      await tell(stage, (now) => game(OWN_TURN, now, { isChatOpen: false, chat: phrasesUntil(now) }));
      await openChat(stage);
      await stage.page.getByRole('button', { name: 'More…' }).click();
    },
  },
  {
    name: 'online-table-unread',
    reach: async (stage) => {
      await tell(stage, (now) => game(gameBefore(1, 20), now, { chat: [] }));
      await tell(stage, (now) => game(gameBefore(1, 20), now));
    },
  },
  {
    name: 'online-table-on-its-way',
    reach: (stage) =>
      tell(stage, (now) => named({ ...unsettled(rewind(WHOLE, 14)), used: [0, 0, 0], chat: linesUntil(now) })),
  },
  {
    name: 'online-table-away',
    reach: (stage) =>
      tell(stage, (now) => {
        const lost: ChatLine = { kind: 'lost', seat: 2, at: now - 6 * MINUTE };
        return without(game(gameBefore(2, 20), now, { chat: [lost], used: [0, 0, 16 * MINUTE] }), 2);
      }),
  },
  {
    // Marek, who does not begin, sits here.
    name: 'online-table-gone',
    reach: async (stage) => {
      await tell(stage, (now) => {
        const played = game(gameBefore(1, 20), now);
        return { ...played, seats: played.seats.map((seat, at) => ({ ...seat, isHere: at === 2 })) };
      });
      await tellState(stage.app, { kind: 'none' });
      await stage.page.getByText('This game isn’t connected').waitFor();
    },
  },
  {
    name: 'online-table-asked',
    reach: (stage) => {
      const asked = [{ asked: { kind: 'undo', to: OWN_TURN.placements.length - 1 }, seats: [2] }] as const;
      return tell(stage, (now) => game(OWN_TURN, now, { asked }));
    },
  },
  {
    name: 'online-table-declined',
    reach: (stage) => {
      const undo = { kind: 'undo', to: OWN_TURN.placements.length - 1 } as const;
      const here = game(OWN_TURN, 0).seats.findIndex(({ isHere }) => isHere);
      return tell(stage, (now) => game(OWN_TURN, now, { asked: [{ asked: undo, seats: [here], against: [2] }] }));
    },
  },
  {
    name: 'online-table-leave',
    reach: async (stage) => {
      await tell(stage, (now) => game(OWN_TURN, now));
      await chooseFromMenu(stage.page, 'File', 'Close');
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'online-table-doubles',
    reach: async (stage) => {
      const before = rewind(PAIRS, 18);
      await tell(stage, (now) => paired(before, now, { chat: linesUntil(now).filter(({ seat }) => seat !== 2) }));
      await openChat(stage);
    },
  },
  {
    name: 'online-table-doubles-away',
    reach: (stage) =>
      tell(stage, (now) => {
        const lost: ChatLine = { kind: 'lost', seat: 1, at: now - 6 * MINUTE };
        const shown = paired(rewind(PAIRS, 19), now, { chat: [lost] });
        return { ...shown, seats: shown.seats.map((seat) => ({ ...seat, isPresent: seat.isHere })) };
      }),
  },
  {
    name: 'online-table-doubles-over',
    reach: (stage) => tell(stage, (now) => paired(PAIRS, now, { again: [1, 3] })),
  },
  {
    name: 'online-table-over',
    reach: (stage) => tell(stage, (now) => game(WHOLE, now, { used: [14 * MINUTE, 17.5 * MINUTE, 0], again: [1] })),
  },
];
