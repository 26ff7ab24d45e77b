import type { EntryId, MailReference } from '../../src-shared/bridge/bridge';
import type { AnyRecord, RecordKind } from '../../src-shared/record';
import type { OpenTable } from './tables';

/**
 * Who keeps open tables elsewhere than in the journal, as the games by mail are kept: the journal then holds no copy, only
 * where there is one. A record from outside is offered to them first, for it may be a state of what they keep.
 */
export interface Keeper {
  /** What the journal says of a table that is kept here as it stands; undefined of any other. */
  referenceTo(table: OpenTable): MailReference | undefined;
  /** What a reference names; undefined when it is kept no more, or cannot be read. */
  find(reference: MailReference): Promise<Left | undefined>;
  /** Deals with a record that comes in; false when it is none of what is kept here. */
  takeIn(record: AnyRecord): Promise<boolean>;
  /** Brings back a record from the journal; false when it is none of what is kept here. */
  bringBack(record: AnyRecord): Promise<boolean>;
}

/** A keeper of records of one kind, which is asked about no others. */
export const keeperOf = <R extends object>(of: Pick<RecordKind<R>, 'is'>, keeper: Own<R>): Keeper => ({
  ...keeper,
  takeIn: async (record) => of.is(record) && keeper.takeIn(record),
  bringBack: async (record) => of.is(record) && keeper.bringBack(record),
});

type Own<R> = Omit<Keeper, 'takeIn' | 'bringBack'> & {
  readonly [Way in 'takeIn' | 'bringBack']: (record: R) => Promise<boolean>;
};

/** What the last run left. */
export interface Left {
  readonly record: AnyRecord;
  readonly show: () => unknown;
}

let keepers: readonly Keeper[] = [];

/** Says who keeps tables; to be called once, before anything is opened. */
export function knowKeepers(known: readonly Keeper[]): void {
  keepers = known;
}

/** The first answer of a keeper that has one; undefined when none has. */
export async function firstKept<Answer>(
  ask: (keeper: Keeper) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  for (const keeper of keepers) {
    const answer = await ask(keeper);
    if (answer) return answer;
  }
  return undefined;
}

/** What the journal says of a table that a keeper has as it stands. */
export function referenceTo(table: OpenTable | undefined): MailReference | undefined {
  for (const keeper of keepers) {
    const reference = table && keeper.referenceTo(table);
    if (reference) return reference;
  }
  return undefined;
}

/** What keeps games and puzzles by themselves, whoever else does. */
interface SelfKeeping {
  /** Whether a table is kept as it stands, be there a file of it or not. */
  readonly has: (table: OpenTable) => boolean;
  /** A record that comes to a table is one that is kept, and goes on as that. */
  readonly remember: (record: AnyRecord, id: EntryId) => void;
}

let selfKeeping: SelfKeeping | undefined;

/** Says what keeps by itself; to be called once, before anything is opened. */
export function knowSelfKeeping(known: SelfKeeping): void {
  selfKeeping = known;
}

export const isKeptByItself = (table: OpenTable): boolean => selfKeeping?.has(table) ?? false;
export const rememberKept = (record: AnyRecord, id: EntryId): void => selfKeeping?.remember(record, id);
