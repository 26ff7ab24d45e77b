import { LIBRARY_SCREENS } from '../library';
import { PRINT_SCREENS } from '../print';
import type { DrawnScreen } from '../stage/drawn';

/** What can stand in place of the table. */
export const SCREENS: readonly DrawnScreen[] = [...PRINT_SCREENS, ...LIBRARY_SCREENS];
