import path from 'node:path';
import { BrowserWindow } from 'electron';
import { PAGE_URL } from './page';
import { rememberedPlace, rememberPlace } from './remember-window';

/**
 * Makes the program's one window, where it last was; it shows itself once there is something to see.
 *
 * @param ground the colour it has until the page is drawn, as #rrggbb
 */
export function createWindow(ground: string): BrowserWindow {
  const place = rememberedPlace();
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    ...place?.bounds,
    minWidth: 800,
    minHeight: 600,
    show: false,
    backgroundColor: ground,
    webPreferences: {
      preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    },
  });
  window.once('ready-to-show', () => (place?.isMaximized ? window.maximize() : window.show()));
  rememberPlace(window);
  return window;
}

export const loadPage = (window: BrowserWindow): Promise<void> => window.loadURL(PAGE_URL);
