import { FEWEST_RACERS, MOST_RACERS, newRace, type Race, raceOrder, sharesFor } from '../../../src-shared/gobble/race';
import type { RememberedRace, SHARINGS } from '../../../src-shared/bridge/bridge';
import { type Pace, PACES } from '../../../src-shared/gobble/robots';
import { fieldProblem, type FieldProblem, type RecordedRace } from '../../../src-shared/record';

/** What is filled in before a race. */

/** Who sits at a seat: a person here, or a computer player of a pace. */
export type Who = 'person' | Pace;
export const WHO: readonly Who[] = ['person', ...PACES];

interface RaceRow {
  readonly who: Who;
  /** Left empty, a player is called by the shape of the seat. */
  readonly name: string;
  /** Tiles more than the others. */
  readonly extra: number;
}

/** How several people share a computer. */
export type Sharing = (typeof SHARINGS)[number];

export interface RaceForm {
  /** One a seat, also those that are not shown. */
  readonly rows: readonly RaceRow[];
  readonly count: number;
  readonly isSlow: boolean;
  readonly sharing: Sharing;
  readonly turnSeconds: number;
}

/** As many more tiles as anybody may take: with six players, all others still have some. */
export const MOST_EXTRA = 8;
export const TURN_SECONDS = [10, 20, 30] as const;
export const COUNTS = Array.from({ length: MOST_RACERS - FEWEST_RACERS + 1 }, (_, at) => FEWEST_RACERS + at);

const PACES_AT_FIRST: readonly Who[] = ['person', 'beginner', 'beginner', 'steady', 'steady', 'swift'];

/** A person against three computer players. */
export const firstForm: RaceForm = {
  rows: PACES_AT_FIRST.map((who) => ({ who, name: '', extra: 0 })),
  count: 4,
  isSlow: false,
  sharing: 'turns',
  turnSeconds: 20,
};

/** What was filled in the last time; the first form where that is not known, or holds what this program does not have. */
export function formAfter(last: RememberedRace | null): RaceForm {
  const rows = last?.rows.flatMap((row) => {
    const who = WHO.find((each) => each === row.who);
    return who && row.extra <= MOST_EXTRA ? [{ ...row, who }] : [];
  });
  const isKnown =
    rows?.length === MOST_RACERS &&
    COUNTS.some((count) => count === last?.count) &&
    TURN_SECONDS.some((seconds) => seconds === last?.turnSeconds);
  return last && rows && isKnown ? { ...last, rows } : firstForm;
}

/** What is remembered of it. */
export const rememberedOf = (form: RaceForm): RememberedRace => ({ ...form, rows: [...form.rows] });

export const rowsOf = ({ rows, count }: RaceForm): readonly RaceRow[] => rows.slice(0, count);

export const withRow = (form: RaceForm, at: number, change: Partial<RaceRow>): RaceForm => ({
  ...form,
  rows: form.rows.map((row, index) => (index === at ? { ...row, ...change } : row)),
});

/** How many people play. */
export const peopleIn = (form: RaceForm): number => rowsOf(form).filter(({ who }) => who === 'person').length;

/** Whether people take turns: one has no need to, and more than two cannot play at once. */
export const takesTurns = (form: RaceForm): boolean =>
  peopleIn(form) > 2 || (peopleIn(form) === 2 && form.sharing === 'turns');

/** How many tiles each begins with. */
export const sharesIn = (form: RaceForm): readonly number[] => sharesFor(rowsOf(form).map(({ extra }) => extra));

/** What is wrong with the names; undefined where nothing is. */
export const nameProblems = (form: RaceForm): readonly (FieldProblem | undefined)[] =>
  rowsOf(form).map(({ name }) => (name === '' ? undefined : fieldProblem('name', name)));

/** The race that is filled in. */
export function recordOf(form: RaceForm, seed: number, nameFor: (seat: number) => string): RecordedRace {
  const players = rowsOf(form).map(({ who, name }, seat) => ({
    name: name.trim() || nameFor(seat),
    ...(who === 'person' ? {} : { pace: who }),
  }));
  const turns = takesTurns(form) ? { turnSeconds: form.turnSeconds } : {};
  const race: Race = newRace({ order: raceOrder(seed), shares: sharesIn(form), ...turns });
  return { players, race, isSlow: form.isSlow, clock: 0 };
}
