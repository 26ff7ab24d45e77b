import { BESIDES } from './help-document/besides';
import { DIALOGS } from './help-document/dialogs';
import { KEYS_AND_TOOLS } from './help-document/keys-and-tools';
import { MENUS } from './help-document/menus';
import { MESSAGES } from './help-document/messages';
import { PLAYING } from './help-document/playing';
import type { Row } from './help-document/row';

const ALL = { ...MENUS, ...KEYS_AND_TOOLS, ...DIALOGS, ...PLAYING, ...MESSAGES, ...BESIDES } as const;

export type RowId = keyof typeof ALL;

/** A row that a test must prove in the window: all but those that this program has not, or not yet. */
export type ProvedId = {
  [Id in RowId]: (typeof ALL)[Id] extends { without: string } | { later: string } ? never : Id;
}[RowId];

/**
 * What the help document of the original program lists, and the commands that this program has besides. A row is proved
 * by the test that calls `proves` with its name at the moment when the thing was done and seen; see `test/e2e/proves.ts`.
 */
export const DOCUMENTED: Readonly<Record<RowId, Row>> = ALL;

/** The lines of the document that tell rules and strategy and ask nothing of the window: the manual has them. */
export const PROSE = '454–956';

export const DOCUMENT_LENGTH = 1238;
