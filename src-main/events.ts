import type { BrowserWindow } from 'electron';
import type { EventName, Payload } from '../src-shared/bridge/channels';

/** Tells the page something of our own accord; a window that is closed hears nothing. */
export function sendEvent<E extends EventName>(window: BrowserWindow, event: E, payload: Payload<E>): void {
  if (!window.isDestroyed()) window.webContents.send(event, payload);
}
