import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopReading, tellReading, waitedFor } from '../../../src-main/reading/waited-for';

/** A reading that goes on until it is given up, or for so long. */
const reading = (milliseconds: number, answer: string) => (signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => resolve(answer), milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const told: boolean[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  tellReading((isReading) => told.push(isReading));
});
afterEach(() => vi.useRealTimers());

describe('the reading that a person waits for', () => {
  it('is told when it takes a second, and when it is over', async () => {
    const answer = waitedFor(reading(5000, 'game'));
    await vi.advanceTimersByTimeAsync(999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([true]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await answer).toBe('game');
    expect(told).toEqual([true, false]);
  });

  it('is given up when something else is asked for, which alone is told to be over', async () => {
    const first = waitedFor(reading(5000, 'first'));
    await vi.advanceTimersByTimeAsync(2000);
    const second = waitedFor(reading(5000, 'second'));
    expect(await first).toEqual({ kind: 'cancelled' });
    expect(told).toEqual([true]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await second).toBe('second');
    expect(told).toEqual([true, true, false]);
  });

  it('is given up when the person does not want to wait', async () => {
    const answer = waitedFor(reading(5000, 'game'));
    await vi.advanceTimersByTimeAsync(2000);
    stopReading();
    expect(await answer).toEqual({ kind: 'cancelled' });
    expect(told).toEqual([true, false]);
  });
});
