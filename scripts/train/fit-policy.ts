import { FEATURES, PARTS, unitOf } from '../../src-shared/robots/playouts/features';
import { seededRandom, shuffled } from '../../src-shared/tantrix';
import type { Example } from './examples';

/** Examples that are looked at for one step. */
const BATCH = 16;
/** How far a step goes at first; less and less later. */
const STEP = 0.05;
/** What keeps a weight small that little speaks for. */
const DECAY = 1e-5;
// Of Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015).
const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;
const LEAST = 1e-8;

/**
 * What a policy must think of each feature so that its choices come near the shares of the examples: a softmax over the moves,
 * fitted by gradient descent. In thousandths, as `Policy` takes it; the same for the same examples and seed.
 *
 * @param epochs how often each example is looked at
 */
export function fitPolicy(examples: readonly Example[], epochs: number, seed: number): Int32Array {
  const random = seededRandom(seed);
  const weights = Array.from({ length: FEATURES * PARTS }, () => new Weight());
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(examples, random);
    for (let at = 0; at + BATCH <= order.length; at += BATCH) {
      for (const example of order.slice(at, at + BATCH)) addSlopes(weights, example);
      steps++;
      for (const weight of weights) weight.step(STEP * (1 - epoch / epochs), steps);
    }
  }
  return Int32Array.from(weights, ({ value }, place) => Math.round((1000 * value) / unitAt(place)));
}

/** What a policy loses against the examples: the mean of the surprise (cross-entropy, in nats). */
export function surpriseOf(worth: Int32Array, examples: readonly Example[]): number {
  const weights = Array.from(worth, (value, place) => ({ value: (value / 1000) * unitAt(place) }));
  let sum = 0;
  for (const example of examples) {
    const chances = chancesOf(weights, example);
    for (const [at, share] of example.shares.entries()) sum -= share > 0 ? share * Math.log(chances[at] ?? 0) : 0;
  }
  return sum / examples.length;
}

const unitAt = (place: number): number => unitOf(place % FEATURES);

/** The chance of each move of an example by the softmax of what is thought of them. */
function chancesOf(weights: readonly Pick<Weight, 'value'>[], { moves }: Example): number[] {
  const sums = moves.map((amounts) =>
    amounts.reduce((sum, [place, value]) => sum + ((weights[place]?.value ?? 0) * value) / unitAt(place), 0),
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Adds the slopes of what an example loses. */
function addSlopes(weights: readonly Weight[], example: Example): void {
  const chances = chancesOf(weights, example);
  for (const [at, amounts] of example.moves.entries()) {
    const slope = (1 / BATCH) * ((chances[at] ?? 0) - (example.shares[at] ?? 0));
    for (const [place, value] of amounts) weights[place]?.lean((slope * value) / unitAt(place));
  }
}

/** What is thought of a feature, while it is learned. */
class Weight {
  value = 0;
  #slope = 0;
  #mean = 0;
  #square = 0;

  lean(slope: number): void {
    this.#slope += slope;
  }

  /** Goes down what was leant, the `steps`-th time. */
  step(rate: number, steps: number): void {
    const slope = this.#slope + DECAY * this.value;
    this.#slope = 0;
    this.#mean = MEAN_KEPT * this.#mean + (1 - MEAN_KEPT) * slope;
    this.#square = SQUARE_KEPT * this.#square + (1 - SQUARE_KEPT) * slope * slope;
    const spread = Math.sqrt(this.#square / (1 - SQUARE_KEPT ** steps)) + LEAST;
    this.value -= (rate * this.#mean) / (1 - MEAN_KEPT ** steps) / spread;
  }
}
