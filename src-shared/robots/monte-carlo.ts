import type { Random } from '../tantrix';
import type { Move } from '../tantrix/position';
import { mostPromising } from './heuristics';
import type { Outcome } from './outcome';
import { Playout, torusMoveOf } from './playouts/playout';
import type { TorusMove } from './playouts/torus-move';
import type { SearchState } from './search-state';

/** Moves drawn for each move of a playout: the more, the greedier the players imagined. */
export const LOOKS = 3;

/** How much searching goes into one decision. Counted, never timed: the same seed gives the same choice anywhere. */
export interface PlayoutBudget {
  /** Games played to the end from the position, over all moves that are evaluated. */
  readonly playouts: number;
  /** How many moves are evaluated at most: the most promising by the heuristic. */
  readonly breadth: number;
}

/** What a player is after: the value of a finished game for a seat; the more, the better. */
export type Utility = (outcome: Outcome, seat: number) => number;

/** A move and what came of the games played on from it. */
export interface Candidate {
  readonly move: Move;
  /** The mean utility for the mover. */
  readonly value: number;
  /** The mean final scores of all seats. */
  readonly scores: readonly number[];
  /** The mean of what the mover led by in the end. */
  readonly margin: number;
  readonly playouts: number;
}

/** Sums over the games played on from one move. */
export class Tally {
  value = 0;
  margin = 0;
  playouts = 0;
  readonly scores: number[];
  /** The move as playouts know it. */
  readonly played: TorusMove;

  constructor(
    readonly move: Move,
    seats: number,
  ) {
    this.played = torusMoveOf(move);
    this.scores = Array.from({ length: seats }, () => 0);
  }

  get mean(): number {
    return this.playouts === 0 ? 0 : this.value / this.playouts;
  }

  /** A game has been played on from the move, which `seat` has made; it was worth so much to it. */
  note(playout: Playout, seat: number, value: number): void {
    this.value += value;
    this.margin += playout.marginOf(seat);
    this.playouts += 1;
    for (let each = 0; each < this.scores.length; each++) this.scores[each] += playout.scoreOf(each);
  }

  result(): Candidate {
    const { move, mean: value, playouts } = this;
    const scores = this.scores.map((sum) => sum / playouts);
    return { move, value, scores, margin: this.margin / playouts, playouts };
  }
}

/**
 * Evaluates the moves of the position by Monte Carlo playouts and sequential halving: the budget is shared out in rounds
 * of equal size; every round plays on from each move that is left, all in the same shuffles of the bag, and drops the
 * worse half (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013). Each move is played
 * on from at least once.
 *
 * Gives the moves evaluated, the best first; of moves that come to the same, one. The position must not be over.
 *
 * @param keep a move that is evaluated in every round, however it fares
 */
export function evaluateMoves(
  state: SearchState,
  budget: PlayoutBudget,
  utility: Utility,
  random: Random,
  keep?: Move,
): Candidate[] {
  const moves = new Set(mostPromising(state, budget.breadth, random));
  if (keep !== undefined) moves.add(keep);
  const tallies = [...moves].map((move) => new Tally(move, state.colours.length));
  const rounds = Math.max(1, Math.ceil(Math.log2(tallies.length)));
  const playout = new Playout(state.position, state.colours);
  playout.seed(random);
  let live = tallies;
  for (let round = 0; round < rounds; round++) {
    const games = Math.max(1, Math.floor(budget.playouts / rounds / live.length));
    playRound(playout, live, games, utility);
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

function playRound(playout: Playout, live: readonly Tally[], games: number, utility: Utility): void {
  const seat = playout.mover;
  for (let game = 0; game < games; game++) {
    playout.shuffleUnseen();
    for (const tally of live) playOn(playout, tally, seat, utility);
  }
}

function playOn(playout: Playout, tally: Tally, seat: number, utility: Utility): void {
  playout.play(tally.played);
  playout.playOut(LOOKS);
  tally.note(playout, seat, utility(playout, seat));
  playout.restore();
}
