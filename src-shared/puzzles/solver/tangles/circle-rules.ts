import { UNLIMITED, type LoopRules } from './rules';

/** Any loops, as long as there are so many; they need not be entangled. */
export const circleRules = (atLeast: number): LoopRules => ({
  hub: -1,
  areEntangled: false,
  wanted: () => Number.POSITIVE_INFINITY,
  limits: () => UNLIMITED,
  mayClose: () => true,
  areEnough: (closed) => closed.length >= atLeast,
  isReached: () => true,
});
