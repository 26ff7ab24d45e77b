import { about } from './de/about';
import { aids } from './de/aids';
import { board } from './de/board';
import { dialogs } from './de/dialogs';
import { general } from './de/general';
import { gobble } from './de/gobble';
import { patterns } from './de/patterns';
import { help } from './de/help';
import { lessons } from './de/lessons';
import { library } from './de/library';
import { onlineGame } from './de/online-game';
import { mail } from './de/mail';
import { mailGames } from './de/mail-games';
import { menus } from './de/menus';
import { notices } from './de/notices';
import { online } from './de/online';
import { panels } from './de/panels';
import { print } from './de/print';
import { rankings } from './de/rankings';
import { puzzles } from './de/puzzles';
import { refusals } from './de/refusals';
import { robots } from './de/robots';
import { whatsThis } from './de/whats-this';
import { settings } from './de/settings';
import { startScreen } from './de/start-screen';
import { statistics } from './de/statistics';
import type { Translation } from './translation';

/** Every word the person reads, in German. Keys and files are those of `en/`. */
export const de = {
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
