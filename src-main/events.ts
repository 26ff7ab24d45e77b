import type { BrowserWindow } from 'electron';
import type { Events } from '../src-shared/bridge/channels';

/** Tells the page something of our own accord; a window that is closed hears nothing. */
export function send<E extends keyof Events>(window: BrowserWindow, event: E, payload: Events[E]): void {
  if (!window.isDestroyed()) window.webContents.send(event, payload);
}
