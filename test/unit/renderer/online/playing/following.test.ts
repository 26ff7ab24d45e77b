import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameNow, send } from '../../../../../src-renderer/game/table';
import { ownSeat } from '../../../../../src-renderer/game/own-seat';
import { undo } from '../../../../../src-renderer/game/history';
import { startRobotTurns } from '../../../../../src-renderer/game/robot-turns';
import { statusWords } from '../../../../../src-renderer/game/status';
import { askToStop } from '../../../../../src-renderer/game/stopping';
import { stopOnline } from '../../../../../src-renderer/online/playing/asking';
import { startPlaying } from '../../../../../src-renderer/online/playing/following';
import { followOnline } from '../../../../../src-renderer/online/state';
import { dialogOf, openDialog, stageNow } from '../../../../../src-renderer/stage/dialogs';
import { noticeDialog } from '../../../../../src-renderer/stage/notices';
import { statusNoteNow } from '../../../../../src-renderer/stage/status-note';
import { isWritable, recordNow } from '../../../../../src-renderer/stage/document';
import { putAway, shownNow, tablesNow } from '../../../../../src-renderer/stage/tables';
import type { OnlineGame, OnlineState } from '../../../../../src-shared/bridge/bridge';
import { type Game, legalPlacements, newGame, type Placement, play } from '../../../../../src-shared/tantrix';
import { playedOut } from '../../../../support/doubles';
import { onlineGame, playing, unsettled } from '../../../../support/online-games';
import { t } from '../../../../support/words';
import { haveWindow } from '../../../../support/window';

/** The page as main would tell it of a game online. */
let listener: (state: OnlineState) => void = () => undefined;
const tell = (game: OnlineGame): void => listener(playing(game));

const moveOnline = vi.fn<Window['tantrix']['moveOnline']>();
const agreeOnline = vi.fn<Window['tantrix']['agreeOnline']>();
const leaveOnline = vi.fn<Window['tantrix']['leaveOnline']>();

haveWindow({
  onOnline: (told) => {
    listener = told;
    return () => undefined;
  },
  moveOnline,
  agreeOnline,
  leaveOnline,
});

let stop: () => void = () => undefined;
beforeEach(() => {
  for (const call of [moveOnline, agreeOnline, leaveOnline]) call.mockReset();
  moveOnline.mockResolvedValue(true);
  agreeOnline.mockResolvedValue(true);
  followOnline();
  listener({ kind: 'none' });
  stop = startPlaying();
});
afterEach(() => stop());

/** Ann begins. */
const START = newGame({ seats: ['red', 'yellow'], starter: 0 }, 5);

function after(game: Game, count = 1): Game {
  let now = game;
  for (let at = 0; at < count; at++) {
    const [placement] = legalPlacements(now);
    const result = placement && play(now, placement);
    if (!result?.ok) throw new RangeError('nothing can be played');
    now = result.game;
  }
  return now;
}

const firstIn = (game: Game): Placement => {
  const [placement] = legalPlacements(game);
  if (!placement) throw new RangeError('nothing can be played');
  return placement;
};

const seen = () => gameNow().open?.record.game;
const playHere = (game: Game) => send({ kind: 'move', made: { by: game.position.mover, move: firstIn(game) } });

/** The first two play here. */
const twoHere = (game: OnlineGame): OnlineGame => ({
  ...game,
  seats: game.seats.map((seat, at) => ({ ...seat, party: at < 2 ? 0 : 1, isHere: at < 2 })),
});

it('of several people here, the hand of whoever is to move lies before them, without a turn being handed on', async () => {
  const two = newGame({ seats: ['red', 'blue', 'red', 'blue'], starter: 0 }, 5);
  tell(twoHere(onlineGame(two)));
  expect(ownSeat(gameNow())).toBe(0);
  playHere(two);
  await expect.poll(() => moveOnline).toHaveBeenLastCalledWith({ seat: 0, ...firstIn(two) });
  const next = after(two);
  tell(twoHere(onlineGame(next)));
  expect([ownSeat(gameNow()), gameNow().turnEnded]).toEqual([1, undefined]);
  playHere(next);
  await expect.poll(() => moveOnline).toHaveBeenLastCalledWith({ seat: 1, ...firstIn(next) });
  const others = after(next);
  tell(twoHere(onlineGame(others)));
  expect(ownSeat(gameNow())).toBe(1);
});

it('a game that is played comes to the table over what lies there, and follows', () => {
  tell(onlineGame(START));
  expect(gameNow().open?.online?.name).toBe('Friday');
  const next = after(START, 4);
  tell(onlineGame(next));
  expect(seen()?.placements).toEqual(next.placements);
  expect(tablesNow().open.size).toBe(1);
});

