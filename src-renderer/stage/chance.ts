import { type Random, randomOf } from '../../src-shared/tantrix';

/** Chance: numbers of the machine's own source, which nobody can foretell. */

/** 0 to MAX_SEED, to tell one deal or one thought from another. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Draws tiles and lots. A seed would not do: there are few enough to try them all against the hands that are seen. */
export const chance: Random = randomOf(randomSeed);
