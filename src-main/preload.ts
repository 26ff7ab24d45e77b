import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '../src-shared/bridge/bridge';
import { type Call, CLOSE_REQUESTED } from '../src-shared/bridge/channels';

const call = (channel: Call, argument?: unknown) => ipcRenderer.invoke(channel, argument);

const bridge: Bridge = {
  openGame: () => call('openGame'),
  saveGame: (request) => call('saveGame', request),
  showDocument: (state) => call('showDocument', state),
  closeWindow: () => call('closeWindow'),
  rememberedPlayers: () => call('rememberedPlayers'),
  rememberPlayers: (players) => call('rememberPlayers', players),
  onCloseRequested(handler) {
    // The event would hand the page a way to send on any channel.
    const listener = () => handler();
    ipcRenderer.on(CLOSE_REQUESTED, listener);
    return () => void ipcRenderer.off(CLOSE_REQUESTED, listener);
  },
};

contextBridge.exposeInMainWorld('tantrix', bridge);
