/** Numbers to a number, far apart for neighbours (the finish of MurmurHash3); two of them, so that no two positions are taken for one. */

const mixed = (value: number): number => {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

export const mixedLow = (value: number): number => mixed(value + 0x9e3779b1);
export const mixedHigh = (value: number): number => mixed(Math.imul(value + 0x51ed270b, 0x27d4eb2f));
