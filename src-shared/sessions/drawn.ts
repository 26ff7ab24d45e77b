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

/** How the tile that came is turned. */
export interface DrawnHand {
  readonly rotation: Rotation;
}

/** The attempt that a record tells of. Throws RangeError for all other puzzles. */
function attemptOf({ puzzle, drawn, laid }: RecordedPuzzle): Solitaire {
  if (!isSolitaire(puzzle) || !drawn) throw new RangeError('no solitaire');
  return { puzzle, ...drawn, laid };
}

/** The rotations in which the tile that came fits a cell, the next clockwise from its own first. */
const fittingRotations = (attempt: Solitaire, own: Rotation, hex: Hex): Rotation[] =>
  solitairePlacements(attempt)
    .filter((each) => sameHex(each, hex))
    .map(({ rotation }) => turnRotation(rotation, -own))
    .toSorted((a, b) => a - b)
    .map((turns) => turnRotation(own, turns));

const isRunning = (record: RecordedPuzzle): boolean => solitaireState(attemptOf(record)) === 'running';

export const drawnRules: Rules<RecordedPuzzle, Placement, DrawnHand> = {
  mark: 'tantrix-puzzle',
  emptyHand: { rotation: 0 },
  interpret(record, hand, _, gesture) {
    const attempt = attemptOf(record);
    const tile = drawnTile(attempt);
    if (tile === undefined) return {};
    if (gesture.kind === 'turn') return { hand: { rotation: turnRotation(hand.rotation, gesture.sixths) } };
    if (gesture.kind !== 'lay') return {};
    const { q, r } = gesture.at.over;
    const rotation = gesture.rotation ?? fittingRotations(attempt, hand.rotation, { q, r })[0] ?? hand.rotation;
    return { move: { tile, q, r, rotation } };
  },
  execute(state, { move }) {
    const result = playSolitaire(attemptOf(state), move);
    return result.ok
      ? { ok: true, state: { ...state, laid: result.solitaire.laid } }
      : { ok: false, objection: result.refusal };
  },
  handAfter: () => ({ rotation: 0 }),
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
