import { app, session } from 'electron';
import { PAGE_URL } from './page';

/** Takes from every page what the program never needs, so that a page gone astray can do little. */
export function denyTheNeedless(): void {
  app.on('web-contents-created', (_, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => {
      // The development server reloads the page after some changes.
      if (event.url !== PAGE_URL) event.preventDefault();
    });
  });
}

/** Refuses camera, location, notifications and the rest; to be called when Electron is ready. */
export function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_, __, answer) => answer(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
}
