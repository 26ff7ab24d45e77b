/** What the window is given of help. */

export { HELP_COMMANDS } from './commands';
export { HELP_DIALOGS } from './dialogs';
export { useHelpKey } from './useHelpKey';
export { WhatsThis } from './WhatsThis';
