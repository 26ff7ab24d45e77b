import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seatAsked } from '../../../../src-renderer/game/seat-asked';
import { redo, undo } from '../../../../src-renderer/game/history';
import { playPlacement, selectTile } from '../../../../src-renderer/game/moves';
import { type MoveSource } from '../../../../src-renderer/game/robot-seat';
import { startRobotTurns } from '../../../../src-renderer/game/robot-turns';
import { NO_GAME, showGame, gameNow, changeGame } from '../../../../src-renderer/game/table';
import { clearTables, layTable } from '../../../support/tables';
import { tryPreferences } from '../../../../src-renderer/preferences/preferences';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import type { Report, ReportLocation } from '../../../../src-shared/bridge/bridge';
import { type Player, parseTextImage } from '../../../../src-shared/record';
import { type Game, legalPlacements, newGame, type Placement, play, stopGame } from '../../../../src-shared/tantrix';
import { dialogNow } from '../../../support/dialogs';
import { closeDialog, declareDialog, openDialog, openDialogWhenFree } from '../../../../src-renderer/stage/dialogs';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import { PATIENT } from '../../../support/patience';

/** Dialogs of the person's own. */
const own = declareDialog('own');
const next = declareDialog('next');
const ROBOT = { character: 'mason', level: 1 };
const person = (name: string): Player => ({ name, email: '', country: '' });
const robot = (name: string): Player => ({ ...person(name), robot: ROBOT });
/** Ann plays the first tile. */
const DEAL = newGame({ seats: ['red', 'blue'], starter: 0 }, 3);

const bringPlayers = (players: readonly Player[], game: Game = DEAL): void =>
  void layTable({ open: gameOnTable({ record: { players, game, isCompetition: false } }) });
const gameThere = (): Game => {
  const { open } = gameNow();
  if (!open) throw new Error('no game is open');
  return open.record.game;
};
const tilesNow = () => gameThere().placements.map(({ tile }) => tile);
const firstOf = (game: Game): Placement => {
  const [placement] = legalPlacements(game);
  if (!placement) throw new Error('the game is over');
  return placement;
};
/** The game after its first legal placements. */
const played = (game: Game, count: number): Game => {
  if (count === 0) return game;
  const result = play(game, firstOf(game));
  if (!result.ok) throw new Error(result.refusal.code);
  return played(result.game, count - 1);
};

const seatWith =
  (seat: MoveSource) =>
  ({ robot: asked }: Player) =>
    asked && seat;

