/** What the window is given of printing. */

export { PRINT_COMMANDS } from './commands';
export { PRINT_DIALOGS } from './dialogs';
export { printPreview } from './printing';
export { PrintPreview } from './PrintPreview';
