import path from 'node:path';
import { app, type BrowserWindow } from 'electron';
import type { ONLINE_CALLS } from '../../src-shared/bridge/bridge';
import { sendEvent } from '../events';
import type { IpcHandlers } from '../ipc-handlers';
import type { Asking } from './asking';

export interface OnlineInMain {
  readonly handlers: IpcHandlers<typeof ONLINE_CALLS>;
  /** Tells a page that has come how things stand. */
  pageCame(): void;
  /** The process of connections has ended, and all is on the disk. */
  settled(): Promise<void>;
}

/** Games online: main hands on what the page asks and what it is told. Nothing of it runs before it is asked for. */
export function setUpOnline(window: BrowserWindow): OnlineInMain {
  const profile = app.getPath('userData');
  let opened: Promise<Asking> | undefined;
  const folder = path.join(profile, 'online');
  const asking = () => (opened ??= open(window, profile));
  return {
    handlers: {
      findTables: async () => (await asking()).ask('findTables', undefined),
      hostTable: async (request) => (await asking()).ask('hostTable', request),
      visitServer: async (server) => (await asking()).ask('visitServer', server),
      knownServers: async () => (await asking()).ask('knownServers', undefined),
      seekGame: async (request) => (await asking()).ask('seekGame', request),
      serverRanks: async () => (await asking()).ask('serverRanks', undefined),
      joinTable: async (request) => (await asking()).ask('joinTable', request),
      seatRobot: async (request) => (await asking()).ask('seatRobot', request),
      beginOnline: async () => (await asking()).ask('beginOnline', undefined),
      leaveTable: async () => (await opened)?.ask('leaveTable', undefined),
      leaveOnline: async () => (await opened)?.ask('leaveOnline', undefined),
      // Asked at every start: for that alone no process is needed.
      async unfinishedOnline() {
        const { unfinishedIn } = await import('./process/kept/unfinished');
        return unfinishedIn(folder);
      },
      async dropOnline({ id, isDropped }) {
        const { GameFolder } = await import('./process/kept/game-folder');
        await new GameFolder(folder).drop(id, isDropped);
      },
      breakOffOnline: async (id) => (await asking()).ask('breakOffOnline', id),
      resumeOnline: async (id) => (await asking()).ask('resumeOnline', id),
      moveOnline: async (move) => (await asking()).ask('moveOnline', move),
      raceOnline: async (move) => (await asking()).ask('raceOnline', move),
      pauseOnlineRace: async (pause) => (await asking()).ask('pauseOnlineRace', pause),
      agreeOnline: async (asked) => (await asking()).ask('agreeOnline', asked),
      withdrawOnline: async (asked) => (await asking()).ask('withdrawOnline', asked),
      goOnWithout: async (seats) => (await asking()).ask('goOnWithout', seats),
      agreeToGoOn: async (proposal) => (await asking()).ask('agreeToGoOn', proposal),
      chatOnline: async (said) => (await asking()).ask('chatOnline', said),
      reportLine: async (line) => (await asking()).ask('reportLine', line),
      blockPlayer: async (player) => (await asking()).ask('blockPlayer', player),
      blockedPlayers: async () => (await asking()).ask('blockedPlayers', undefined),
      unblockPlayer: async (key) => (await asking()).ask('unblockPlayer', key),
      async exportKey() {
        const { exportKey } = await import('./own-key');
        return exportKey(window, folder);
      },
      async importKey() {
        const { importKey } = await import('./own-key');
        // It is started anew with the key of then.
        await (await opened)?.settled();
        return importKey(window, folder);
      },
    },
    pageCame() {
      void opened?.then(({ state }) => sendEvent(window, 'onOnline', state));
    },
    settled: async () => (await opened)?.settled(),
  };
}

async function open(window: BrowserWindow, profile: string): Promise<Asking> {
  const [{ Asking: Asks }, { forkChild }] = await Promise.all([import('./asking'), import('./child')]);
  return new Asks(
    () => forkChild(profile),
    (state) => sendEvent(window, 'onOnline', state),
  );
}
