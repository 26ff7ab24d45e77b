import { gameTables } from '../game/table';
import { always, type Commands } from '../stage/commands';
import { playOnline } from './meeting/opening';
import { goOnByMail, goOnHere, mayGoOnElsewhere } from './playing';

const isOnline = gameTables.when(({ open }) => open?.online !== undefined);
const mayGoOn = gameTables.when(mayGoOnElsewhere);

/** What can be done online. */
export const ONLINE_COMMANDS = {
  playOnline: { isEnabled: always, run: playOnline },
  goOnHere: { menu: ['file', 5, 6], isEnabled: mayGoOn, isShown: isOnline, run: goOnHere },
  goOnByMail: { menu: ['file', 5, 7], isEnabled: mayGoOn, isShown: isOnline, run: goOnByMail },
} as const satisfies Commands;
