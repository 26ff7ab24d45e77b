import type { Collection, Key, Node } from 'react-stately';
import type { Entry } from '../../../src-shared/library/entry';
import type { Line } from './rows';

type Row = Extract<Line, { kind: 'row' }>;

/**
 * The games of the list as React Aria asks for them. Its own collections draw a component for each item to learn of it, which
 * takes half a second for ten thousand; here a node is made when it is asked for.
 */
export class RowCollection implements Collection<Node<Entry>> {
  private readonly rows: readonly Row[];
  private readonly places: ReadonlyMap<Key, number>;
  private readonly nodes = new Map<Key, RowNode>();

  constructor(
    lines: readonly Line[],
    private readonly textOf: (entry: Entry) => string,
  ) {
    this.rows = lines.filter((line) => line.kind === 'row');
    this.places = new Map(this.rows.map(({ key }, at) => [key, at]));
  }

  get size(): number {
    return this.rows.length;
  }

  getKeys(): Iterable<Key> {
    return this.places.keys();
  }

  getItem(key: Key): Node<Entry> | null {
    const at = this.places.get(key);
    return at === undefined ? null : this.at(at);
  }

  at(at: number): Node<Entry> | null {
    const row = this.rows[at];
    return row ? this.nodeOf(row) : null;
  }

  getKeyBefore(key: Key): Key | null {
    return this.rows[(this.places.get(key) ?? 0) - 1]?.key ?? null;
  }

  getKeyAfter(key: Key): Key | null {
    return this.rows[(this.places.get(key) ?? -2) + 1]?.key ?? null;
  }

  getFirstKey(): Key | null {
    return this.rows[0]?.key ?? null;
  }

  getLastKey(): Key | null {
    return this.rows.at(-1)?.key ?? null;
  }

  /** Where a row begins, in pixels from the top; undefined where it is not listed. */
  topOf(key: Key): number | undefined {
    return this.rows[this.places.get(key) ?? -1]?.top;
  }

  *[Symbol.iterator](): Iterator<Node<Entry>> {
    for (const row of this.rows) yield this.nodeOf(row);
  }

  /** It is asked for many times, and what it says only where it is drawn. */
  private nodeOf(row: Row): Node<Entry> {
    const known = this.nodes.get(row.key) ?? new RowNode(row, this.rows, this.textOf);
    this.nodes.set(row.key, known);
    return known;
  }
}

class RowNode implements Node<Entry> {
  readonly type = 'item';
  readonly level = 0;
  readonly hasChildNodes = false;
  readonly childNodes: Node<Entry>[] = [];
  readonly rendered = null;
  readonly parentKey = null;
  readonly props = {};
  readonly key: Key;
  readonly value: Entry;
  readonly index: number;
  readonly prevKey: Key | null;
  readonly nextKey: Key | null;
  readonly textOf: (entry: Entry) => string;
  text: string | undefined;

  constructor({ key, entry, at }: Row, rows: readonly Row[], textOf: (entry: Entry) => string) {
    this.key = key;
    this.value = entry;
    this.index = at;
    this.prevKey = rows[at - 1]?.key ?? null;
    this.nextKey = rows[at + 1]?.key ?? null;
    this.textOf = textOf;
  }

  get textValue(): string {
    this.text ??= this.textOf(this.value);
    return this.text;
  }
}
