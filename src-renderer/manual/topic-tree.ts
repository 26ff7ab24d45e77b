import type { Nodes, Properties } from 'hast';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';

/** What the manual's own components are given: what an element says of itself, and what stands in it. */
export interface ElementProps {
  readonly href?: string;
  readonly 'data-figure'?: number;
  readonly children?: ReactNode;
}

/** Elements in which only elements may stand; the line breaks between these say nothing. */
const WITHOUT_TEXT: readonly string[] = ['table', 'thead', 'tbody', 'tr'];

/** A part of the tree of a topic as React draws it; elements of some names are drawn by components. */
export function drawTree(node: Nodes, components: Readonly<Record<string, ComponentType<ElementProps>>>): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return null;
  const isElement = node.type === 'element';
  const said = isElement && WITHOUT_TEXT.includes(node.tagName) ? node.children.filter(isNoText) : node.children;
  const inside = said.map((child) => drawTree(child, components));
  if (!isElement) return createElement(Fragment, null, ...inside);
  return createElement(components[node.tagName] ?? node.tagName, attributesOf(node.properties), ...inside);
}

const isNoText = ({ type }: Nodes): boolean => type !== 'text';

/** React's names are the tree's, but for those of data: it wants `data-heading` for `dataHeading`. */
const attributesOf = (properties: Properties): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name.replace(/^data([A-Z])/, (_, first: string) => `data-${first.toLowerCase()}`),
      value,
    ]),
  );
