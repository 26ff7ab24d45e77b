import { always, type Commands, hasTable } from '../stage/commands';
import { previewPages, proposePrint, proposePrintSetup } from './printing';

/** What can be done with paper. */
export const PRINT_COMMANDS = {
  print: { menu: ['file', 4, 1], keys: ['$mod+p'], isEnabled: hasTable, run: proposePrint },
  printPreview: { menu: ['file', 4, 2], isEnabled: hasTable, run: previewPages },
  printSetup: { menu: ['file', 4, 3], isEnabled: always, run: proposePrintSetup },
} as const satisfies Commands;
