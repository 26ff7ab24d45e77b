import { RememberedPlayersSchema } from '../src-shared/bridge/bridge';
import type { Answers } from './gate';
import { remembered } from './remembered';

/** The players of the last new game. */
export function setUpRememberedPlayers(): Pick<Answers, 'rememberedPlayers' | 'rememberPlayers'> {
  const { read, write } = remembered('players', 'players', RememberedPlayersSchema);
  return { rememberedPlayers: read, rememberPlayers: write };
}
