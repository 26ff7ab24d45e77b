import { describe, expect, it } from 'vitest';
import { manual } from '../../../scripts/help/manual';

const { help, mistakes } = manual();

describe('the manual', () => {
  it('has topics', () => {
    expect(help.topics.length).toBeGreaterThan(0);
  });

  it('has no dead link or wrong figure, and explains all there is to explain', () => {
    expect(mistakes).toEqual([]);
  });
});
