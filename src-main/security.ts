import { app, session } from 'electron';
import { PAGE_URL } from './page';

/** Takes from every page what the program never needs, so that a page gone astray can do little. */
export function denyTheNeedless(): void {
  app.on('web-contents-created', (_, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => {
      // The development server reloads the page after some changes.
      if (event.url !== contents.getURL()) event.preventDefault();
    });
  });
}

const isAllowed = (permission: string) => permission === 'clipboard-sanitized-write';

/** Lets the page put pictures on the clipboard; refuses camera, location and the rest. For when Electron is ready. */
export function limitPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((contents, permission, answer) =>
    answer(isAllowed(permission) && contents.getURL() === PAGE_URL),
  );
  session.defaultSession.setPermissionCheckHandler(
    (contents, permission) => isAllowed(permission) && contents?.getURL() === PAGE_URL,
  );
}
