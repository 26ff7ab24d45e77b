import { PRINT_SCREENS } from '../print';
import type { Drawn } from '../stage/drawn';

/** What can stand in place of the table. */
export const SCREENS: readonly Drawn[] = [...PRINT_SCREENS];
