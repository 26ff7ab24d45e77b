import { about } from './en/about';
import { aids } from './en/aids';
import { board } from './en/board';
import { dialogs } from './en/dialogs';
import { general } from './en/general';
import { gobble } from './en/gobble';
import { patterns } from './en/patterns';
import { help } from './en/help';
import { lessons } from './en/lessons';
import { library } from './en/library';
import { onlineGame } from './en/online-game';
import { mail } from './en/mail';
import { mailGames } from './en/mail-games';
import { menus } from './en/menus';
import { notices } from './en/notices';
import { online } from './en/online';
import { panels } from './en/panels';
import { print } from './en/print';
import { rankings } from './en/rankings';
import { puzzles } from './en/puzzles';
import { refusals } from './en/refusals';
import { robots } from './en/robots';
import { whatsThis } from './en/whats-this';
import { settings } from './en/settings';
import { startScreen } from './en/start-screen';
import { statistics } from './en/statistics';

/** Every word the person reads, in English. Keys follow the place where the words stand; so do the files of `en/`. */
export const en = {
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
} as const;
