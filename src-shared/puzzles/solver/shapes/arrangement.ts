import { rotationOf, tileOf } from '../../../tantrix/fits';
import type { Arrangement } from '../../puzzle';
import type { ShapeFrame } from './frame';

/** The full frame as an arrangement; `turned` holds the turned tile at each place. */
export const arrangementOf = ({ cells }: ShapeFrame, turned: Int16Array): Arrangement =>
  cells.map(({ q, r }, place) => ({ q, r, tile: tileOf(turned[place]), rotation: rotationOf(turned[place]) }));
