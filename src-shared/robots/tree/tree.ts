import type { Random } from '../../tantrix';
import type { Move } from '../../tantrix/position';
import { distinctMoves } from '../heuristics';
import { type Candidate, Tally, type Utility } from '../monte-carlo';
import { Playout } from '../playouts/playout';
import { Policy } from '../playouts/policy';
import { POLICY_WEIGHTS } from '../playouts/policy-weights';
import type { SearchState } from '../search-state';
import { Choices } from './choices';

/** How often moves are played from a choice at random before all are weighed there. */
const FIRST_VISITS = 3;
/** How much is tried that has not proved itself. */
const EXPLORATION = 0.25;

/** A move is plainly the best when so many games were played, and this share of them began with it. */
const PLAIN = { games: 2000, share: 0.7 };
/** After how many games it is looked whether more are needed. */
const LOOK_EVERY = 500;

/** More decisions than a game has. */
const MOST_PLIES = 64;

/**
 * Evaluates the moves of the position by a tree of the moves that may follow, which grows where the play is best for whoever
 * moves there (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006). The tiles that nobody has seen are shuffled for each game played, so a
 * branch stands for its moves whatever is drawn (Cowling, Powley and Whitehouse, "Information set Monte Carlo tree search",
 * 2012). Everybody is taken to be after the same, each for their own seat.
 *
 * Gives the moves evaluated, the best first; of moves that come to the same, one. The position must not be over.
 *
 * @param playouts how many games are played from the position at most: fewer where a move is plainly the best, or where no other
 *   can be visited as often any more
 * @param weights of the policy by which playouts go on (see `Policy`)
 */
export function evaluateByTree(
  state: SearchState,
  playouts: number,
  utility: Utility,
  random: Random,
  weights = POLICY_WEIGHTS,
): Candidate[] {
  const tree = new Tree(state, distinctMoves(state), utility, weights);
  tree.seed(random);
  for (let game = 1; game <= playouts; game++) {
    tree.playOnce();
    if (game % LOOK_EVERY === 0 && tree.isDecided(game, playouts)) break;
  }
  return tree.candidates();
}

class Tree {
  readonly #playout: Playout;
  readonly #policy: Policy;
  readonly #root = new Choices();
  /** Of moves that come to the same, one. */
  readonly #rootMoves: Int32Array;
  readonly #tallies: readonly Tally[];
  readonly #utility: Utility;
  readonly #worth: Float64Array;
  // The way from the root to the end of the tree: at which choices, which of them, and by whom.
  readonly #choices: Choices[] = [];
  readonly #chosen = new Int32Array(MOST_PLIES);
  readonly #movers = new Int32Array(MOST_PLIES);

  constructor(state: SearchState, moves: readonly Move[], utility: Utility, weights: Int32Array) {
    this.#playout = new Playout(state.position, state.colours);
    this.#policy = new Policy(this.#playout, weights);
    this.#tallies = moves.map((move) => new Tally(move, state.colours.length));
    this.#utility = utility;
    this.#worth = new Float64Array(state.colours.length);
    this.#rootMoves = Int32Array.from(this.#tallies, ({ played }) => played);
  }

  seed(random: Random): void {
    this.#playout.seed(random);
  }

  /** Plays one game: down the tree, on from there as playouts do, and back with what it came to. */
  playOnce(): void {
    const playout = this.#playout;
    playout.shuffleUnseen();
    const plies = this.#descend();
    playout.playOutBy(this.#policy);
    for (let seat = 0; seat < this.#worth.length; seat++) this.#worth[seat] = this.#utility(playout, seat);
    for (let ply = 0; ply < plies; ply++) {
      this.#choices[ply].note(this.#chosen[ply], this.#worth[this.#movers[ply]]);
    }
    this.#tallies[this.#chosen[0]].note(playout, this.#movers[0], this.#worth[this.#movers[0]]);
    playout.restore();
  }

  /** Whether more games would hardly bring another move to the front; `games` of at most `most` were played. */
  isDecided(games: number, most: number): boolean {
    let first = 0;
    let second = 0;
    for (const { playouts } of this.#tallies) {
      second = Math.max(second, Math.min(first, playouts));
      first = Math.max(first, playouts);
    }
    return first - second > most - games || (games >= PLAIN.games && first >= PLAIN.share * games);
  }

  /** The most visited are the best: what has been tried little is known little. */
  candidates(): Candidate[] {
    return this.#tallies
      .toSorted((a, b) => b.playouts - a.playouts || b.value - a.value)
      .flatMap((tally) => (tally.playouts > 0 ? tally.result() : []));
  }

  /** Goes down as far as the tree has grown, and one choice further; says how many moves that were. */
  #descend(): number {
    const playout = this.#playout;
    let choices: Choices | undefined = this.#root;
    let ply = 0;
    while (choices && !playout.isOver && ply < MOST_PLIES) {
      const mover = playout.mover;
      const moves = ply === 0 ? this.#rootMoves : playout.moves;
      const count = ply === 0 ? moves.length : playout.listMoves();
      // The game has ended in a deadlock.
      if (count === 0) break;
      const chosen = choices.best(moves, count, playout, EXPLORATION);
      this.#choices[ply] = choices;
      this.#chosen[ply] = chosen;
      this.#movers[ply] = mover;
      ply++;
      playout.play(choices.moveAt(chosen));
      choices = choices.after(chosen, FIRST_VISITS);
    }
    return ply;
  }
}
