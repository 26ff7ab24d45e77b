import { about } from './nl/about';
import { aids } from './nl/aids';
import { board } from './nl/board';
import { dialogs } from './nl/dialogs';
import { general } from './nl/general';
import { gobble } from './nl/gobble';
import { patterns } from './nl/patterns';
import { help } from './nl/help';
import { lessons } from './nl/lessons';
import { library } from './nl/library';
import { onlineGame } from './nl/online-game';
import { mail } from './nl/mail';
import { mailGames } from './nl/mail-games';
import { menus } from './nl/menus';
import { notices } from './nl/notices';
import { online } from './nl/online';
import { panels } from './nl/panels';
import { print } from './nl/print';
import { rankings } from './nl/rankings';
import { puzzles } from './nl/puzzles';
import { refusals } from './nl/refusals';
import { robots } from './nl/robots';
import { whatsThis } from './nl/whats-this';
import { settings } from './nl/settings';
import { startScreen } from './nl/start-screen';
import { statistics } from './nl/statistics';
import type { Translation } from './translation';

/**
 * Every word the person reads, in Dutch. The words of the field: tile steen, link lijnstuk, line lijn, loop lus, end
 * uiteinde, edge rand (edges match: sluiten aan), space veld, forced space gedwongen veld, controlled side beheerste
 * zijde, cell vak, free move vrije zet, turn beurt, deal trekking, bag zak, hand hand, box doos, firm vast, fit counts
 * tellingen van passende stenen, tangle kluwen, rank rang. A game that is played is a partij, what is started a spel.
 */
export const nl = {
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
