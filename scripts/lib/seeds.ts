/** A seed from two numbers; neighbouring numbers give seeds far apart (the finish of MurmurHash3). */
export function mixedSeed(seed: number, salt: number): number {
  let hash = seed ^ Math.imul(salt + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
