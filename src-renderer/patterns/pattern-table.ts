import { type Pattern, type PatternPosition, samePattern } from '../../src-shared/patterns/pattern';
import { patternKind, parsePatternSteps } from '../../src-shared/record';
import { type PatternHand, patternRules } from '../../src-shared/sessions/pattern';
import type { Log } from '../../src-shared/sessions/rules';
import { plainTerms } from '../../src-shared/sessions/terms';
import type { Origin } from '../stage/kind';
import { type SessionTable, sessionTables } from '../stage/session-tables';
import { shownNow } from '../stage/tables';

/** A free table, and how it is looked at. */
export type PatternTable = SessionTable<Pattern, PatternPosition, PatternHand>;

/** The steps that the journal kept, if they lead to the pattern. */
function ledTo(record: Pattern, { steps, undone = 0 }: Origin): Log<Pattern, PatternPosition> | undefined {
  const positions = (steps !== undefined && parsePatternSteps(steps)) || [];
  const seen = positions.at(-1 - undone);
  const last = positions.at(-1);
  const [first, ...moves] = positions;
  if (!seen || !first || !last || !samePattern(seen, record)) return undefined;
  const { sheet } = record;
  return { start: { sheet, ...first }, moves: moves.map((move) => ({ by: 0, move })), now: { sheet, ...last } };
}

const tables = sessionTables(patternKind, { rules: patternRules, terms: plainTerms, ledTo });

export const { use: usePattern, send: sendToPattern, kind: patternTables } = tables;

/** What lies on the shown table, if it is a free one. */
export const patternNow = (): PatternTable['open'] => patternTables.tables.stateOf(shownNow())?.open;
