import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { acceleratorOf, menuTemplate } from '../../../src-main/menus/template';
import { nativeMenus, runItem } from '../../../src-renderer/app/useNativeMenus';
import { printPreview } from '../../../src-renderer/print/printing';
import { askToStop } from '../../../src-renderer/game/stopping';
import { gameNow } from '../../../src-renderer/game/table';
import { clearStage, openScreen } from '../../../src-renderer/stage/dialogs';
import { DEFAULT_PRINT_SETUP } from '../../../src-shared/bridge/bridge';
import { gameOf } from '../../support/records';
import { RESTRICTED } from '../../support/situations';
import { t } from '../../support/words';
import { gameOnTable } from '../../../src-renderer/game/open-game';
import { tableOf, layTable } from '../../support/tables';

const record = { players: [], game: gameOf(RESTRICTED), isCompetition: false };
const actions = { choose: vi.fn<(id: string) => void>(), editField: vi.fn<(edit: string) => void>() };
const TABLE = tableOf({ open: gameOnTable({ record }) });
const template = menuTemplate(nativeMenus(TABLE, t), 'Tantrix', actions);

const itemsOf = (menu: MenuItemConstructorOptions | undefined): MenuItemConstructorOptions[] =>
  Array.isArray(menu?.submenu) ? menu.submenu : [];
const all = template.flatMap(itemsOf);
const item = (id: string) => all.find((each) => each.id === id);

const preview = () => openScreen(printPreview, { setup: DEFAULT_PRINT_SETUP });

/** Chooses an item by the mouse, or by its keys. */
const choose = (id: string, triggeredByAccelerator: boolean) =>
  // Of what Electron hands over, only the event is looked at.
  Reflect.apply(item(id)?.click ?? (() => undefined), undefined, [undefined, undefined, { triggeredByAccelerator }]);

describe('the menus of a Mac', () => {
  it('have the program’s own first, and Window before Help', () => {
    expect(template.map(({ label, role }) => label ?? role)).toEqual([
      'Tantrix',
      'File',
      'Edit',
      'View',
      'Window',
      'Help',
    ]);
    expect(template.at(-1)?.role).toBe('help');
  });

  it('have About, Settings and Quit in the program’s menu, and nowhere else', () => {
    expect(itemsOf(template[0]).map(({ id, role, type }) => id ?? role ?? type)).toEqual([
      'about',
      'separator',
      'settings',
      'separator',
      'services',
      'hide',
      'hideOthers',
      'unhide',
      'separator',
      'quit',
    ]);
    expect(item('settings')?.accelerator).toBe('CmdOrCtrl+,');
    expect(item('exit')).toBeUndefined();
    expect(all.filter(({ id }) => id === 'about' || id === 'settings')).toHaveLength(2);
  });

  it('have no line at an end or beside another', () => {
    for (const menu of template.slice(1, -2)) {
      const types = itemsOf(menu).map(({ type }) => type === 'separator');
      expect([types[0], types.at(-1)]).toEqual([false, false]);
      expect(types.some((isLine, at) => isLine && types[at + 1])).toBe(false);
    }
  });

  it('say what can be done and what is on', () => {
    expect(item('stop')?.enabled).toBe(true);
    expect(item('playAgain')?.enabled).toBe(false);
    expect(item('toolbar')).toMatchObject({ type: 'checkbox', checked: true });
    expect(item('stop')?.type).toBeUndefined();
  });

  it.each<[string, (() => void)[], string[]]>([
    ['a dialog is open', [askToStop], []],
    ['the preview is open', [preview], ['print', 'printSetup']],
    ['a dialog is open above the preview', [preview, askToStop], []],
  ])('offer nothing of the table while %s', (_, opened, offered) => {
    layTable({ open: gameOnTable({ record }) });
    for (const open of opened) open();
    const items = nativeMenus(TABLE, t).flatMap(({ groups }) => groups.flat());
    expect(items.filter(({ isEnabled }) => isEnabled).map(({ id }) => id)).toEqual(offered);
    runItem('bag', t);
    expect(gameNow().panel).toBeUndefined();
    clearStage();
    runItem('bag', t);
    expect(gameNow().panel).toBe('bag');
  });

  it('tell the page what is chosen', () => {
    choose('stop', false);
    choose('copy', false);
    expect(actions.choose.mock.calls).toEqual([['stop'], ['copy']]);
  });

  it('leave keys to the page, but for editing in fields, which always works', () => {
    actions.choose.mockClear();
    choose('newGame', true);
    choose('paste', true);
    expect(actions.choose).not.toHaveBeenCalled();
    expect(actions.editField.mock.calls).toEqual([['paste']]);
    expect(item('paste')?.enabled).toBe(true);
  });
});

describe('keys', () => {
  it.each([
    ['$mod+n', 'CmdOrCtrl+N'],
    ['$mod+Shift+s', 'CmdOrCtrl+Shift+S'],
    ['F1', 'F1'],
    ['Shift+F1', 'Shift+F1'],
    ['Alt+Backspace', 'Alt+Backspace'],
    ['Enter', undefined],
    ['ArrowLeft', undefined],
    ['-', undefined],
  ])('%s are %s to Electron', (keys, accelerator) => {
    expect(acceleratorOf(keys)).toBe(accelerator);
  });
});
