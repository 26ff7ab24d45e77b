import { KINDS as OTHERS } from '../../../src-renderer/app/kinds';
import { plateTableKind } from './table';

/** The list of the kinds of table with one more. */
export const KINDS = [...OTHERS, plateTableKind];
