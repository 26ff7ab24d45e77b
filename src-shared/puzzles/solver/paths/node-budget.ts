import type { OnProgress } from '../question';

/** Nodes between two words on the progress: some dozens a second. */
const NODES_PER_REPORT = 1 << 16;

/** Counts the nodes of a search, says how far it is, and ends it when a budget is spent. */
export class NodeBudget {
  nodes = 0;
  #limit = Number.POSITIVE_INFINITY;
  #told = 0;

  /** The search is the part of the whole that begins at `start` and is `share` of it. */
  constructor(
    readonly onProgress: OnProgress,
    readonly start = 0,
    readonly share = 1,
  ) {}

  /** From now on so many nodes more, or as many as it takes. */
  allow(nodes = Number.POSITIVE_INFINITY): void {
    this.#limit = this.nodes + nodes;
  }

  get isSpent(): boolean {
    return this.nodes >= this.#limit;
  }

  /** One node more, at this point of the search (0 to 1). */
  count(point: number): void {
    this.nodes++;
    if (this.nodes % NODES_PER_REPORT !== 0) return;
    this.#told = Math.max(this.#told, this.start + this.share * point);
    this.onProgress({ progress: this.#told });
  }
}

/** A stretch of a search: where it begins and how long it is, of 1 in all. */
export interface ProgressRange {
  readonly start: number;
  readonly size: number;
}

export const WHOLE: ProgressRange = { start: 0, size: 1 };

/** One of so many equal parts of a stretch. */
export const partOf = ({ start, size }: ProgressRange, part: number, parts: number): ProgressRange => ({
  start: start + (size * part) / parts,
  size: size / parts,
});
