import type { DraftForm, MailDraft } from '../../src-shared/bridge/bridge';

/**
 * The longest link that each system hands on whole, in characters. Windows cuts it at 2,081; for the others it is what
 * web mail takes as an address of a page, for such a one may be the person's mail program.
 */
const LONGEST_LINK: Partial<Record<NodeJS.Platform, number>> = { win32: 2_000, darwin: 8_000, linux: 8_000 };
const SHORTEST_LIMIT = 1_900;

/** How long a link may be on a system, in characters; for one that is not listed the least that all are known to take. */
export const longestLink = (platform: NodeJS.Platform): number => LONGEST_LINK[platform] ?? SHORTEST_LIMIT;

/** A link that opens a draft (RFC 6068): lines end in CR LF, and a space is never a plus sign. */
export function mailtoLink({ to, subject }: Pick<MailDraft, 'to' | 'subject'>, text: string): string {
  const addresses = to.map((address) => encodeURIComponent(address.trim()).replace('%40', '@')).join(',');
  const body = text.replace(/\r\n|\r|\n/g, '\r\n');
  return `mailto:${addresses}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The link with as much as the system takes; null when not even the short text fits. */
export function mailtoFor(draft: MailDraft, platform: NodeJS.Platform): { url: string; form: DraftForm } | null {
  const forms = [
    { url: mailtoLink(draft, draft.text), form: 'link' },
    { url: mailtoLink(draft, draft.shortText), form: 'shortLink' },
  ] as const;
  return forms.find(({ url }) => url.length <= longestLink(platform)) ?? null;
}