it('a game comes to the table as far as it has come, once its hands are dealt', () => {
  tell({ ...onlineGame(START), drawn: [] });
  expect(tablesNow().shown).toBeUndefined();
  const next = after(START, 7);
  tell(onlineGame(next));
  expect(seen()?.placements).toHaveLength(7);
});

it('a move made here is seen at once, goes out once, and counts when all have it', async () => {
  tell(onlineGame(START));
  playHere(START);
  expect(seen()?.placements).toHaveLength(1);
  expect(gameNow().open?.session.log.moves).toHaveLength(0);
  const next = after(START);
  await expect.poll(() => moveOnline).toHaveBeenCalledWith({ seat: 0, ...firstIn(START) });
  tell(unsettled(next));
  const before = seen();
  tell(onlineGame(next, { drawn: unsettled(next).drawn }));
  expect(seen(), 'nothing changes for the eye when it counts').toBe(before);
  tell(onlineGame(next));
  expect(gameNow().open?.session.pending).toEqual([]);
  expect(seen()?.position.hands).toEqual(next.position.hands);
  expect(moveOnline).toHaveBeenCalledTimes(1);
});

it('a move that cannot be made goes back, and that is said', async () => {
  moveOnline.mockResolvedValue(false);
  tell(onlineGame(START));
  playHere(START);
  await expect.poll(statusNoteNow).toBe('onlineMoveFails');
  expect(seen()?.placements).toHaveLength(0);
});

it('a move of others goes not out from here', () => {
  const next = after(START);
  const theirs = { ...onlineGame(START), seats: onlineGame(START).seats.map((seat) => ({ ...seat, isHere: false })) };
  tell(theirs);
  tell({ ...unsettled(next), seats: theirs.seats });
  expect(seen()?.placements).toHaveLength(1);
  expect(moveOnline).not.toHaveBeenCalled();
});

it('a tile that is picked while another is still to come stays picked', () => {
  tell(onlineGame(START));
  playHere(START);
  const next = after(START);
  tell(unsettled(next));
  const { mover, hands } = gameNow().open?.record.game.position ?? { mover: 0, hands: [] };
  const tile = hands[mover]?.find((each) => each > 0) ?? 0;
  send({ kind: 'gesture', by: mover, gesture: { kind: 'take', tile } });
  expect(gameNow().held?.tile).toBe(tile);
  tell(onlineGame(next, { drawn: unsettled(next).drawn }));
  expect(gameNow().held?.tile).toBe(tile);
});

it('what others do closes no dialog, and ends no replay', () => {
  tell(onlineGame(after(START, 2)));
  openDialog(noticeDialog, { notice: 'pageCrashed' });
  tell(onlineGame(after(START, 3)));
  expect(stageNow().dialog).toBeDefined();
  expect(seen()?.placements).toHaveLength(3);
});

const words = () => statusWords(gameNow(), t);

it('says for whom it waits', () => {
  const next = after(START, 2);
  tell(onlineGame(START));
  expect(words()).toMatch(/first/);
  tell(unsettled(after(START)));
  expect(words()).toContain('On its way');
  const theirs = onlineGame(next, {
    seats: onlineGame(next).seats.map((seat, at) => ({ ...seat, isHere: at !== next.position.mover })),
  });
  tell(theirs);
  expect(words()).toMatch(/Waiting for/);
  tell({ ...theirs, seats: theirs.seats.map((seat) => ({ ...seat, isPresent: seat.isHere })) });
  expect(words()).toMatch(/lost the connection/);
  listener({ kind: 'none' });
  expect(words()).toMatch(/isn’t connected/);
});

it('a computer player whose seat is here moves once, and waits for its tile', async () => {
  const asked: Game[] = [];
  const end = startRobotTurns(({ robot }) =>
    robot
      ? async (game) => {
          asked.push(game);
          return firstIn(game);
        }
      : undefined,
  );
  const seats = onlineGame(START).seats.map((seat, at) => ({
    ...seat,
    ...(at === 0 ? { robot: { character: 'mason', level: 1 } } : {}),
  }));
  tell({ ...onlineGame(START), seats });
  await expect.poll(() => moveOnline).toHaveBeenCalledWith({ seat: 0, ...firstIn(START) });
  tell({ ...unsettled(after(START)), seats });
  expect(asked).toHaveLength(1);
  const theirs = seats.map((seat) => ({ ...seat, isHere: false }));
  tell({ ...onlineGame(after(START)), seats: theirs });
  end();
  expect(asked).toHaveLength(1);
});

