import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startUp } from '../../../../src-renderer/app/start-up';
import { askWhetherAwaited, isAwaitedNow } from '../../../../src-renderer/app/start/awaited';
import { failureDialog } from '../../../../src-renderer/stage/failures';
import { ask, dialogOf } from '../../../../src-renderer/stage/dialogs';
import { saveChanges } from '../../../../src-renderer/stage/leaving';
import type { OpenReply } from '../../../../src-shared/bridge/bridge';
import { haveWindow } from '../../../support/window';

/** Whether main has something for the page to open, and how it is told of that. */
let isOpening: boolean;
let deliver: (reply: OpenReply) => void;
let recovered: Promise<null>;
const ready = vi.fn<() => Promise<void>>(() => Promise.resolve());

haveWindow({
  isOpening: () => Promise.resolve(isOpening),
  recovered: () => recovered,
  journal: () => Promise.resolve(true),
  ready,
  onReading: () => () => {},
  onRecentFilesChanged: () => () => {},
  onOnline: () => () => {},
  onInvitation: () => () => {},
  onOpenRequested: (handler) => {
    deliver = handler;
    return () => {};
  },
});
beforeEach(async () => {
  vi.stubGlobal('window', { tantrix: window.tantrix, addEventListener: () => {} });
  ready.mockClear();
  deliver = () => {};
  recovered = Promise.resolve(null);
  isOpening = true;
  await askWhetherAwaited();
});

describe('the start screen', () => {
  it('stays empty until what is awaited has come', async () => {
    await startUp(false, []);
    expect(isAwaitedNow()).toBe(true);
    deliver({ kind: 'cancelled' });
    await expect.poll(isAwaitedNow).toBe(false);
  });

  it('does not stay empty for what has gone to the page before', async () => {
    expect(isAwaitedNow()).toBe(true);
    isOpening = false;
    await startUp(false, []);
    expect(isAwaitedNow()).toBe(false);
  });

  it('stays empty while what has come is still being opened', async () => {
    ready.mockImplementationOnce(() => {
      isOpening = false;
      void ask(saveChanges, { name: 'duel' });
      deliver({ kind: 'cancelled' });
      return Promise.resolve();
    });
    await startUp(false, []);
    expect(isAwaitedNow()).toBe(true);
    dialogOf(saveChanges)?.answer('discard');
    await expect.poll(isAwaitedNow).toBe(false);
  });

  it('does not keep out what is awaited, though the last game cannot be brought back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    recovered = Promise.reject(new Error('failed'));
    await startUp(false, []);
    expect(ready).toHaveBeenCalledOnce();
    expect(dialogOf(failureDialog)).toBeDefined();
  });
});
