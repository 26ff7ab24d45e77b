import { expect, it } from 'vitest';
import { pressKeys } from '../../../../src-renderer/board/press-keys';

/** How often a button is pressed by a key that is pressed and then held down, and how often the key does what else it does. */
function pressesBy(key: string) {
  const counted = { presses: 0, prevented: 0 };
  const onKeyDown = pressKeys(() => counted.presses++);
  for (const repeat of [false, true, true]) onKeyDown({ key, repeat, preventDefault: () => counted.prevented++ });
  return counted;
}

it.each(['Enter', ' '])('the key “%s” presses once, however long it is held down', (key) => {
  expect(pressesBy(key)).toEqual({ presses: 1, prevented: 3 });
});

it('other keys are left alone', () => {
  expect(pressesBy('Tab')).toEqual({ presses: 0, prevented: 0 });
});
