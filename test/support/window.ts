import { afterEach, beforeEach, vi } from 'vitest';
import { clearTables } from './tables';
import { tryPreferences } from '../../src-renderer/preferences/preferences';
import { closeDialog } from '../../src-renderer/stage/dialogs';
import { clearStatusNote } from '../../src-renderer/stage/status-note';
import { DEFAULT_PREFERENCES } from '../../src-shared/bridge/bridge';

/**
 * Gives every test of the file a window in which little moves, and leaves nothing of it behind: no game, no dialog, no note,
 * no preferences.
 *
 * @param tantrix what main answers, as far as the tests ask it
 */
export function haveWindow(tantrix: Partial<Window['tantrix']>): void {
  beforeEach(() => {
    // A copy: what a test spies on is nothing to the next.
    vi.stubGlobal('window', { tantrix: { ...tantrix }, matchMedia: () => ({ matches: true }) });
  });
  afterEach(() => {
    clearTables();
    closeDialog();
    clearStatusNote();
    tryPreferences(DEFAULT_PREFERENCES);
    vi.unstubAllGlobals();
  });
}
