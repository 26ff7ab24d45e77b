import { type Game, isOver, type Placement, type Random } from '../tantrix';
import { placementOf } from '../tantrix/game';
import { utilityOf, DEFAULT_CHARACTER } from './characters';
import { LEVEL_SETTINGS } from './levels';
import type { Reason } from './reasons';
import { relevantReasons } from './relevance';
import { type SearchBudget, search } from './search';
import { SearchState } from './search-state';
import type { Candidate } from './monte-carlo';

/** The placement the computer would make, and what speaks for it. */
export interface Hint {
  readonly placement: Placement;
  /** The final scores to be expected, by seat. */
  readonly scores: readonly number[];
  /** By how much the mover can be expected to lead its best rival in the end. */
  readonly margin: number;
  /** The weightiest first; empty when nothing but the expectation speaks for it. */
  readonly reasons: readonly Reason[];
}

/**
 * The best placement as the default character finds it at level 5. The same position and random numbers give the same hint;
 * the order of the bag does not matter. Throws RangeError when the game is over or awaits a tile.
 */
export function hintFor(game: Game, random: Random, budget: SearchBudget = LEVEL_SETTINGS[5]): Hint {
  if (isOver(game)) throw new RangeError('the game is over');
  if (game.position.awaitsTile) throw new RangeError('a tile is still to come');
  const { deal, position } = game;
  const state = new SearchState(position, deal.seats);
  const candidates = search(state, budget, utilityOf(DEFAULT_CHARACTER), random);
  const [best] = candidates;
  const placement = placementOf(best.move);
  const ownShare = ownShareOf(candidates, state.colours, position.mover);
  const reasons = relevantReasons(game, placement).toSorted((a, b) => weightOf(b, ownShare) - weightOf(a, ownShare));
  return { placement, scores: best.scores, margin: best.margin, reasons };
}

/** How much of a placement's advantage lies in the mover's own score, the rest in that of its rivals; 0.1 to 0.9. */
function ownShareOf([best, ...others]: readonly Candidate[], colours: readonly number[], mover: number): number {
  const isOwn = (seat: number) => colours[seat] === colours[mover];
  const gains = best.scores.map((score, seat) => {
    const mean = others.reduce((sum, { scores }) => sum + scores[seat], 0) / Math.max(1, others.length);
    return others.length === 0 ? 0 : isOwn(seat) ? score - mean : mean - score;
  });
  const own = Math.max(0, gains[mover]);
  const rivals = Math.max(0, ...gains.filter((_, seat) => !isOwn(seat)));
  return own + rivals === 0 ? 0.5 : Math.min(0.9, Math.max(0.1, own / (own + rivals)));
}

/** What a reason is worth, in points about; what the games played on say decides between attack and defence. */
function weightOf(reason: Reason, ownShare: number): number {
  if (reason.kind === 'fillsNext') return reason.count / 2;
  if (reason.kind !== 'blocks') return gainOf(reason) * ownShare;
  return ((reason.length * (reason.before - reason.fits)) / reason.before) * (1 - ownShare);
}

type OwnReason = Exclude<Reason, { readonly kind: 'fillsNext' | 'blocks' }>;

/** By how much the mover's line grows, or may grow. */
function gainOf(reason: OwnReason): number {
  if (reason.kind === 'closesLoop') return reason.score - reason.tiles + 1;
  if (reason.kind === 'joinsLines') return reason.second + 1;
  if (reason.kind === 'extendsLine') return reason.to - reason.from;
  // The more tiles fit, the likelier one comes in time.
  return ((reason.second + 1) * reason.fits) / (reason.fits + 2);
}
