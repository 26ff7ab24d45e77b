import path from 'node:path';
import { BrowserWindow } from 'electron';
import { PAGE_URL } from './page';

/** Makes the program's one window; it shows itself once there is something to see. */
export function createWindow(): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 800,
    minHeight: 600,
    show: false,
    backgroundColor: '#f4f1ea',
    webPreferences: {
      preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    },
  });
  window.once('ready-to-show', () => window.show());
  window.webContents.on('render-process-gone', (_, { reason }) => console.error(`The page is gone: ${reason}`));
  return window;
}

export const loadPage = (window: BrowserWindow): Promise<void> => window.loadURL(PAGE_URL);
