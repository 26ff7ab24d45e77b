import { Menu } from 'electron';

/**
 * Drops the menus that Electron makes by itself, and their keys, before any window has them: the page draws its own. The bar of
 * macOS is for `menus.ts` to fill. To be called before the program is ready.
 */
export function dropDefaultMenu(): void {
  if (process.platform !== 'darwin') Menu.setApplicationMenu(null);
}