it('cannot be written before all its tiles are known', () => {
  tell(onlineGame(START));
  expect(isWritable(shownNow())).toBe(false);
  const whole = playedOut(START);
  tell(onlineGame(whole));
  expect(isWritable(shownNow())).toBe(true);
  expect(recordNow(shownNow())).toMatchObject({ game: { deal: { bag: whole.deal.bag } } });
});

const robotAt0 = () => gameNow().open?.record.players[0]?.robot;

it('a computer player that failed here stays a person until its seat is played by another', () => {
  const robot = { character: 'mason', level: 1 };
  const seats = onlineGame(START).seats.map((seat, at) => (at === 0 ? { ...seat, robot } : seat));
  tell({ ...onlineGame(START), seats });
  const players = gameNow().open?.record.players ?? [];
  expect(robotAt0()).toEqual(robot);
  send({
    kind: 'amended',
    change: (record) => ({ ...record, players: players.map((each) => ({ ...each, robot: undefined })) }),
  });
  tell({ ...onlineGame(after(START)), seats });
  expect(robotAt0()).toBeUndefined();
  tell({
    ...onlineGame(after(START)),
    seats: seats.map((seat) => (seat.robot ? { ...seat, robot: { ...robot, level: 2 } } : seat)),
  });
  expect(robotAt0()?.level).toBe(2);
});

it('asks the others for an undo, and for the end', async () => {
  const next = after(START, 3);
  tell(onlineGame(next));
  undo();
  expect(agreeOnline).toHaveBeenCalledWith({ kind: 'undo', to: expect.any(Number) });
  expect(seen()?.placements, 'nothing is taken back before all agree').toHaveLength(3);
  askToStop();
  expect(agreeOnline, 'nobody is asked before the person is sure').toHaveBeenCalledOnce();
  dialogOf(stopOnline)?.answer('ask');
  await expect.poll(() => agreeOnline).toHaveBeenCalledWith({ kind: 'stop' });
  expect(stageNow().dialog).toBeUndefined();
});

it('under competition rules nobody is asked for an undo', () => {
  const next = after(START, 3);
  tell(onlineGame(next, { rules: { name: '', seats: 2, isCompetition: true, mayWatch: true } }));
  undo();
  expect(agreeOnline).not.toHaveBeenCalled();
});

it('who puts a game away leaves it, and is told that it can go on; it does not come back by itself', async () => {
  const next = after(START, 3);
  tell(onlineGame(next));
  putAway();
  expect(leaveOnline).toHaveBeenCalledOnce();
  await expect.poll(statusNoteNow).toBe('onlineLater');
  tell(onlineGame(after(START, 4)));
  expect(tablesNow().shown).toBeUndefined();
  listener({ kind: 'none' });
  tell(onlineGame(next));
  expect(seen()?.placements).toHaveLength(3);
});

it('the own hand lies before the person when the game is not connected, too', () => {
  const game = onlineGame(after(START));
  tell({ ...game, seats: game.seats.map((seat, at) => ({ ...seat, isHere: at === 1 })) });
  expect(ownSeat(gameNow())).toBe(1);
  listener({ kind: 'none' });
  expect(ownSeat(gameNow())).toBe(1);
  tell(twoHere(onlineGame(newGame({ seats: ['red', 'blue', 'red', 'blue'], starter: 1 }, 5))));
  listener({ kind: 'none' });
  expect(ownSeat(gameNow())).toBe(1);
});

it('a seat that is given back is played by its person, and that is said', () => {
  const robot = { character: 'mason', level: 3 };
  const seatsOf = (isGivenBack: boolean) => (game: OnlineGame) => ({
    ...game,
    seats: game.seats.map((seat, at) => (at === 0 || isGivenBack ? seat : { ...seat, party: 0, isHere: true, robot })),
  });
  const next = after(START);
  tell(seatsOf(false)(onlineGame(next)));
  expect(gameNow().open?.record.players[1]?.robot).toEqual(robot);
  expect(statusNoteNow()).toBeUndefined();
  playHere(next);
  expect(gameNow().open?.session.pending).toHaveLength(1);
  tell(seatsOf(true)(onlineGame(next, { epochs: 2 })));
  expect(gameNow().open?.record.players[1]?.robot).toBeUndefined();
  // What the computer player was about to move does not come any more.
  expect(gameNow().open?.session.pending).toEqual([]);
  expect(statusNoteNow()).toBe('onlineReturned');
});
