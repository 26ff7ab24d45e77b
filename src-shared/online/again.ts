import { gameOf, type Terms } from './terms';
import { type Hash, hashOf, type Primitives } from './primitives';

/** The next game of those who have just played: all programs come to the same terms by themselves, once all want it. */

/**
 * The terms of the next game: each plays in the colour of the one who comes next in turn, and the highest first tile says who
 * begins. Nobody chooses anything of it.
 *
 * @param h the running hash at the end of the game that is over
 */
export function termsAgain(primitives: Primitives, terms: Terms, h: Hash): Terms {
  const { starter: _, ...others } = terms;
  const seats = terms.seats.map((seat, at) => {
    const { colour } = terms.seats[(at + 1) % terms.seats.length] ?? seat;
    return { ...seat, colour };
  });
  return { ...others, seats, nonce: hashOf(primitives, 'again', gameOf(primitives, terms), h) };
}
