import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOnline } from '../../../../src-renderer/online/following';
import { hostDialog, joinDialog, leaveMeeting, waitDialog } from '../../../../src-renderer/online/meeting/opening';
import { onlineNow } from '../../../../src-renderer/online/state';
import { ask, closeDialog, dialogOf, openDialog, stageNow } from '../../../../src-renderer/stage/dialogs';
import { saveChanges } from '../../../../src-renderer/stage/leaving';
import type { OnlineGame, OnlineState } from '../../../../src-shared/bridge/bridge';
import { haveWindow } from '../../../support/window';

const SELF = { name: 'Jo', email: '', country: '', colour: 'red', tellsMore: false } as const;
const RULES = { name: 'Kitchen', seats: 2, isCompetition: false, mayWatch: true } as const;
const WAITING: OnlineState = { kind: 'waiting', isHost: true, rules: RULES, taken: [], watchers: 0 };
const GAME: OnlineGame = {
  id: 'a',
  rules: RULES,
  seats: [],
  drawn: [],
  moves: [],
  isSettled: true,
  isStopped: false,
  used: [],
  asked: [],
  proposed: [],
  epochs: 1,
  isOneSession: false,
  chat: [],
  isChatOpen: false,
};

let tell: (state: OnlineState) => void;
let invite: (link: string) => void;
const leaveOnline = vi.fn<() => Promise<void>>(() => Promise.resolve());
const leaveTable = vi.fn<() => Promise<void>>(() => Promise.resolve());

haveWindow({
  leaveOnline,
  leaveTable,
  rememberedGames: () => Promise.resolve({ kind: 'computer', starts: 'drawn', online: SELF }),
});
beforeAll(() => {
  vi.stubGlobal('window', {
    tantrix: {
      onOnline: (handler: typeof tell) => {
        tell = handler;
        return () => {};
      },
      onInvitation: (handler: typeof invite) => {
        invite = handler;
        return () => {};
      },
    },
  });
  startOnline();
});
beforeEach(() => {
  tell({ kind: 'none' });
  for (const each of [leaveOnline, leaveTable]) each.mockClear();
});

describe('what main tells', () => {
  it('is known', () => {
    tell({ kind: 'looking', tables: [] });
    expect(onlineNow()).toEqual({ kind: 'looking', tables: [] });
  });

  it('leads from a table that was opened to the wait, and closes that when the game begins', () => {
    openDialog(hostDialog, { self: SELF });
    tell(WAITING);
    expect(dialogOf(waitDialog)).toBeDefined();
    tell({ ...WAITING, watchers: 2 });
    expect(dialogOf(waitDialog)).toBeDefined();
    tell({ kind: 'playing', game: GAME });
    expect(stageNow().dialog).toBeUndefined();
  });

  it('leaves dialogs of others alone when a game begins', () => {
    void ask(saveChanges, { name: 'duel' });
    tell({ kind: 'playing', game: GAME });
    expect(dialogOf(saveChanges)).toBeDefined();
    closeDialog();
  });

  it('says why there is no table any more', async () => {
    tell(WAITING);
    tell({ kind: 'none', problem: 'closed' });
    await expect.poll(() => dialogOf(joinDialog)).toMatchObject({ self: SELF, problem: 'closed' });
  });

  it('leads a guest back whose table is gone, with the reason', async () => {
    const guest: OnlineState = { ...WAITING, isHost: false };
    tell(guest);
    tell({ ...guest, problem: 'closed' });
    await expect.poll(() => dialogOf(joinDialog)?.problem).toBe('closed');
    expect(leaveOnline).toHaveBeenCalledOnce();
  });

  it('shows a host what is wrong where they wait', () => {
    tell(WAITING);
    tell({ ...WAITING, problem: 'disk' });
    expect(dialogOf(waitDialog)).toBeDefined();
  });

  it('is nothing of a game that begins in the instant in which its table is left', async () => {
    let hasLeft: (() => void) | undefined;
    leaveTable.mockImplementationOnce(() => new Promise((resolve) => (hasLeft = () => resolve())));
    tell(WAITING);
    leaveMeeting();
    tell({ kind: 'playing', game: GAME });
    expect(onlineNow()).toEqual({ kind: 'none' });
    tell({ kind: 'looking', tables: [] });
    expect(onlineNow().kind, 'something else is begun meanwhile').toBe('looking');
    hasLeft?.();
    await Promise.resolve();
    await Promise.resolve();
    tell({ kind: 'playing', game: GAME });
    expect(onlineNow().kind).toBe('playing');
  });

  it('is shown of what goes on though a table was left, however long that takes', async () => {
    let hasLeft: (() => void) | undefined;
    leaveTable.mockImplementationOnce(() => new Promise((resolve) => (hasLeft = () => resolve())));
    tell(WAITING);
    leaveMeeting();
    tell({ kind: 'none' });
    tell({ kind: 'playing', game: GAME });
    expect(onlineNow().kind, 'main knows that the table is left').toBe('playing');
    hasLeft?.();
    tell(WAITING);
    leaveTable.mockImplementationOnce(() => new Promise((resolve) => (hasLeft = () => resolve())));
    leaveMeeting();
    tell({ kind: 'playing', game: GAME });
    expect(onlineNow().kind).toBe('none');
    hasLeft?.();
    await expect.poll(() => onlineNow().kind, { message: 'it goes on after all' }).toBe('playing');
  });

  it('is left for good only before the person has seen a game', () => {
    tell({ kind: 'playing', game: GAME });
    leaveMeeting();
    expect(leaveTable).not.toHaveBeenCalled();
    expect(leaveOnline).toHaveBeenCalledOnce();
  });

  it('is no news to whoever has left', () => {
    tell(WAITING);
    leaveMeeting();
    expect(leaveTable).toHaveBeenCalledOnce();
    tell({ kind: 'none' });
    expect(stageNow().dialog).toBeUndefined();
  });
});

describe('an invitation', () => {
  it('is shown before anything is sent', async () => {
    invite('tantrix://x');
    await expect.poll(() => dialogOf(joinDialog)?.invitation).toBe('tantrix://x');
    invite('tantrix://y');
    await expect.poll(() => dialogOf(joinDialog)?.invitation).toBe('tantrix://y');
  });

  it('waits until what is asked is answered', async () => {
    tell(WAITING);
    invite('tantrix://x');
    await Promise.resolve();
    expect(dialogOf(waitDialog)).toBeDefined();
    leaveMeeting();
    await expect.poll(() => dialogOf(joinDialog)?.invitation).toBe('tantrix://x');
  });
});
