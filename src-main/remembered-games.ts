import { type REMEMBERED_GAMES_CALLS, RememberedGamesSchema } from '../src-shared/bridge/bridge';
import type { IpcHandlers } from './ipc-handlers';
import { remembered } from './remembered';

/** The new games that were started last. */
export function setUpRememberedGames(): IpcHandlers<typeof REMEMBERED_GAMES_CALLS> {
  const { read, write } = remembered('games', 'games', RememberedGamesSchema);
  return { rememberedGames: read, rememberGames: (games) => void write(games) };
}
