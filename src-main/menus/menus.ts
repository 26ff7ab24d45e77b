import { app, type BrowserWindow, Menu, webContents } from 'electron';
import type { MENU_CALLS } from '../../src-shared/bridge/bridge';
import { sendEvent } from '../events';
import type { IpcHandlers } from '../ipc-handlers';
import { type MenuActions, menuTemplate } from './template';

/**
 * The page draws the menus itself. On macOS they stand at the top of the screen: there the page says what they hold, and
 * hears what is chosen.
 */
export function setUpMenus(window: BrowserWindow): IpcHandlers<typeof MENU_CALLS> {
  if (process.platform !== 'darwin') return { showMenus: () => undefined };
  const actions: MenuActions = {
    choose: (id) => sendEvent(window, 'onMenuChosen', id),
    // The field may be one of the window of the manual.
    editField: (edit) => webContents.getFocusedWebContents()?.[edit](),
  };
  return {
    showMenus: (menus) => Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(menus, app.name, actions))),
  };
}
