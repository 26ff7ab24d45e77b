import type { TableRules } from '../../../src-shared/bridge/bridge';
import { mayHave } from '../../../src-shared/online/lobby';
import { COLOURS, type Colour } from '../../../src-shared/tantrix';

/** Who can have which colour at a table, as far as that is known. */

export interface ColoursAt {
  /** Left out of a table of which nothing is known. */
  readonly rules?: Pick<TableRules, 'isDoubles' | 'seats'> | undefined;
  /** Those of the people who have come. */
  readonly taken: readonly Colour[];
  /** Those that were refused. */
  readonly refused: readonly Colour[];
}

/** Nothing is known. */
export const ANY_COLOURS: ColoursAt = { taken: [], refused: [] };

const isOpen = ({ rules, taken, refused }: ColoursAt, others: readonly Colour[], colour: Colour): boolean =>
  !refused.includes(colour) && (rules === undefined || mayHave(rules, [...taken, ...others], colour));

/** The colours that somebody cannot have beside others who come, too. */
export const closedTo = (at: ColoursAt, others: readonly Colour[] = []): Colour[] =>
  COLOURS.filter((colour) => !isOpen(at, others, colour));

/** The colours that people get who want these: each another where the wanted one cannot be had, as long as there is one. */
export function coloursFor(at: ColoursAt, wanted: readonly Colour[]): Colour[] {
  return wanted.reduce<Colour[]>((given, wish) => {
    const got = [wish, ...COLOURS].find((colour) => isOpen(at, given, colour));
    return [...given, got ?? wish];
  }, []);
}

/** The colour of one more who comes: one that nobody has, where there is one. */
export function colourOfNext(at: ColoursAt, others: readonly Colour[]): Colour {
  const all = [...at.taken, ...others];
  const fresh = COLOURS.find((colour) => !all.includes(colour) && isOpen(at, others, colour));
  return fresh ?? COLOURS.find((colour) => isOpen(at, others, colour)) ?? COLOURS[0];
}
