/** What a content looks like at its beginning, before anything of it is read. */

const startOf = (content: Uint8Array | string): string =>
  typeof content === 'string' ? content.slice(0, 1000) : new TextDecoder().decode(content.slice(0, 1000));

/**
 * The first line of a mail is a header, whose text may begin on the next; in a mailbox the line “From …” stands before
 * it.
 */
export const startsLikeMail = (content: Uint8Array | string): boolean =>
  /^\uFEFF?(?:From [^\r\n]*\r?\n)?[\x21-\x39\x3b-\x7e]{1,76}:(?:\r?\n)?[ \t]/.test(startOf(content));

/** Whether it is a page in HTML, as programs save a mail; the letters may have two bytes each. */
export const startsLikeHtml = (content: Uint8Array | string): boolean =>
  /^[\uFEFF\s]*<(?:!--|!doctype html|html|head|body)/i.test(startOf(content).replace(/[\0\uFFFD]/g, ''));
