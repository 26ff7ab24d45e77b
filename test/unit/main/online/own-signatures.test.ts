import { describe, expect, test } from 'vitest';
import { newKey, newSecret, nodePrimitives, selfWith } from '../../../../src-main/online/keys';

describe('what a program has signed', () => {
  const key = newKey();
  const self = selfWith(key);
  const hash = newSecret();

  test('is signed for itself and for others, also when it has signed more since', () => {
    const signature = self.sign(hash);
    const isSigned = () => [self, nodePrimitives].map((each) => each.isSigned(key.publicKey, hash, signature));
    expect(isSigned()).toEqual([true, true]);
    self.sign(newSecret());
    expect(isSigned()).toEqual([true, true]);
  });

  test('is not signed by another, and nothing else is by it', () => {
    const signature = self.sign(hash);
    expect(self.isSigned(newKey().publicKey, hash, signature)).toBe(false);
    expect(self.isSigned(key.publicKey, newSecret(), signature)).toBe(false);
    expect(self.isSigned(key.publicKey, hash, selfWith(newKey()).sign(hash))).toBe(false);
  });
});
