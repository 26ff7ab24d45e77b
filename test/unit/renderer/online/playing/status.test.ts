import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPlaying } from '../../../../../src-renderer/online/playing/following';
import { waitingWords } from '../../../../../src-renderer/online/playing/status';
import { gameNow } from '../../../../../src-renderer/game/table';
import { followOnline } from '../../../../../src-renderer/online/state';
import { statusNoteNow } from '../../../../../src-renderer/stage/status-note';
import { noteWords } from '../../../../../src-renderer/stage/message';
import type { OnlineGame, OnlineState } from '../../../../../src-shared/bridge/bridge';
import { newGame } from '../../../../../src-shared/tantrix';
import { onlineGame, playing } from '../../../../support/online-games';
import { clearTables } from '../../../../support/tables';
import { t } from '../../../../support/words';
import { haveWindow } from '../../../../support/window';

let listener: (state: OnlineState) => void = () => undefined;
haveWindow({
  onOnline: (told) => {
    listener = told;
    return () => undefined;
  },
});

// The second is to move.
const GAME = onlineGame(newGame({ seats: ['red', 'yellow'], starter: 1 }, 5));
const SERVER = { name: 'The club', address: 'tables.example.org:47202', isAuthenticated: true };
const atServer = (isReached: boolean): OnlineGame => ({ ...GAME, server: { ...SERVER, isReached } });
const without = (kind: 'lost' | 'left'): OnlineGame => ({
  ...GAME,
  seats: GAME.seats.map((seat) => ({ ...seat, isPresent: seat.isHere })),
  chat: [{ kind, seat: 1, at: 0 }],
});

function statusNow(): string | undefined {
  const { open } = gameNow();
  return open && waitingWords(open, t);
}

let stop: () => void = () => undefined;
beforeEach(() => {
  followOnline();
  listener({ kind: 'none' });
  clearTables();
  stop = startPlaying();
});
afterEach(() => stop());

it('says for whom it waits, and why', () => {
  listener(playing(GAME));
  expect(statusNow()).toBe('Waiting for Bob (yellow) to play.');
  listener(playing(without('lost')));
  expect(statusNow()).toBe('Waiting for Bob (yellow), who has lost the connection.');
  listener(playing(without('left')));
  expect(statusNow()).toBe('Waiting for Bob (yellow), who has left for now.');
});

it('says of who left that they have left, though the chat notes it after they are gone', () => {
  listener(playing({ ...without('left'), chat: [] }));
  const { open } = gameNow();
  listener(playing(without('left')));
  expect(statusNow()).toBe('Waiting for Bob (yellow), who has left for now.');
  // Whoever shows the table looks at it anew.
  expect(gameNow().open).not.toBe(open);
});

it('speaks of the server alone while that is away, and no more once it is there', () => {
  listener(playing(atServer(true)));
  listener(playing({ ...without('lost'), ...atServer(false), chat: without('lost').chat }));
  expect(statusNow()).toBe('Connecting to The club… The game goes on by itself.');
  const { open } = gameNow();
  listener(playing(atServer(true)));
  expect(statusNow()).toBe('Waiting for Bob (yellow) to play.');
  // Whoever shows the table looks at it anew.
  expect(gameNow().open).not.toBe(open);
});

it('says who plays on', () => {
  const robot = { character: 'mason', level: 3 };
  const seats = GAME.seats.map((seat, at) => (at === 1 ? { ...seat, robot } : seat));
  listener(playing({ ...GAME, seats }));
  listener(playing(GAME));
  const note = statusNoteNow();
  expect(note && noteWords(note, t)).toBe('Back and playing on: Bob (yellow).');
});
