import {
  drawnTile,
  isSolitaire,
  playSolitaire,
  type Solitaire,
  solitairePlacements,
  solitaireState,
} from '../puzzles/solitaire';
import { makeTxg, type RecordedPuzzle } from '../record';
import { type Hex, type Placement, type Rotation, sameHex, turnRotation } from '../tantrix';
import type { Rules } from './rules';

/** A solitaire: tiles come one at a time in an order that was drawn, and stay where they are put. */

/** The tile that came: how it is turned, and whether it is selected. */
export interface SolitaireHand {
  readonly rotation: Rotation;
  readonly isHeld: boolean;
}

/** The attempt that a record tells of; undefined for a record of any other puzzle. */
export function solitaireOf({ puzzle, drawn, laid }: RecordedPuzzle): Solitaire | undefined {
  return isSolitaire(puzzle) && drawn ? { puzzle, ...drawn, laid } : undefined;
}

/** The attempt that a record tells of. Throws RangeError for a record of any other puzzle. */
function attemptOf(record: RecordedPuzzle): Solitaire {
  const attempt = solitaireOf(record);
  if (!attempt) throw new RangeError('no solitaire');
  return attempt;
}

/** The rotations in which the tile that came fits a cell, the next clockwise from its own first. */
export const solitaireRotations = (attempt: Solitaire, own: Rotation, hex: Hex): Rotation[] =>
  solitairePlacements(attempt)
    .filter((each) => sameHex(each, hex))
    .map(({ rotation }) => turnRotation(rotation, -own))
    .toSorted((a, b) => a - b)
    .map((turns) => turnRotation(own, turns));

const isRunning = (record: RecordedPuzzle): boolean => solitaireState(attemptOf(record)) === 'running';

/** The rules of a solitaire at a table: the tile that came is laid, and stays. */
export const solitaireRules: Rules<RecordedPuzzle, Placement, SolitaireHand> = {
  emptyHand: { rotation: 0, isHeld: true },
  interpret(record, hand, _, gesture) {
    const attempt = attemptOf(record);
    const tile = drawnTile(attempt);
    if (tile === undefined || !isRunning(record)) return {};
    if (gesture.kind === 'take' && gesture.tile === tile) return { hand: { ...hand, isHeld: true } };
    if (gesture.kind === 'turn' && hand.isHeld) {
      return { hand: { ...hand, rotation: turnRotation(hand.rotation, gesture.sixths) } };
    }
    if (gesture.kind !== 'lay') return {};
    const { q, r } = gesture.at.over;
    const rotation = gesture.rotation ?? solitaireRotations(attempt, hand.rotation, { q, r })[0] ?? hand.rotation;
    return { move: { tile, q, r, rotation } };
  },
  execute(state, { move }) {
    const result = playSolitaire(attemptOf(state), move);
    return result.ok
      ? { ok: true, state: { ...state, laid: result.solitaire.laid } }
      : { ok: false, objection: result.refusal };
  },
  /** The next tile that came is selected. */
  handAfter: () => ({ rotation: 0, isHeld: true }),
  actors: (state) => (isRunning(state) ? [0] : []),
  undoTo: () => undefined,
  at: ({ now }, count) => ({ ...now, laid: now.laid.slice(0, count) }),
  logOf: (now) => ({
    start: { ...now, laid: [] },
    moves: now.laid.map((move) => ({ by: 0, move })),
    now,
  }),
  isWorthKeeping: ({ moves, now }) => moves.length > 0 && isRunning(now),
  text: makeTxg,
};
