// The yardstick: a window as plain as Electron makes one, of the size and with the guards of the program's.
import path from 'node:path';
import { app, BrowserWindow } from 'electron';

async function open() {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
  });
  window.once('ready-to-show', () => window.show());
  await window.loadFile(path.join(import.meta.dirname, 'index.html'));
}

app.on('window-all-closed', () => app.quit());
// Waited for here, it would never be ready: Electron wants to have read this file first.
void app.whenReady().then(open);
