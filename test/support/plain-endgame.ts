import type { Game } from '../../src-shared/tantrix';
import type { Move } from '../../src-shared/tantrix/position';
import { SearchState } from '../../src-shared/robots/search-state';

/**
 * Who wins the end of a game when neither side errs, by going through all that can be played. It shares no line with the search of
 * the program: no bounds, no order but that in which moves are listed, and what is on the table as its key.
 */
export class PlainEndgame {
  readonly #state: SearchState;
  readonly #seat: number;
  readonly #known = new Map<string, boolean>();

  constructor({ position, deal }: Game) {
    this.#state = new SearchState(position, deal.seats);
    this.#seat = position.mover;
  }

  /** The moves that win for whoever is to move. */
  winning(): Move[] {
    return this.#state.position.moves.filter((move) => this.#winsAfter(move));
  }

  #winsAfter(move: Move): boolean {
    this.#state.play(move);
    const wins = this.#wins();
    this.#state.takeBack();
    return wins;
  }

  #wins(): boolean {
    const { position } = this.#state;
    if (position.isOver) return this.#state.marginOf(this.#seat) > 0;
    const key = this.#key();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const wins =
      position.mover === this.#seat
        ? position.moves.some((move) => this.#winsAfter(move))
        : position.moves.every((move) => this.#winsAfter(move));
    this.#known.set(key, wins);
    return wins;
  }

  #key(): string {
    const { board, mover, phase } = this.#state.position;
    const laid = board.filled.map((cell) => cell * 512 + (board.turned[cell] ?? 0)).toSorted((a, b) => a - b);
    return `${mover} ${phase} ${laid.join(' ')}`;
  }
}
