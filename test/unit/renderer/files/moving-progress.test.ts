import { expect, it } from 'vitest';
import {
  beginProgress,
  endProgress,
  noteProgress,
  progressNow,
  stopDrawing,
} from '../../../../src-renderer/files/moving/progress';

it('is of one moving picture at most: another gives up the one before, whose news then count for nothing', () => {
  const first = beginProgress(56);
  noteProgress(first, 3);
  expect(progressNow()).toMatchObject({ done: 3, of: 56 });
  const second = beginProgress(4);
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  noteProgress(first, 4);
  endProgress(first);
  expect(progressNow()).toMatchObject({ done: 0, of: 4 });
  stopDrawing();
  expect(second.aborted).toBe(true);
  endProgress(second);
  expect(progressNow()).toBeUndefined();
  stopDrawing();
});
