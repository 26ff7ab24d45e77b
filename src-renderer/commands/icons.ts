import type { CommandId } from './commands';

/** Line drawings on a 20 × 20 field, for commands shown as pictures. */
export const COMMAND_ICONS: Partial<Record<CommandId, string>> = {
  previousMove: 'M13 4.5L6.5 10l6.5 5.5z',
  nextMove: 'M7 4.5l6.5 5.5L7 15.5z',
  rotateAnticlockwise: 'M4 4v4.5h4.5M4.6 8.2a6.2 6.2 0 1 1-.6 4.6',
  rotateClockwise: 'M16 4v4.5h-4.5M15.4 8.2a6.2 6.2 0 1 0 .6 4.6',
};
