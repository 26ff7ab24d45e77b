import type { MAIL_GAME_CALLS } from '../../src-shared/bridge/bridge';
import type { IpcHandlers } from '../ipc-handlers';
import { MailGameStore } from './store';

export interface MailGames {
  readonly handlers: IpcHandlers<typeof MAIL_GAME_CALLS>;
  /** Everything asked for so far is on the disk, or could not be. */
  settled(): Promise<void>;
}

/** The games by mail, in a folder of the profile. */
export function setUpMailGames(folder: string): MailGames {
  const store = new MailGameStore(folder);
  return {
    handlers: {
      mailGames: () => store.all(),
      readableMailGames: () => store.readable(),
      keepMailGame: (game) => succeeds(store.keep(game)),
      removeMailGame: (id) => succeeds(store.remove(id)),
    },
    settled: () => store.settled(),
  };
}

async function succeeds(task: Promise<void>): Promise<boolean> {
  try {
    await task;
    return true;
  } catch (error) {
    console.error('The games by mail:', error);
    return false;
  }
}
