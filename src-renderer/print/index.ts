/** What the window is given of printing. */

export { PRINT_COMMANDS } from './commands';
export { PRINT_DIALOGS, PRINT_SCREENS } from './dialogs';
