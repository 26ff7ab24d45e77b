/** The circles of a graph: groups of which each leads to every other, those of one left out. After Tarjan. */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const lowestOf = (each: string): number => lowest.get(each) ?? Infinity;
  const visit = (from: string): void => {
    const number = order.size;
    order.set(from, number);
    lowest.set(from, number);
    path.push(from);
    for (const to of graph.get(from) ?? []) {
      if (!order.has(to)) visit(to);
      if (path.includes(to)) lowest.set(from, Math.min(lowestOf(from), lowestOf(to)));
    }
    if (lowestOf(from) !== number) return;
    const group = path.splice(path.indexOf(from));
    if (group.length > 1) circles.push(group);
  };
  for (const each of graph.keys()) if (!order.has(each)) visit(each);
  return circles;
}
