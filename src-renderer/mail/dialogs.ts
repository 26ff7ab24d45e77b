import { ofGame } from '../game/of-game';
import { type Drawn, drawn } from '../stage/drawn';
import { mailGamesDialog } from './games-list';
import { turnOverDialog } from './handing-on';
import { MAIL_ALERTS } from './mail-alerts';
import { MailGamesDialog } from './MailGamesDialog';
import { MailPasswordDialog } from './MailPasswordDialog';
import { MailWhoDialog } from './MailWhoDialog';
import { mailPasswordDialog } from './password';
import { TurnOverDialog } from './TurnOverDialog';
import { mailWhoDialog } from './who';

/** The dialogs about games by mail. */
export const MAIL_DIALOGS: readonly Drawn[] = [
  ...MAIL_ALERTS,
  drawn(mailPasswordDialog, MailPasswordDialog),
  ofGame(turnOverDialog, TurnOverDialog),
  drawn(mailGamesDialog, MailGamesDialog),
  drawn(mailWhoDialog, MailWhoDialog),
];
