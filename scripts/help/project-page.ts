import type { Link, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** What links begin with that speak of the page where errors are reported. */
const PREFIX = 'project:';
/** In a paragraph that only stands where the build names that page. */
const PAGE = `${PREFIX}page`;

/**
 * Leaves of the paragraphs that speak of the project's page those that are true: one with a link to `project:page`
 * where there is one, one with a link to `project:none` where there is not.
 */
export function settleProjectPage(tree: Root, page: string | undefined): void {
  visit(tree, 'paragraph', ({ children }, index, parent) => {
    const link = children.find((each): each is Link => each.type === 'link' && each.url.startsWith(PREFIX));
    if (!link || index === undefined || !parent) return undefined;
    const isTrue = (link.url === PAGE) === (page !== undefined);
    if (!isTrue) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (page !== undefined) link.url = page;
    else children.splice(children.indexOf(link), 1, ...link.children);
    return undefined;
  });
}
