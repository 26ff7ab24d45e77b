import path from 'node:path';
import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { PAGE_URL } from './page';
import { type PlaceKeeper, placeKeeper } from './remember-window';

/** Windows and macOS take the icon out of the program itself. */
const ICON = process.platform === 'linux' && {
  icon: path.join(import.meta.dirname, '../../assets/icons/256x256.png'),
};

/**
 * Makes a window for a page of ours, where it last was; it shows itself once there is something to see.
 *
 * @param options its usual size, and the colour it has until the page is drawn, as #rrggbb
 */
export function pageWindow(options: BrowserWindowConstructorOptions, { placeOf, keep }: PlaceKeeper): BrowserWindow {
  const place = placeOf();
  const window = new BrowserWindow({
    ...options,
    ...place?.bounds,
    ...ICON,
    show: false,
    // Most of it is Electron's own choice; named, it cannot change unseen.
    webPreferences: {
      preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      // Its dictionaries would be fetched from a server.
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => (place?.isMaximized ? window.maximize() : window.show()));
  keep(window);
  return window;
}

/** Makes the window of the game. */
export const createWindow = (ground: string): BrowserWindow =>
  pageWindow(
    { width: 1280, height: 800, minWidth: 800, minHeight: 600, backgroundColor: ground },
    placeKeeper('place'),
  );

/** Loads the page of the game into a window; rejects when that fails. */
export const loadPage = (window: BrowserWindow): Promise<void> => window.loadURL(PAGE_URL);

/** Shows a window in front of all others, with the focus, also one that was minimised. */
export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
