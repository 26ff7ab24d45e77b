import { type Drawn, drawn } from '../stage/drawn';
import { PrintDialog } from './PrintDialog';
import { PrintPreview } from './PrintPreview';
import { printDialog, printPreview, printSetupDialog } from './printing';
import { PrintSetupDialog } from './PrintSetupDialog';

/** The dialogs about printing. */
export const PRINT_DIALOGS: readonly Drawn[] = [
  drawn(printDialog, PrintDialog),
  drawn(printSetupDialog, PrintSetupDialog),
];

/** What stands in place of the table. */
export const PRINT_SCREENS: readonly Drawn[] = [drawn(printPreview, PrintPreview)];
