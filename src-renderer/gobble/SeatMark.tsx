import { OUTLINES, shapeOf } from './marks';

/** The shape of a seat; the name beside it says the same. */
export const SeatMark = ({ seat }: { seat: number }) => (
  <svg className={`seat-mark seat-${shapeOf(seat)}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={OUTLINES[shapeOf(seat)]} />
  </svg>
);
