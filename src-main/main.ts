import { app } from 'electron';
import { setUpDocument } from './document';
import { setUpFiles } from './files/files';
import { openGate } from './gate';
import { setUpMenu } from './menu';
import { rememberedPlayers, rememberPlayers } from './remembered-players';
import { denyPermissions, denyTheNeedless } from './security';
import { registerScheme, serveBundle } from './serve-bundle';
import { createWindow, loadPage } from './window';

async function open(): Promise<void> {
  serveBundle();
  denyPermissions();
  setUpMenu();
  const window = createWindow();
  const document = setUpDocument(window);
  openGate(window, {
    ...setUpFiles(window),
    showDocument: document.show,
    closeWindow: document.close,
    rememberedPlayers,
    rememberPlayers,
  });
  await loadPage(window);
}

registerScheme();
denyTheNeedless();
app.on('window-all-closed', () => app.quit());
app
  .whenReady()
  .then(open)
  .catch((error: unknown) => {
    console.error(error);
    app.exit(1);
  });
