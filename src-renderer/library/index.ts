/** What the window is given of the games that are kept. */

export { startNotingBalances } from './balances';
export { selfKeeping, startKeeping } from './keeping';
export { LIBRARY_COMMANDS } from './commands';
export { LIBRARY_DIALOGS, LIBRARY_SCREENS } from './dialogs';
