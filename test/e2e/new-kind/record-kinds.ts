import { RECORD_KINDS as OTHERS } from '../../../src-shared/record/kinds';
import { plateKind } from './plate';

export * from '../../../src-shared/record/kinds';

/** The list of the kinds of record with one more. */
export const RECORD_KINDS = [...OTHERS, plateKind];
