import type { RefCallback } from 'react';

/** What holds of some elements, said by whoever draws them: nobody has to look for elements of another room. */
export interface DeclaredElements<Of extends Element> {
  /** The `ref` by which an element is declared, as long as it is in the window. */
  readonly ref: RefCallback<Of>;
  readonly has: (element: Element) => boolean;
  /** The elements in the order of the window. */
  readonly all: () => Of[];
}

/** Makes a declaration; no element is declared yet. */
export function declared<Of extends Element = Element>(): DeclaredElements<Of> {
  const elements = new Map<Element, Of>();
  return {
    ref: (element) => {
      if (!element) return undefined;
      elements.set(element, element);
      return () => void elements.delete(element);
    },
    has: (element) => elements.has(element),
    all: () => [...elements.values()].toSorted(byPlace),
  };
}

const byPlace = (a: Element, b: Element): number =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 ? -1 : 1;
