import { checkAt, envelopeProblem, linesOf, withCheck } from '../../../src-shared/record/envelope';
import type { Parsed, RecordKind } from '../../../src-shared/record/record-kind';
import type { MadeMove, MoveResult, Objection, Rules } from '../../../src-shared/sessions/rules';
import { type Hex, hexDistance, ORIGIN, sameHex } from '../../../src-shared/tantrix';

/** A plate of seven cells, which two people fill with tiles 1 to 7 in this order, both at any time. */
export interface Plate {
  readonly people: readonly string[];
  /** Into which cell each tile was laid, and by whom. */
  readonly laid: readonly MadeMove<Hex>[];
}

const refuse = (code: Objection['code']): MoveResult<Plate> => ({ ok: false, objection: { code, at: [] } });

function lay({ people, laid }: Plate, made: MadeMove<Hex>): MoveResult<Plate> {
  if (people[made.by] === undefined) return refuse('notYourMove');
  if (hexDistance(made.move, ORIGIN) > 1) return refuse('notTouching');
  if (laid.some(({ move }) => sameHex(move, made.move))) return refuse('occupied');
  return { ok: true, state: { people, laid: [...laid, made] } };
}

const MARK = 'tantrix-plate';
const lineOf = ({ by, move: { q, r } }: MadeMove<Hex>): string => `${by} ${q} ${r}`;

const makePlate = ({ people, laid }: Plate): string => withCheck([`${MARK} 1`, people.join('/'), ...laid.map(lineOf)]);

export const plateRules: Rules<Plate, Hex, object> = {
  emptyHand: {},
  interpret: (_, __, ___, gesture) => (gesture.kind === 'lay' ? { move: gesture.at.over } : {}),
  execute: lay,
  handAfter: (hand) => hand,
  actors: ({ people, laid }) => (laid.length < 7 ? [...people.keys()] : []),
  undoTo: ({ moves }) => (moves.length > 0 ? moves.length - 1 : undefined),
  at: ({ now }, count) => ({ ...now, laid: now.laid.slice(0, count) }),
  logOf: (now) => ({ start: { ...now, laid: [] }, moves: now.laid, now }),
  isWorthKeeping: ({ moves }) => moves.length > 0,
  text: makePlate,
};

function parsePlate(text: string): Parsed<Plate> {
  const lines = linesOf(text);
  const code = envelopeProblem(lines, MARK, 1);
  if (code) return { ok: false, problem: { code } };
  const [, names = '', ...moves] = lines.slice(0, checkAt(lines));
  let record: Plate = { people: names.split('/'), laid: [] };
  for (const [at, line] of moves.entries()) {
    const [by = 0, q = 0, r = 0] = line.split(' ').map(Number);
    const made = { by, move: { q, r } };
    const after = lay(record, made);
    if (!after.ok || lineOf(made) !== line) return { ok: false, problem: { code: 'badLine', line: at + 3 } };
    record = after.state;
  }
  return { ok: true, record };
}

export const plateKind: RecordKind<Plate> = {
  mark: MARK,
  is: (record): record is Plate => 'people' in record,
  parse: parsePlate,
  make: makePlate,
  sections: ({ people }) => [[`A plate of ${people.join(' and ')}`]],
  shortTitle: () => 'A plate',
};
