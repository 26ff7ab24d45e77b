import { type Drawn, drawn } from '../stage/drawn';
import { PrintDialog } from './PrintDialog';
import { printDialog, printSetupDialog } from './printing';
import { PrintSetupDialog } from './PrintSetupDialog';

/** The dialogs about printing. */
export const PRINT_DIALOGS: readonly Drawn[] = [
  drawn(printDialog, PrintDialog),
  drawn(printSetupDialog, PrintSetupDialog),
];