const keepReport = vi.fn<(report: Report) => Promise<ReportLocation>>();
beforeEach(() => {
  keepReport.mockResolvedValue({ name: 'report.txt', folder: '~' });
  vi.stubGlobal('window', { tantrix: { keepReport }, matchMedia: () => ({ matches: true }) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
let leave: (() => void) | undefined;
afterEach(() => {
  leave?.();
  leave = undefined;
  clearTables();
  closeDialog();
  tryPreferences(DEFAULT_PREFERENCES);
  keepReport.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the seat that is asked', () => {
  const open = gameOnTable({ record: { players: [robot('Mason'), person('Bob')], game: DEAL, isCompetition: false } });
  const table = { ...NO_GAME, open, isCovered: false };

  it('is that of the computer player who is to move', () => {
    expect(seatAsked(table)).toBe(0);
    expect(
      seatAsked({ ...table, open: gameOnTable({ record: { ...open.record, game: played(DEAL, 1) } }) }),
    ).toBeUndefined();
  });

  it.each<[when: string, change: Partial<Parameters<typeof seatAsked>[0]>]>([
    ['in a replay', { replay: { at: 0, isRunning: false } }],
    ['under a dialog', { isCovered: true }],
    ['before the turn is handed on', { turnEnded: 1 }],
    [
      'while there are moves to be given back',
      { open: gameOnTable({ record: { ...open.record, game: played(DEAL, 1) }, undone: 1 }) },
    ],
    ['when the game was stopped', { open: gameOnTable({ record: { ...open.record, game: stopGame(DEAL) } }) }],
    ['when no game is open', { open: undefined }],
  ])('is none %s', (_, change) => {
    expect(seatAsked({ ...table, ...change })).toBeUndefined();
  });
});

describe('whoever is asked', () => {
  it('plays until it is a person’s move', async () => {
    bringPlayers([robot('Mason'), person('Bob')]);
    leave = startRobotTurns(seatWith((game) => Promise.resolve(firstOf(game))));
    await expect.poll(tilesNow).toEqual([firstOf(DEAL).tile]);
    expect(keepReport).not.toHaveBeenCalled();
  });

  it('is told when nobody waits any more, and what it then answers is not played', async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    bringPlayers([robot('Mason'), person('Bob')]);
    leave = startRobotTurns(
      seatWith((game, signal) => {
        signals.push(signal);
        return Promise.resolve(firstOf(game));
      }),
    );
    changeGame({ replay: { at: 0, isRunning: false } });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await vi.runAllTimersAsync();
    expect(tilesNow()).toEqual([]);
    changeGame({ replay: undefined });
    await vi.waitFor(() => expect(tilesNow()).toHaveLength(1), PATIENT);
  });

  it.each<[what: string, seat: MoveSource, error: string]>([
    ['plays what is illegal', (game) => Promise.resolve({ ...firstOf(game), q: 5 }), 'notInMiddle'],
    ['fails', () => Promise.reject(new Error('lost my way')), 'lost my way'],
  ])('becomes a person when it %s, and a report is kept', async (_, seat, error) => {
    bringPlayers([robot('Mason'), person('Bob')]);
    leave = startRobotTurns(seatWith(seat));
    await expect.poll(() => dialogNow()?.kind).toBe('robotFailed');
    expect(gameNow().open?.record.players.map((player) => player.robot)).toEqual([undefined, undefined]);
    expect(tilesNow()).toEqual([]);
    const report = keepReport.mock.lastCall?.[0];
    expect(report?.error).toContain(error);
    expect(parseTextImage(report?.game ?? '')).toMatchObject({ ok: true, record: { players: [{ robot: ROBOT }, {}] } });
  });
});

/** A computer player fails while the person is in a dialog. */
async function failBehindDialog(): Promise<void> {
  keepReport.mockImplementation(() => {
    openDialog(own, {});
    return Promise.resolve({ name: 'report.txt', folder: '~' });
  });
  bringPlayers([robot('Mason'), person('Bob')]);
  leave = startRobotTurns(seatWith(() => Promise.reject(new Error('lost my way'))));
  await expect.poll(() => keepReport).toHaveBeenCalled();
  await new Promise(setImmediate);
  expect(dialogNow()?.kind).toBe('own');
}

describe('a failure while the person is in a dialog', () => {
  it('is told once that is closed', async () => {
    await failBehindDialog();
    closeDialog();
    await expect.poll(() => dialogNow()?.kind).toBe('robotFailed');
  });

  it('is not told over another game, which a file from outside has brought', async () => {
    await failBehindDialog();
    // It waits behind the failure, which would come first.
    openDialogWhenFree(next, {});
    bringPlayers([person('Ann'), person('Bob')], newGame({ seats: ['red', 'blue'], starter: 0 }, 4));
    await expect.poll(() => dialogNow()?.kind).toBe('next');
  });
});

describe('with a computer player', () => {
  it('nobody moves its tiles, nor their own before their turn', () => {
    bringPlayers([robot('Mason'), person('Bob')]);
    for (const tile of DEAL.position.hands.map(([first = 0]) => first)) {
      selectTile(tile);
      const { held, refusal } = gameNow();
      expect([held, refusal?.code]).toEqual([undefined, 'notYourMove']);
    }
  });

  it('undo takes back a person’s own tile and the answers to it, and redo gives them back', () => {
    const game = played(DEAL, 6);
    bringPlayers([person('Ann'), robot('Mason')], game);
    undo();
    const { position } = gameThere();
    expect(position.mover).toBe(0);
    expect(gameThere().placements.length).toBeLessThan(5);
    redo();
    expect(tilesNow()).toEqual(game.placements.map(({ tile }) => tile));
  });

  it('what it played before a person’s first tile stays', () => {
    bringPlayers([robot('Mason'), person('Bob')], played(DEAL, 1));
    undo();
    expect(tilesNow()).toHaveLength(1);
  });

  it('alone at the table, undo and redo go tile by tile', () => {
    bringPlayers([robot('Mason'), robot('Thorn')], played(DEAL, 4));
    undo();
    undo();
    expect(tilesNow()).toHaveLength(2);
    redo();
    expect(tilesNow()).toHaveLength(3);
  });

  it('only a person is asked to hand the turn on', () => {
    tryPreferences({ nextPlayerPrompt: true });
    for (const [players, turnEnded] of [
      [[robot('Mason'), person('Bob')], undefined],
      [[person('Ann'), robot('Mason')], 0],
    ] as const) {
      showGame({ record: { players, game: DEAL, isCompetition: false } });
      playPlacement(firstOf(DEAL));
      expect(gameNow().turnEnded).toBe(turnEnded);
    }
  });
});
