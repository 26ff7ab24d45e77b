import { type BrowserWindow, dialog } from 'electron';
import type { HELP_CALLS, HelpRequest, Preferences } from '../../src-shared/bridge/bridge';
import { HELP_PAGE_CHANNELS } from '../../src-shared/bridge/channels';
import { sendEvent } from '../events';
import type { IpcHandlers, Caller } from '../ipc-handlers';
import { openExternal } from '../external-links';
import { reloadAfterCrash } from '../reload-after-crash';
import { HELP_URL } from '../page';
import { printWithDialog } from '../print/printing';
import { placeKeeper } from '../remember-window';
import { bringToFront, pageWindow } from '../window';
import { say } from '../words/words';

export interface HelpWindow {
  readonly handlers: IpcHandlers<typeof HELP_CALLS>;
  readonly caller: Caller;
  /** Gives the window, if it is open, the look that is set now. */
  readonly follow: (preferences: Preferences) => void;
}

/**
 * The window of the manual: one at a time, beside the window of the game, and closed with it.
 *
 * @param ground the colour it has until its page is drawn, as #rrggbb
 */
export function setUpHelp(game: BrowserWindow, ground: () => string): HelpWindow {
  let window: BrowserWindow | undefined;
  let asked: HelpRequest = '';
  const open = async () => {
    const opened = helpWindow(ground());
    window = opened;
    let isClosing = false;
    opened.on('close', () => {
      isClosing = true;
    });
    opened.on('closed', () => {
      window = undefined;
    });
    await opened.loadURL(HELP_URL).catch((error: unknown) => {
      // One that is closed before it is there fails nobody; its loading ends before the window does.
      if (isClosing || opened.isDestroyed()) return;
      opened.destroy();
      throw error;
    });
  };
  game.on('closed', () => window?.destroy());
  return {
    handlers: {
      async showHelp(request) {
        asked = request;
        if (!window) return open();
        sendEvent(window, 'onHelpAsked', request);
        bringToFront(window);
      },
      helpAsked: () => asked,
      printHelp: () => (window ? printWithDialog(window) : { kind: 'cancelled' }),
      openLink: openExternal,
      tryPosition(text) {
        bringToFront(game);
        sendEvent(game, 'onPositionTried', text);
      },
    },
    caller: { window: () => window, url: HELP_URL, channels: HELP_PAGE_CHANNELS },
    follow(preferences) {
      if (window) sendEvent(window, 'onPreferencesChanged', preferences);
    },
  };
}

function helpWindow(ground: string): BrowserWindow {
  const size = { width: 980, height: 720, minWidth: 560, minHeight: 420 };
  const window = pageWindow({ ...size, backgroundColor: ground }, placeKeeper('help'));
  reloadAfterCrash(window, {
    load: () => window.loadURL(HELP_URL),
    giveUp() {
      window.destroy();
      dialog.showErrorBox(say('manual.title'), say('manual.text'));
    },
  });
  return window;
}
