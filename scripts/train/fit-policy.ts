import { FEATURES, PARTS, unitOf } from '../../src-shared/robots/playouts/features';
import { seededRandom, shuffled } from '../../src-shared/tantrix';
import type { Example } from './examples';

/** Examples that are looked at for one step. */
const BATCH = 16;
/** The learning rate at first; it falls to nothing. */
const RATE = 0.05;
/** Pulls weights towards 0, weakly (L2). */
const DECAY = 1e-5;
// Of Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015).
const BETA_1 = 0.9;
const BETA_2 = 0.999;
const EPSILON = 1e-8;

/**
 * The weights of a policy whose choices come near the shares of the examples: a softmax over the moves, fitted by gradient descent.
 * In thousandths, as `Policy` takes them; the same for the same examples and seed. There must be enough examples for a batch.
 *
 * @param epochs how often the examples are looked at, in batches; those that are left over are others each time
 */
export function fitPolicy(examples: readonly Example[], epochs: number, seed: number): Int32Array {
  const random = seededRandom(seed);
  const weights = Array.from({ length: FEATURES * PARTS }, () => new Weight());
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(examples, random);
    for (let at = 0; at + BATCH <= order.length; at += BATCH) {
      for (const example of order.slice(at, at + BATCH)) addGradient(weights, example);
      steps++;
      for (const weight of weights) weight.step(RATE * (1 - epoch / epochs), steps);
    }
  }
  return Int32Array.from(weights, ({ value }, place) => Math.round((1000 * value) / unitAt(place)));
}

/** The mean cross-entropy of the choices of a policy with the weights and the shares of the examples, at least one, in nats. */
export function crossEntropyOf(weights: Int32Array, examples: readonly Example[]): number {
  const learned = Array.from(weights, (value, place) => ({ value: (value / 1000) * unitAt(place) }));
  let sum = 0;
  for (const example of examples) {
    const chances = chancesOf(learned, example);
    for (const [at, share] of example.shares.entries()) sum -= share > 0 ? share * Math.log(chances[at] ?? 0) : 0;
  }
  return sum / examples.length;
}

const unitAt = (place: number): number => unitOf(place % FEATURES);

/** The chance of each move of an example by the softmax of their sums. */
function chancesOf(weights: readonly Pick<Weight, 'value'>[], { moves }: Example): number[] {
  const sums = moves.map((amounts) =>
    amounts.reduce((sum, [place, value]) => sum + ((weights[place]?.value ?? 0) * value) / unitAt(place), 0),
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Adds the gradient of what an example loses. */
function addGradient(weights: readonly Weight[], example: Example): void {
  const chances = chancesOf(weights, example);
  for (const [at, amounts] of example.moves.entries()) {
    const slope = (1 / BATCH) * ((chances[at] ?? 0) - (example.shares[at] ?? 0));
    for (const [place, value] of amounts) weights[place]?.addGradient((slope * value) / unitAt(place));
  }
}

/** A weight while it is learned. */
class Weight {
  value = 0;
  #gradient = 0;
  #mean = 0;
  #square = 0;

  addGradient(gradient: number): void {
    this.#gradient += gradient;
  }

  /** Goes down the gradient that was added, the `steps`-th time. */
  step(rate: number, steps: number): void {
    const gradient = this.#gradient + DECAY * this.value;
    this.#gradient = 0;
    this.#mean = BETA_1 * this.#mean + (1 - BETA_1) * gradient;
    this.#square = BETA_2 * this.#square + (1 - BETA_2) * gradient * gradient;
    const deviation = Math.sqrt(this.#square / (1 - BETA_2 ** steps)) + EPSILON;
    this.value -= (rate * this.#mean) / (1 - BETA_1 ** steps) / deviation;
  }
}
