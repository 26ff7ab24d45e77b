import { describe, expect, it } from 'vitest';
import { inPool } from '../../../scripts/lib/pool';

const script = 'test/support/adding-process.ts';

const refuse = () => {
  throw new RangeError('full');
};

describe('a pool of processes', () => {
  it('gives what came of each number in their order, and tells of each as it is done', async () => {
    const told: number[] = [];
    const results = await inPool<number>(5, {
      script,
      args: ['7'],
      processes: 2,
      onResult: ({ length }) => told.push(length),
    });
    expect(results).toEqual([7, 8, 9, 10, 11]);
    expect(told).toEqual([1, 2, 3, 4, 5]);
  });

  it('has nothing to do for no number', async () => {
    expect(await inPool(0, { script, args: ['7'] })).toEqual([]);
  });

  it('rejects when a process dies', async () => {
    await expect(inPool(3, { script, args: ['dies'], processes: 2 })).rejects.toThrow('a worker ended with 3');
  });

  it('rejects when what came of one cannot be taken', async () => {
    await expect(inPool(3, { script, args: ['7'], onResult: refuse })).rejects.toThrow('full');
  });

  it('is of at least one process', async () => {
    await expect(inPool(3, { script, args: ['7'], processes: 0 })).rejects.toThrow('0 processes for 3');
  });
});
