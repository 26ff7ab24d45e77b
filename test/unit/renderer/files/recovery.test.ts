import { choose, layAt, mayUndoPuzzle, redoPuzzle, undoPuzzle } from '../../../../src-renderer/puzzles/puzzle-actions';
import { puzzleNow } from '../../../../src-renderer/puzzles/table';
import { showRecord } from '../../../../src-renderer/stage/known-kinds';
import { puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeMail, keepMove } from '../../../../src-renderer/mail/kept';
import { playPlacement } from '../../../../src-renderer/game/moves';
import { onItsTerms, type OpenGame } from '../../../../src-renderer/game/open-game';
import { recover, recovery, startJournal } from '../../../../src-renderer/files/recovery';
import { showGame, gameNow, changeOpen } from '../../../../src-renderer/game/table';
import { tryPreferences } from '../../../../src-renderer/preferences/preferences';
import { dialogOf } from '../../../../src-renderer/stage/dialogs';
import { statusNoteNow } from '../../../../src-renderer/stage/status-note';
import type { JournalEntry, Recovered } from '../../../../src-shared/bridge/bridge';
import { type KeptGame, makeKept } from '../../../../src-shared/mail-games/mail-game';
import { gameId, makeTxg, type RecordedGame } from '../../../../src-shared/record';
import { type Game, legalPlacements, newGame, play } from '../../../../src-shared/tantrix';
import { dialogNow } from '../../../support/dialogs';
import { haveWindow } from '../../../support/window';
import { putAway, tablesNow } from '../../../../src-renderer/stage/tables';

function played(game: Game, count: number): Game {
  const [placement] = count > 0 ? legalPlacements(game) : [];
  const result = placement && play(game, placement);
  return result?.ok ? played(result.game, count - 1) : game;
}

const DEAL = newGame({ seats: ['red', 'blue'], starter: 0 }, 3);
const recordOf = (game: Game): RecordedGame => ({
  players: ['Ann', 'Bob'].map((name, seat) => ({ name, email: '', country: '', home: seat + 1 })),
  game,
  isCompetition: false,
});
const ONE = recordOf(played(DEAL, 1));
const TWO = recordOf(played(DEAL, 2));
const ID = gameId(ONE);
const mail = { home: 2, handedOn: 'no', at: 5 } as const;

/** What main keeps, whether it can, and what the journal was given. */
let kept: Map<string, KeptGame>;
let canKeep: boolean;
let entries: JournalEntry[];
let left: Recovered | null;

haveWindow({
  mailGames: () => Promise.resolve({ games: [...kept.values()], damaged: [] }),
  keepMailGame: (game: KeptGame) => Promise.resolve(canKeep && kept.set(game.id, game).size > 0),
  journal: (entry: JournalEntry) => Promise.resolve(entries.push(entry) > 0),
  recovered: () => Promise.resolve(left),
});
beforeEach(() => {
  kept = new Map([[ID, makeKept({ record: ONE, mail })]]);
  canKeep = true;
  entries = [];
  left = null;
});

/** Lets what was asked for be done: promises alone, which are all kept before the next turn of the loop. */
const soon = () => new Promise(setImmediate);
const openNow = (): OpenGame => {
  const { open } = gameNow();
  if (!open) throw new Error('no game is open');
  return open;
};
const reopens = (reopenAtStart: boolean) => tryPreferences({ reopenAtStart });
const moves = () => openNow().record.game.placements.length;
/** Makes the second move, which counts once it is kept. */
async function playSecond(): Promise<void> {
  const [, second] = TWO.game.placements;
  if (second) playPlacement(second);
  const [made] = openNow().session.pending;
  if (!made) throw new Error('no move waits to be kept');
  await keepMove(openNow(), made);
}

describe('the journal of a game by mail', () => {
  it('says which it is, once, however it goes on', async () => {
    await startJournal(true);
    showGame({ record: ONE, mail });
    await playSecond();
    await changeMail(tablesNow().shown ?? 0, { handedOn: 'sent' });
    await soon();
    expect(entries).toEqual([null, { mailGame: ID }]);
    expect(kept.get(ID)).toMatchObject({ text: makeTxg(TWO), handedOn: 'sent' });
    putAway();
    expect(entries.at(-1)).toBeNull();
  });

  it('holds a state whole as long as it cannot be kept by itself', async () => {
    await startJournal(false);
    showGame({ record: ONE, mail });
    canKeep = false;
    await playSecond();
    expect(entries.at(-1)).toMatchObject({ text: makeTxg(TWO) });
    expect(statusNoteNow()).toBe('mailGameFails');
    canKeep = true;
    await changeMail(tablesNow().shown ?? 0, {});
    expect(entries).toHaveLength(3);
    expect(entries.at(-1)).toEqual({ mailGame: ID });
  });

  it('holds a copy to look at whole', async () => {
    await startJournal(false);
    showGame({ record: ONE });
    showGame({ record: ONE, mail });
    changeOpen(onItsTerms({ ...openNow(), mail: undefined }));
    expect(entries.map((entry) => entry && 'mailGame' in entry)).toEqual([false, true, false]);
  });
});

