import { app, session, type Session } from 'electron';
import { PAGE_URL } from './page';

/**
 * What Chromium may look up: nothing, neither a name nor an address that needs none; while developing, the server. The
 * rule is the last of a connection by WebRTC, which asks neither a session nor a content security policy.
 */
const LOOK_UPS = ['MAP * ~NOTFOUND', ...(PAGE_URL.startsWith('http') ? [`EXCLUDE ${new URL(PAGE_URL).hostname}`] : [])];

/** Takes from every page what the program never needs, so that a page gone astray can do little. To be called first of all. */
export function disableUnneeded(): void {
  app.commandLine.appendSwitch('host-resolver-rules', LOOK_UPS.join(', '));
  app.on('web-contents-created', (_, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    // Leaves to WebRTC what goes by a proxy; that cannot be looked up.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => {
      // The development server reloads the page after some changes.
      if (event.url !== contents.getURL()) event.preventDefault();
    });
    contents.on('will-redirect', (event) => event.preventDefault());
  });
  app.on('session-created', keepToItself);
}

const isAllowed = (permission: string) => permission === 'clipboard-sanitized-write';

/** Lets the page put pictures on the clipboard; refuses camera, location, devices and the rest. For when Electron is ready. */
export function limitPermissions(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((contents, permission, answer) =>
    answer(isAllowed(permission) && contents.getURL() === PAGE_URL),
  );
  defaultSession.setPermissionCheckHandler(
    (contents, permission) => isAllowed(permission) && contents?.getURL() === PAGE_URL,
  );
}

/**
 * What pages may ask for, whatever their content security policy says: the bundle and what they have made themselves;
 * while developing also the server, and the tools of the browser.
 */
const OWN_ADDRESSES = [
  PAGE_URL,
  `blob:${PAGE_URL}`,
  ...(app.isPackaged ? [] : ['devtools://', PAGE_URL.replace(/^http/, 'ws')]),
];

const isOwn = (url: string): boolean => OWN_ADDRESSES.some((start) => url.startsWith(start));

/** Nothing comes from outside, and nothing goes there but by the calls of main: mail, and addresses for the browser. */
function keepToItself(made: Session): void {
  made.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isOwn(url) }));
  made.setDevicePermissionHandler(() => false);
  made.setDisplayMediaRequestHandler((_, answer) => answer({}));
  made.on('will-download', (event) => event.preventDefault());
}
