import { isHandedOver } from '../../src-shared/mail-games/turns';
import { gameTables } from '../game/table';
import { always, type Commands } from '../stage/commands';
import { openMailGames } from './games-list';
import { proposeHandOn } from './handing-on';

/** What can be done with games by mail. */
export const MAIL_COMMANDS = {
  mailGames: { menu: ['file', 1, 4], isEnabled: always, run: openMailGames },
  sendTurn: { menu: ['file', 5, 2], isEnabled: gameTables.when(({ open }) => isHandedOver(open)), run: proposeHandOn },
} as const satisfies Commands;