describe('what the last run left', () => {
  const BY_MAIL = { mailGame: ID, mayBeOlder: false } as const;
  const AS_TEXT = { text: makeTxg(TWO), edited: false, isOnDisk: false, mayBeOlder: false } as const;

  it.each([
    ['its reference', BY_MAIL, 1],
    ['a text, as it was journalled before, further than it was kept', AS_TEXT, 2],
  ] as const)('of a game by mail comes back by %s', async (_, entry, count) => {
    left = { ...entry, end: 'closed' };
    reopens(true);
    expect(await recover()).toBe(true);
    expect([moves(), openNow().mail?.home]).toEqual([count, 2]);
    expect(kept.get(ID)?.text).toBe(makeTxg(count === 1 ? ONE : TWO));
  });

  it('is asked about after a crash, with as many moves as are kept', async () => {
    kept.set(ID, makeKept({ record: TWO, mail }));
    left = { ...BY_MAIL, end: 'broken' };
    const done = recover();
    await soon();
    expect(dialogNow()).toMatchObject({ kind: 'recovery', what: 'game', count: 2 });
    dialogOf(recovery)?.answer('open');
    expect(await done).toBe(true);
    expect(moves()).toBe(2);
  });

  it('is brought back and told of when only the page crashed', async () => {
    left = { ...BY_MAIL, end: 'pageCrashed' };
    expect(await recover()).toBe(true);
    expect(moves()).toBe(1);
    expect(dialogNow()).toEqual({ kind: 'notice', notice: 'pageCrashed' });
  });

  it('is let go unread where that is set', async () => {
    left = { ...BY_MAIL, end: 'closed' };
    reopens(false);
    const look = vi.spyOn(window.tantrix, 'mailGames');
    expect(await recover()).toBe(true);
    expect(gameNow().open).toBeUndefined();
    expect(look).not.toHaveBeenCalled();
  });

  it.each([
    ['is kept no more', () => kept.clear()],
    ['is not understood', () => kept.set(ID, { ...makeKept({ record: ONE, mail }), text: 'tantrix-game 3' })],
  ])('cannot be read when the game by mail %s', async (_, spoil) => {
    spoil();
    left = { ...BY_MAIL, end: 'broken' };
    expect(await recover()).toBe(false);
    expect(dialogNow()).toEqual({ kind: 'notice', notice: 'recoveryFailed' });
  });
});

/** The tiles that lie on the puzzle table. */
const tilesLaid = () => puzzleNow().puzzle?.record.laid.map(({ tile }) => tile);

describe('a puzzle', () => {
  const puzzle = puzzleById('discovery-4')?.puzzle;
  if (!puzzle) throw new Error('no such puzzle');
  const EMPTY = { name: 'x', puzzle, laid: [], firm: [], seconds: 0, helped: false };

  it('comes back with what led to it, and what was taken back', async () => {
    await startJournal(false);
    showRecord(EMPTY);
    for (const tile of [1, 2, 3]) {
      choose(tile);
      layAt({ q: tile, r: 0 });
    }
    undoPuzzle();
    const entry = entries.at(-1);
    if (!entry || !('text' in entry)) throw new Error('the journal holds no puzzle');
    putAway();
    const { file: _, ...journalled } = entry;
    left = { ...journalled, isOnDisk: false, end: 'pageCrashed', mayBeOlder: false };
    expect(await recover()).toBe(true);
    expect(tilesLaid()).toEqual([1, 2]);
    redoPuzzle();
    expect(tilesLaid()).toEqual([1, 2, 3]);
    for (let back = 0; back < 3; back++) undoPuzzle();
    expect(tilesLaid()).toEqual([]);
    expect(mayUndoPuzzle(puzzleNow())).toBe(false);
  });

  it('comes back as it lies where what led to it cannot be read', async () => {
    const lying = { ...EMPTY, laid: [{ tile: 2, q: 0, r: 0, rotation: 0 }] };
    left = {
      text: makeTxg(lying),
      steps: 'nonsense',
      edited: true,
      isOnDisk: false,
      end: 'pageCrashed',
      mayBeOlder: false,
    };
    expect(await recover()).toBe(true);
    expect([tilesLaid(), mayUndoPuzzle(puzzleNow())]).toEqual([[2], false]);
  });
});
