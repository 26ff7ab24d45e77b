import { EXTERNAL_LINKS } from '../src-shared/help/external-links';

/** What a draft may say besides its addresses: some mail programs take `attach` for a file of the person's. */
const DRAFT_FIELDS: readonly string[] = ['subject', 'body'];

/** As our own links are written: no spaces, no control characters, nothing that a shell could take for its own. */
const DRAFT = /^mailto:[\w.!~*'%@,-]*\?[\w%.!'()*~=&-]*$/;

const isDraft = (url: string): boolean =>
  DRAFT.test(url) && [...new URL(url).searchParams.keys()].every((name) => DRAFT_FIELDS.includes(name));

/** Whether an address may be handed to the system: one of the list, letter by letter, or a draft of a mail. */
export const isAllowedUrl = (url: string): boolean => EXTERNAL_LINKS.some((link) => link === url) || isDraft(url);
