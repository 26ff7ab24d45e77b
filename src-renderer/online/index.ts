/** What the window is given of playing online. */

export { ONLINE_COMMANDS } from './commands';
export { ONLINE_DIALOGS } from './dialogs';
export { startOnline } from './following';
export { onlineToStart } from './meeting/beginning';
export { goOnOnline } from './meeting/resuming';
export { whereWords } from './meeting/UnfinishedGames';
export { startRacing } from './racing';
export { onChat, onlineExtension, playingGuard, startPlaying } from './playing';
