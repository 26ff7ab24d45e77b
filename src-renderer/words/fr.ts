import { about } from './fr/about';
import { aids } from './fr/aids';
import { board } from './fr/board';
import { dialogs } from './fr/dialogs';
import { general } from './fr/general';
import { gobble } from './fr/gobble';
import { patterns } from './fr/patterns';
import { help } from './fr/help';
import { lessons } from './fr/lessons';
import { library } from './fr/library';
import { onlineGame } from './fr/online-game';
import { mail } from './fr/mail';
import { mailGames } from './fr/mail-games';
import { menus } from './fr/menus';
import { notices } from './fr/notices';
import { online } from './fr/online';
import { panels } from './fr/panels';
import { print } from './fr/print';
import { rankings } from './fr/rankings';
import { puzzles } from './fr/puzzles';
import { refusals } from './fr/refusals';
import { robots } from './fr/robots';
import { whatsThis } from './fr/whats-this';
import { settings } from './fr/settings';
import { startScreen } from './fr/start-screen';
import { statistics } from './fr/statistics';
import type { Translation } from './translation';

/** Every word the person reads, in French. Keys and files are those of `en/`. */
export const fr = {
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
