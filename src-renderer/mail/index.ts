/** What the window is given of games by mail. */

export { MAIL_COMMANDS } from './commands';
export { MAIL_DIALOGS } from './dialogs';
export { mailExtension } from './extension';
export { mailKeeper } from './keeper';
export { sendingGuard } from './leaving';
export { forgetTypedPassword, keepTypedPassword } from './mail-settings';
export { MailTab } from './MailTab';
export { onOutgoing } from './outgoing';
export { SendNotice } from './SendNotice';
export { startMailTurns } from './turn-ends';
export { type WaitingGame, waitingGames } from './waiting';
