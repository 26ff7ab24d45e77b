import type { CommandId } from './commands';

/** A line drawing on a 20 × 20 field, in the colour of the words round it. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const TURNED_TILE = 'M14.5 13.4L12.25 17.3H7.75L5.5 13.4L7.75 9.5H12.25Z';

/** Line drawings on a 20 × 20 field, for commands shown as pictures. */
export const COMMAND_ICONS: Partial<Record<CommandId, string>> = {
  newGame: 'M10 2.2l6.8 3.9v7.8L10 17.8l-6.8-3.9V6.1zM10 6.8v6.4M6.8 10h6.4',
  open: 'M2.5 15.8V4.2h5l2 2.2h7.2v2.4M2.5 15.8l2.3-7h13l-2.3 7z',
  save: 'M3 3h11l3 3v11H3zM6.3 3v4.5h6.4V3M6 17v-5.6h8V17',
  update: 'M3 3h11l3 3v11H3zM6.3 3v4.5h6.4V3M6 17v-5.6h8V17',
  print: 'M5.5 7.5V3h9v4.5M5.5 14.5h-3v-7h15v7h-3M5.5 12h9v5h-9z',
  copy: 'M7.5 7.5H17V17H7.5zM12.5 7.5V3H3v9.5h4.5',
  undo: 'M7.5 4L3.8 7.7l3.7 3.7M4 7.7h7.7a4.4 4.4 0 0 1 0 8.8H7.5',
  redo: 'M12.5 4l3.7 3.7-3.7 3.7M16 7.7H8.3a4.4 4.4 0 0 0 0 8.8h4.2',
  replay: 'M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15zM8.2 6.9l5 3.1-5 3.1z',
  nextPlayer: 'M3 10h9.5M9 6.3l3.7 3.7L9 13.7M16.5 4v12',
  previousMove: 'M13 4.5L6.5 10l6.5 5.5z',
  nextMove: 'M7 4.5l6.5 5.5L7 15.5z',
  // A tile under an arrow that goes round it: not to be taken for undo.
  rotateAnticlockwise: `M17.7 9.4A8 8 0 0 0 2.3 9.4M1.3 4.8L2.3 9.4L6.8 8.2${TURNED_TILE}`,
  rotateClockwise: `M2.3 9.4A8 8 0 0 1 17.7 9.4M18.7 4.8L17.7 9.4L13.2 8.2${TURNED_TILE}`,
  hint: 'M7.6 14.2h4.8M8.2 17h3.6M10 2.8a5 5 0 0 1 3 9c-.5.4-.6.9-.6 2.4H7.6c0-1.5-.1-2-.6-2.4a5 5 0 0 1 3-9z',
  analysis: 'M3 3v14h14M6 13l3.3-4 3 2.5L16.5 6',
  chat: 'M3 4h14v9.5H9l-4 3.5v-3.5H3z',
  fitBoard: 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5',
  helpTopics:
    'M10 5.2C8 3.7 5.5 3.2 2.8 3.4v11.8c2.7-.2 5.2.3 7.2 1.8c2-1.5 4.5-2 7.2-1.8V3.4c-2.7-.2-5.2.3-7.2 1.8zM10 5.2V17',
  whatsThis:
    'M3 2.8v11l2.9-2.6 1.9 4.4 2-.9-1.9-4.2h3.9zM13.2 6.6a2.3 2.3 0 1 1 3.2 2.2c-.6.3-.9.8-.9 1.6M15.5 13.4v.1',
};
