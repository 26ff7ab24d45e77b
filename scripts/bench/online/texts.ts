import type { Wire } from '../../../src-shared/online/wire';

export const PING = JSON.stringify({ kind: 'ping' } satisfies Wire);

/** With a number behind it, two come to a relay by it; it says the word once they have. */
export const PAIRED = 'paired';
