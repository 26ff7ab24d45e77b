import type { BrowserWindow } from 'electron';
import type { FULL_SCREEN_CALLS } from '../src-shared/bridge/bridge';
import { sendEvent } from './events';
import type { IpcHandlers } from './ipc-handlers';

/** Lets the page have the whole screen, and tells it whether it has: the system can change that, too. */
export function setUpFullScreen(window: BrowserWindow): IpcHandlers<typeof FULL_SCREEN_CALLS> {
  window.on('enter-full-screen', () => sendEvent(window, 'onFullScreen', true));
  window.on('leave-full-screen', () => sendEvent(window, 'onFullScreen', false));
  return {
    toggleFullScreen: () => window.setFullScreen(!window.isFullScreen()),
    isFullScreen: () => window.isFullScreen(),
  };
}
