import Store from 'electron-store';
import * as v from 'valibot';
import { type RememberedPlayers, RememberedPlayersSchema } from '../src-shared/bridge/bridge';

const openStore = () => new Store<{ players?: unknown }>({ name: 'players', clearInvalidConfig: true });

/** The players of the last new game. They are a convenience: what cannot be read is reported, and counts as none. */
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
  openStore().set('players', players);
}
