import { type ElectronApplication, expect } from '@playwright/test';
import type { OnlineGame, OnlineState } from '../../src-shared/bridge/bridge';
import { playing } from '../support/online-games';

/** A game online of which main tells what a test says: no other computer takes part. */

const CALLS = [
  'moveOnline',
  'agreeOnline',
  'withdrawOnline',
  'goOnWithout',
  'agreeToGoOn',
  'chatOnline',
  'leaveOnline',
  'beginOnline',
] as const;

/** What the page has asked of main, one call after the other. */
export type Asked = readonly { readonly call: (typeof CALLS)[number]; readonly argument: unknown }[];

/** From now on main answers that all is well, and notes what it is asked. Resolves once the page hears what main tells. */
export async function standInForOthers(app: ElectronApplication): Promise<void> {
  const page = await app.firstWindow();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('started').length)).toBe(1);
  await app.evaluate(({ ipcMain }, calls) => {
    const asked: unknown[] = [];
    Object.assign(globalThis, { onlineAsked: asked });
    for (const call of calls) {
      ipcMain.removeHandler(call);
      ipcMain.handle(call, (_, argument: unknown) => {
        asked.push({ call, argument });
        return true;
      });
    }
  }, CALLS);
}

/** What main was asked since it stands in for others. */
export const askedOf = (app: ElectronApplication): Promise<Asked> =>
  app.evaluate(() => Reflect.get(globalThis, 'onlineAsked'));

/** Has main tell of a game. */
export const tellOnline = (app: ElectronApplication, game: OnlineGame): Promise<void> => tellState(app, playing(game));

/** The same of anything else that is done online. */
export const tellState = (app: ElectronApplication, state: OnlineState): Promise<void> =>
  app.evaluate(
    ({ BrowserWindow }, told) => BrowserWindow.getAllWindows()[0]?.webContents.send('onOnline', told),
    state,
  );
