import { contextBridge, ipcRenderer, webUtils } from 'electron';
import { CALL_NAMES, EVENT_NAMES } from 'virtual:channel-names';
import type { Bridge, Calls, Subscriptions } from '../src-shared/bridge/channels';

/** An object with a member for each name. That these are all the names of its type is up to the tables. */
const membersOf = <T>(names: readonly (keyof T & string)[], memberFor: (name: string) => unknown): T =>
  Object.fromEntries(names.map((name): readonly unknown[] => [name, memberFor(name)]));

const invoke = (channel: string) => (argument?: unknown) => ipcRenderer.invoke(channel, argument);

/** Hands each message of this name to the handler, until it is removed. */
const subscribe = (event: string) => (handler: (payload: unknown) => void) => {
  // Electron's own event would hand the page a way to send on any channel.
  const listener = (_: unknown, payload: unknown) => handler(payload);
  ipcRenderer.on(event, listener);
  return () => void ipcRenderer.off(event, listener);
};

/** Where a dropped file lies; nothing for what lies on no disk. */
const pathOf = (file: unknown): string => (file instanceof File ? webUtils.getPathForFile(file) : '');

const bridge: Bridge = {
  ...membersOf<Calls>(CALL_NAMES, invoke),
  ...membersOf<Subscriptions>(EVENT_NAMES, subscribe),
  openDropped: (file) => ipcRenderer.invoke('openDropped', pathOf(file)),
  // A page may hand over anything: what that is, main says.
  importDropped: (files) => ipcRenderer.invoke('importDropped', [files].flat().map(pathOf)),
};

contextBridge.exposeInMainWorld('tantrix', bridge);
