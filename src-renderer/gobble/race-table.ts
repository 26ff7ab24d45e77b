import type { RaceMove } from '../../src-shared/gobble/race';
import { raceKind, type RecordedRace } from '../../src-shared/record';
import { type RaceHand, raceRules, refereedRaceRules } from '../../src-shared/sessions/race';
import type { Message } from '../../src-shared/sessions/messages';
import { Session } from '../../src-shared/sessions/session';
import { plainTerms, type Terms } from '../../src-shared/sessions/terms';
import { type SessionTable, sessionTables } from '../stage/session-tables';
import { type TableId, tablesNow, shownNow } from '../stage/tables';
import { endRefereed, type Refereed, setRefereed } from './refereed';

/** A table with a race, and how it is looked at. */
export type RaceTable = SessionTable<RecordedRace, RaceMove, RaceHand>;

const tables = sessionTables(raceKind, { rules: raceRules, terms: plainTerms });

export const { use: useRace, send: sendToRace, kind: raceTables } = tables;

/** What lies on the shown table, if it is a race. */
export const raceNow = (): RaceTable['open'] => raceTables.tables.stateOf(shownNow())?.open;

/** What lies on a table, shown or not, if it is a race. */
export const raceAt = (id: TableId): RaceTable['open'] => raceTables.tables.stateOf(tablesNow().open.get(id))?.open;

type RaceMessage = Message<RecordedRace, RaceMove, RaceHand>;

/** Says something to the session of a race, shown or not. */
export const sendToRaceAt = (id: TableId, messages: readonly RaceMessage[]): void =>
  raceTables.tables.changeAt(id, ({ open }) => {
    const session = messages.reduce((before, message) => before?.after(message), open?.session);
    return open && session ? { open: { ...open, session, record: session.seen } } : {};
  });

const REFEREED: Terms<RecordedRace, object> = { ...plainTerms, decides: 'referee', persistence: 'online' };

/** Brings a race to the table of which somebody elsewhere decides, who also has its clock. */
export function layRefereed(record: RecordedRace, refereed: Refereed): void {
  setRefereed(record.race, refereed);
  const session = Session.begun({ rules: refereedRaceRules, terms: REFEREED }, record);
  raceTables.tables.lay(REFEREED, () => ({
    open: { record, session, file: undefined, saved: undefined },
    orientation: 0,
  }));
}

/**
 * Nobody decides any more: what counted by then lies on the table like any race, is kept, and goes on here unless it is over.
 *
 * @param clock the time that was told last, in milliseconds
 */
export function layDown(id: TableId, clock: number): void {
  const open = raceAt(id);
  if (!open) return;
  const record = { ...open.session.log.now, clock: Math.max(clock, open.session.log.now.clock) };
  if (!record.race.isOver) endRefereed(record.race);
  const session = Session.begun<RecordedRace, RaceMove, RaceHand, object>(
    { rules: raceRules, terms: plainTerms },
    record,
  );
  raceTables.tables.lay(plainTerms, () => ({ open: { ...open, session, record }, orientation: 0 }));
}
