import { type REMEMBERED_GAMES_CALLS, RememberedGamesSchema, RememberedRaceSchema } from '../src-shared/bridge/bridge';
import type { IpcHandlers } from './ipc-handlers';
import { remembered } from './remembered';

/** The new games that were started last, and the last race. */
export function setUpRememberedGames(): IpcHandlers<typeof REMEMBERED_GAMES_CALLS> {
  const games = remembered('games', 'games', RememberedGamesSchema);
  const race = remembered('games', 'race', RememberedRaceSchema);
  return {
    rememberedGames: games.read,
    rememberGames: (last) => void games.write(last),
    rememberedRace: race.read,
    rememberRace: (last) => void race.write(last),
  };
}
