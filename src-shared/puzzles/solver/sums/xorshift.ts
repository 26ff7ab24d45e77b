/** Random numbers by the hundred million: xorshift with 32 bits, the same for a seed on every machine. */
export class Xorshift {
  private state: number;

  constructor(seed: number) {
    // Small seeds are spread over all bits; the state must not be 0.
    this.state = Math.imul(seed + 1, 2_654_435_761) >>> 0 || 1;
  }

  /** From 0 to just below 1. */
  share(): number {
    let state = this.state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.state = state >>> 0;
    return this.state / 2 ** 32;
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(this.share() * count);
  }
}
