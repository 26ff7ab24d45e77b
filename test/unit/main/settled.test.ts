import { EventEmitter, once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { allSettled } from '../../../src-main/settled';

it('all are waited for side by side, also where one fails', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const done: string[] = [];
  const disk = new EventEmitter();
  await allSettled([
    { settled: () => Promise.reject(new Error('no disk')) },
    { settled: () => once(disk, 'ready').then(() => done.push('first')) },
    { settled: async () => (disk.emit('ready'), done.push('second')) },
  ]);
  expect(done.toSorted()).toEqual(['first', 'second']);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});
