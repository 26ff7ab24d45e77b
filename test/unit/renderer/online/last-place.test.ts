import { describe, expect, it } from 'vitest';
import { rememberPlace } from '../../../../src-renderer/online/meeting/last-place';
import {
  goBackToTables,
  hostDialog,
  joinDialog,
  openHostingAgain,
  openJoining,
  showInvitation,
} from '../../../../src-renderer/online/meeting/opening';
import { closeDialog, dialogOf } from '../../../../src-renderer/stage/dialogs';
import type { KnownServer, RememberedGames } from '../../../../src-shared/bridge/bridge';
import { haveWindow } from '../../../support/window';

const FIRST: RememberedGames = { kind: 'computer', starts: 'drawn' };
const CLUB = { name: 'The club', address: 'club.example.org:47202' };
const OTHER = { name: 'Another', address: 'other.example.org:47202' };

let games: RememberedGames = FIRST;
let known: readonly KnownServer[] | Error = [];

haveWindow({
  rememberedGames: () => Promise.resolve(games),
  rememberGames: (next) => {
    games = next;
    return Promise.resolve();
  },
  knownServers: () => (known instanceof Error ? Promise.reject(known) : Promise.resolve(known)),
});

describe('where tables are looked for', () => {
  it('is this network at first', async () => {
    games = FIRST;
    known = [CLUB];
    await openJoining();
    expect(dialogOf(joinDialog)?.server).toBeUndefined();
    await rememberPlace('network');
    expect(games).toBe(FIRST);
  });

  it('is the server that was met last, where it was a server', async () => {
    games = { ...FIRST, last: [] };
    known = [CLUB, OTHER];
    await rememberPlace('server');
    expect(games).toEqual({ ...FIRST, last: [], tablesAt: 'server' });
    await openJoining();
    expect(dialogOf(joinDialog)?.server).toBe(CLUB.address);
    await openHostingAgain();
    expect(dialogOf(hostDialog)?.server).toBe(CLUB.address);
  });

  it('is this network again once that was chosen', async () => {
    games = { ...FIRST, tablesAt: 'server' };
    await rememberPlace('network');
    await openJoining();
    expect(dialogOf(joinDialog)?.server).toBeUndefined();
  });

  it('is this network where no server is known any more', async () => {
    games = { ...FIRST, tablesAt: 'server' };
    known = [];
    await openJoining();
    expect(dialogOf(joinDialog)?.server).toBeUndefined();
  });

  it('is this network where the connections do not start', async () => {
    games = { ...FIRST, tablesAt: 'server' };
    known = new Error('no identity');
    closeDialog();
    await openJoining();
    expect(dialogOf(joinDialog)).toMatchObject({ server: undefined });
  });

  it('is nothing to an invitation, and to whoever comes back from a table', async () => {
    games = { ...FIRST, tablesAt: 'server' };
    known = [CLUB];
    await goBackToTables('closed', undefined);
    expect(dialogOf(joinDialog)).toMatchObject({ problem: 'closed', server: undefined });
    await showInvitation('K7M2QX');
    expect(dialogOf(joinDialog)).toMatchObject({ invitation: 'K7M2QX' });
    expect(dialogOf(joinDialog)?.server).toBeUndefined();
  });
});
