/** What tells six players apart where there are four colours: a shape, which has a name, by the seat. */
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star', 'moon'] as const;
type Shape = (typeof SHAPES)[number];

/** The shape of a seat. */
export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length] ?? 'circle';

/** Its outline, in a square of 20. */
export const OUTLINES: Readonly<Record<Shape, string>> = {
  circle: 'M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z',
  triangle: 'M10 2.5L18.2 17H1.8z',
  square: 'M3.2 3.2h13.6v13.6H3.2z',
  diamond: 'M10 1.5L17.5 10L10 18.5L2.5 10z',
  star: 'M10 1.6l2.5 5.6 6.1.6-4.6 4 1.4 6L10 14.7l-5.4 3.1 1.4-6-4.6-4 6.1-.6z',
  moon: 'M12.5 2.2a8 8 0 1 0 5.2 11.6A6.6 6.6 0 0 1 12.5 2.2z',
};
