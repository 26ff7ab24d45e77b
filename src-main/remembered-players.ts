import Store from 'electron-store';
import * as v from 'valibot';
import { type RememberedPlayers, RememberedPlayersSchema } from '../src-shared/bridge/bridge';

const openStore = () => new Store<{ players?: unknown }>({ name: 'players', clearInvalidConfig: true });

// The remembered players are a convenience: what cannot be read or written is reported, and nothing else comes of it.

/** The players of the last new game; what cannot be read counts as none. */
export function rememberedPlayers(): RememberedPlayers | null {
  try {
    const { success, output } = v.safeParse(RememberedPlayersSchema, openStore().get('players'));
    return success ? output : null;
  } catch (error) {
    console.error('The remembered players cannot be read:', error);
    return null;
  }
}

export function rememberPlayers(players: RememberedPlayers): void {
  try {
    openStore().set('players', players);
  } catch (error) {
    console.error('The players cannot be remembered:', error);
  }
}
