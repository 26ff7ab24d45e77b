import { RememberedGamesSchema } from '../src-shared/bridge/bridge';
import type { IpcHandlers } from './ipc-handlers';
import { remembered } from './remembered';

/** The new games that were started last. */
export function setUpRememberedGames(): Pick<IpcHandlers, 'rememberedGames' | 'rememberGames'> {
  const { read, write } = remembered('games', 'games', RememberedGamesSchema);
  return { rememberedGames: read, rememberGames: (games) => void write(games) };
}
