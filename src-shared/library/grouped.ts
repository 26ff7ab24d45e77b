/** Items by something of which each may have several; each stands once under a key. The order stays. */
export function grouped<Item, Key>(items: readonly Item[], keysOf: (item: Item) => readonly Key[]): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (!group) groups.set(key, [item]);
      else if (group.at(-1) !== item) group.push(item);
    }
  }
  return groups;
}
