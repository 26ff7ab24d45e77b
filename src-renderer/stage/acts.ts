import type { Command } from './commands';
import type { ActId } from './kind';
import { kindOf } from './known-kinds';
import { type OpenTable, shownNow } from './tables';

/** What a command does at tables of several kinds, each in its own way. */
export const actOf = (id: ActId): Pick<Command, 'isEnabled' | 'isFaint' | 'run'> => ({
  isEnabled: (table) => table !== undefined && (kindOf(table).acts[id]?.isEnabled(table.state) ?? false),
  isFaint: (table) => table !== undefined && (kindOf(table).acts[id]?.isFaint?.(table.state) ?? false),
  run: () => {
    const table = shownNow();
    return table && kindOf(table).acts[id]?.run();
  },
});

/** What Esc ends at a table, the innermost of its ways out; undefined where nothing is under way. */
export const wayOutOf = (table: OpenTable | undefined): (() => unknown) | undefined =>
  table && kindOf(table).waysOut.find((way) => way.isIn(table.state))?.leave;
