import { timed } from '../puzzles/processor-time';

const STEPS = 100_000_000;

/** The yardstick for what is computed: steps a millisecond of a loop of integer arithmetic that waits for no memory. */
export function plainStepsPerMillisecond(): number {
  run(STEPS / 10); // lets the compiler warm up
  const { milliseconds } = timed(() => run(STEPS));
  return STEPS / milliseconds;
}

function run(steps: number): number {
  let state = 1;
  for (let step = 0; step < steps; step++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  return state;
}
