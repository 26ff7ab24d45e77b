import type { Random } from '../tantrix';
import type { Move } from '../tantrix/position';
import { lookingPolicy, mostPromising } from './heuristics';
import type { Trial } from './search-state';

/** How much searching goes into one decision. Counted, never timed: the same seed gives the same choice anywhere. */
export interface Budget {
  /** Games played to the end from the position, over all moves that are weighed. */
  readonly playouts: number;
  /** How many moves are weighed at most: the most promising at first sight. */
  readonly breadth: number;
}

/** What a player is after: the worth of a finished game for a seat; the more, the better. */
export type Aim = (trial: Trial, seat: number) => number;

/** A move and what came of the games played on from it. */
export interface Candidate {
  readonly move: Move;
  /** The mean of the aim. */
  readonly worth: number;
  /** The mean final scores of all seats. */
  readonly scores: readonly number[];
  /** The mean of what the mover led by in the end. */
  readonly margin: number;
  readonly playouts: number;
}

/** Sums over the games played on from one move. */
class Tally {
  worth = 0;
  margin = 0;
  playouts = 0;
  readonly scores: number[];

  constructor(
    readonly move: Move,
    seats: number,
  ) {
    this.scores = Array.from({ length: seats }, () => 0);
  }

  get mean(): number {
    return this.playouts === 0 ? 0 : this.worth / this.playouts;
  }

  result(): Candidate {
    const { move, mean: worth, playouts } = this;
    const scores = this.scores.map((sum) => sum / playouts);
    return { move, worth, scores, margin: this.margin / playouts, playouts };
  }
}

/**
 * Weighs the moves of the position by sequential halving: the budget is shared out in rounds of equal size; every round
 * plays on from each move that is left, all in the same shuffles of the bag, and drops the worse half (Karnin, Koren
 * and Somekh, "Almost optimal exploration in multi-armed bandits", 2013). Each move is played on from at least once.
 *
 * Gives the moves weighed, the best first; of moves that come to the same, one. A move to `keep` is weighed in every round, however it fares. The position
 * must not be over; it is as before afterwards, but for the order of the bag.
 */
export function weigh(trial: Trial, budget: Budget, aim: Aim, random: Random, keep?: Move): Candidate[] {
  const moves = new Set(mostPromising(trial, budget.breadth, random));
  if (keep !== undefined) moves.add(keep);
  const tallies = [...moves].map((move) => new Tally(move, trial.colours.length));
  const rounds = Math.max(1, Math.ceil(Math.log2(tallies.length)));
  let live = tallies;
  for (let round = 0; round < rounds; round++) {
    const games = Math.max(1, Math.floor(budget.playouts / rounds / live.length));
    playRound(trial, live, games, aim, random);
    live = betterHalf(live, keep);
  }
  return tallies.toSorted(byRounds).map((tally) => tally.result());
}

/** Those dropped later have been played on from more often. */
const byRounds = (a: Tally, b: Tally): number => b.playouts - a.playouts || b.mean - a.mean;

function betterHalf(live: readonly Tally[], keep: Move | undefined): Tally[] {
  const ranked = live.toSorted((a, b) => b.mean - a.mean);
  const half = Math.ceil(live.length / 2);
  return ranked.filter(({ move }, rank) => rank < half || move === keep);
}

function playRound(trial: Trial, live: readonly Tally[], games: number, aim: Aim, random: Random): void {
  const seat = trial.position.mover;
  for (let game = 0; game < games; game++) {
    trial.shuffleUnseen(random);
    for (const tally of live) playOn(trial, tally, seat, aim, random);
  }
}

function playOn(trial: Trial, tally: Tally, seat: number, aim: Aim, random: Random): void {
  trial.play(tally.move);
  const moves = trial.playOut(lookingPolicy, random);
  tally.worth += aim(trial, seat);
  tally.margin += trial.marginOf(seat);
  tally.playouts += 1;
  for (let each = 0; each < tally.scores.length; each++) tally.scores[each] += trial.scoreOf(each);
  trial.takeBack(moves + 1);
}
