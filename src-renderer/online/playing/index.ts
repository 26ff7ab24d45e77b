/** A game online on the table. */

export { goOnByMail, goOnHere, mayGoOnElsewhere } from './elsewhere';
export { onChat } from './chat';
export { onlineExtension } from './extension';
export { startPlaying } from './following';
export { playingGuard } from './leaving';
