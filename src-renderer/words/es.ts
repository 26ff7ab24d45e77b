import { about } from './es/about';
import { aids } from './es/aids';
import { board } from './es/board';
import { dialogs } from './es/dialogs';
import { general } from './es/general';
import { gobble } from './es/gobble';
import { patterns } from './es/patterns';
import { help } from './es/help';
import { lessons } from './es/lessons';
import { library } from './es/library';
import { onlineGame } from './es/online-game';
import { mail } from './es/mail';
import { mailGames } from './es/mail-games';
import { menus } from './es/menus';
import { notices } from './es/notices';
import { online } from './es/online';
import { panels } from './es/panels';
import { print } from './es/print';
import { rankings } from './es/rankings';
import { puzzles } from './es/puzzles';
import { refusals } from './es/refusals';
import { robots } from './es/robots';
import { whatsThis } from './es/whats-this';
import { settings } from './es/settings';
import { startScreen } from './es/start-screen';
import { statistics } from './es/statistics';
import type { Translation } from './translation';

/** Every word the person reads, in Spanish. */
export const es = {
  ...general,
  ...menus,
  ...board,
  ...panels,
  ...aids,
  ...puzzles,
  ...gobble,
  ...patterns,
  ...refusals,
  ...dialogs,
  ...robots,
  ...settings,
  ...startScreen,
  ...statistics,
  ...mail,
  ...mailGames,
  ...online,
  ...print,
  ...rankings,
  ...notices,
  ...help,
  ...lessons,
  ...library,
  ...onlineGame,
  ...whatsThis,
  ...about,
} as const satisfies Translation;
