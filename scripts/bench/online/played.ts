import type { Break } from './orders';

/** Two simulated players who play with each other. */
export interface Played {
  /** Whether a move can be made now. */
  readonly isFree: boolean;
  /** Both come. */
  sit(): Promise<void>;
  /** Makes a move. Resolves once both have it back for good, to the milliseconds that took. */
  move(): Promise<number>;
  /** Both connections are cut, and both come back. */
  comeBack(): Promise<void>;
  /** Both are gone for good. */
  leave(): void;
  /** When connections were lost by themselves. */
  readonly breaks: readonly Break[];
}
