import * as v from 'valibot';

const BoxSchema = v.object({
  x: v.pipe(v.number(), v.integer()),
  y: v.pipe(v.number(), v.integer()),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
/** A rectangle of the screen, in the system's own measure. */
export type Box = v.InferOutput<typeof BoxSchema>;

export const WindowPlaceSchema = v.object({
  /** Where the window is while it is not maximised. */
  bounds: BoxSchema,
  isMaximized: v.boolean(),
});
export type WindowPlace = v.InferOutput<typeof WindowPlaceSchema>;

/** What one must see of a window to get hold of it: so much of the strip at its top. */
const STRIP = { height: 40, width: 120, visible: 20 };

/**
 * The bounds of a window that is to be where it was, no larger than the screen it is on; null when it could not be seen
 * there any more.
 *
 * @param screens what programs may use of each screen
 */
export function visibleBounds(bounds: Box, screens: readonly Box[]): Box | null {
  const [best] = screens
    .map((screen) => ({ screen, fitted: fitted(bounds, screen) }))
    .filter((choice) => isGraspable(choice.fitted, choice.screen))
    .toSorted((a, b) => area(overlap(b.fitted, b.screen)) - area(overlap(a.fitted, a.screen)));
  return best?.fitted ?? null;
}

const fitted = (bounds: Box, screen: Box): Box => ({
  ...bounds,
  width: Math.min(bounds.width, screen.width),
  height: Math.min(bounds.height, screen.height),
});

function isGraspable(bounds: Box, screen: Box): boolean {
  const { width, height } = overlap({ ...bounds, height: STRIP.height }, screen);
  return width >= STRIP.width && height >= STRIP.visible;
}

type Size = Pick<Box, 'width' | 'height'>;
const area = ({ width, height }: Size) => width * height;
const overlap = (a: Box, b: Box): Size => ({
  width: common(a.x, a.width, b.x, b.width),
  height: common(a.y, a.height, b.y, b.height),
});
const common = (a: number, aLength: number, b: number, bLength: number) =>
  Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));
