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

/**
 * The next colours to ask for where a table of which little is known has refused some; undefined where there are none left. It does
 * not say whose were refused. Who gets which matters to nobody there: all are different, or else as in doubles two alike.
 *
 * @param tried what was asked for, by person, what was wanted first in front
 * @param isFree by person, whether they take any
 */
export function coloursUntried(
  tried: readonly (readonly Colour[])[],
  isFree: readonly boolean[],
): readonly Colour[] | undefined {
  const [wanted = []] = tried;
  const known = new Set(tried.map(together));
  const all = wanted.reduce<Colour[][]>(
    (given, own, at) => {
      const choices = isFree[at] ? [own, ...COLOURS.filter((colour) => colour !== own)] : [own];
      return given.flatMap((colours) => choices.map((colour) => [...colours, colour]));
    },
    [[]],
  );
  const untried = all.filter((colours) => !known.has(together(colours)) && mostAlike(colours) <= 2);
  return untried.find((colours) => mostAlike(colours) < 2) ?? untried[0];
}

const together = (colours: readonly Colour[]): string => colours.toSorted().join();

const mostAlike = (colours: readonly Colour[]): number =>
  Math.max(0, ...colours.map((colour) => colours.filter((other) => other === colour).length));
