import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PatientQueue } from '../../../src-main/files/patient-queue';

const PATIENCE = 3000;
let queue: PatientQueue;
/** The tasks in the order in which they began. */
let begun: string[];

beforeEach(() => {
  vi.useFakeTimers();
  queue = new PatientQueue(PATIENCE);
  begun = [];
});
afterEach(() => vi.useRealTimers());

/** Asks for something that takes so many milliseconds. */
const ask = (name: string, milliseconds: number) =>
  queue.run(async () => {
    begun.push(name);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return name;
  });

describe('a patient queue', () => {
  it('does one after the other', async () => {
    const all = Promise.all([ask('a', 100), ask('b', 100)]);
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(101);
    expect(await all).toEqual(['a', 'b']);
  });

  it('goes on after a task that fails, which is told', async () => {
    const failing = queue.run(() => Promise.reject(new Error('no such file')));
    const next = ask('a', 0);
    await expect(failing).rejects.toThrow('no such file');
    await vi.advanceTimersByTimeAsync(0);
    expect(await next).toBe('a');
  });

  it('gives up waiting for a task that does not end, and begins no other beside it', async () => {
    const all = Promise.all([ask('dead', 60_000), ask('b', 0)]);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await all).toEqual([null, null]);
    expect(begun).toEqual(['dead']);
    const later = ask('c', 0);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await later).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    // Nobody waits any more for what was asked for meanwhile.
    const last = ask('d', 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(await last).toBe('d');
    expect(begun).toEqual(['dead', 'd']);
  });
});
