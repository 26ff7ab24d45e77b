/** A game online on the table. */

export { onChat } from './chat';
export { onlineExtension } from './extension';
export { startPlaying } from './following';
