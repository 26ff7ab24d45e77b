import { about } from './hu/about';
import { aids } from './hu/aids';
import { board } from './hu/board';
import { dialogs } from './hu/dialogs';
import { general } from './hu/general';
import { gobble } from './hu/gobble';
import { patterns } from './hu/patterns';
import { help } from './hu/help';
import { lessons } from './hu/lessons';
import { library } from './hu/library';
import { onlineGame } from './hu/online-game';
import { mail } from './hu/mail';
import { mailGames } from './hu/mail-games';
import { menus } from './hu/menus';
import { notices } from './hu/notices';
import { online } from './hu/online';
import { panels } from './hu/panels';
import { print } from './hu/print';
import { rankings } from './hu/rankings';
import { puzzles } from './hu/puzzles';
import { refusals } from './hu/refusals';
import { robots } from './hu/robots';
import { whatsThis } from './hu/whats-this';
import { settings } from './hu/settings';
import { startScreen } from './hu/start-screen';
import { statistics } from './hu/statistics';
import type { Translation } from './translation';

/**
 * Every word the person reads, in Hungarian.
 *
 * The words of the field: tile lapka, link szakasz, line vonal, loop hurok, space mező, forced space kényszermező, cell
 * cella, edge él, controlled side ellenőrzött oldal, restriction korlátozás, bag zsák, hand kéz, deal osztás, move lépés,
 * turn kör, game játszma, puzzle feladvány, solitaire pasziánsz, tangle gubanc, hint tipp, rank értékszám.
 *
 * No article and no ending of a case stands directly at a name or number that is put in, for they depend on its sound:
 * "a tábla 5. mezője", not "az 5. mező". Colours all begin with consonants, so "a {{colour}}" is right.
 */
export const hu = {
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
