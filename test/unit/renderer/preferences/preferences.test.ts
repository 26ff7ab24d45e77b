import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePreferences, togglePreference } from '../../../../src-renderer/stage/switches';
import { preferencesNow, travelMs, tryPreferences } from '../../../../src-renderer/preferences/preferences';
import { clearTables } from '../../../support/tables';
import { ANIMATION_SPEEDS, DEFAULT_PREFERENCES, type SomePreferences } from '../../../../src-shared/bridge/bridge';
import { dialogNow } from '../../../support/dialogs';
import { closeDialog } from '../../../../src-renderer/stage/dialogs';

let kept: SomePreferences[] = [];
let isWritable = true;
let movesLittle = false;

beforeEach(() => {
  kept = [];
  isWritable = true;
  movesLittle = false;
  const setPreferences = (change: SomePreferences) => Promise.resolve(kept.push(change) > 0 && isWritable);
  vi.stubGlobal('window', { tantrix: { setPreferences }, matchMedia: () => ({ matches: movesLittle }) });
});
afterEach(() => {
  clearTables();
  closeDialog();
  tryPreferences(DEFAULT_PREFERENCES);
  vi.unstubAllGlobals();
});

const held = preferencesNow;

describe('preferences', () => {
  it('hold at once, and main keeps what has changed', async () => {
    await changePreferences({ theme: 'dark', colours: { valid: '#102030' } });
    await togglePreference('toolbar');
    expect(held()).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark', colours: { valid: '#102030' }, toolbar: false });
    expect(kept).toEqual([{ theme: 'dark', colours: { valid: '#102030' } }, { toolbar: false }]);
    expect(dialogNow()).toBeUndefined();
  });

  it('hold even if they cannot be written, which is told', async () => {
    isWritable = false;
    await changePreferences({ volume: 0 });
    expect(held().volume).toBe(0);
    expect(dialogNow()).toEqual({ kind: 'notice', notice: 'settingsNotKept' });
  });

  it('can be tried without keeping them', () => {
    tryPreferences({ textSize: 200 });
    expect(held().textSize).toBe(200);
    expect(kept).toEqual([]);
  });
});

describe('the time of a tile on its way', () => {
  it('is shorter the higher the speed', () => {
    const times = ANIMATION_SPEEDS.map((animationSpeed) => travelMs({ animate: true, animationSpeed }));
    expect(times).toEqual([1600, 1000, 600, 350, 180]);
  });

  it('is none where tiles are not to move, by this setting or by the system', () => {
    expect(travelMs({ animate: false, animationSpeed: 1 })).toBe(0);
    movesLittle = true;
    expect(travelMs({ animate: true, animationSpeed: 1 })).toBe(0);
  });
});
