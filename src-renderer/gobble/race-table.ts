import type { RaceMove } from '../../src-shared/gobble/race';
import { raceKind, type RecordedRace } from '../../src-shared/record';
import { type RaceHand, raceRules } from '../../src-shared/sessions/race';
import { plainTerms } from '../../src-shared/sessions/terms';
import { type SessionTable, sessionTables } from '../stage/session-tables';
import { shownNow } from '../stage/tables';

/** A table with a race, and how it is looked at. */
export type RaceTable = SessionTable<RecordedRace, RaceMove, RaceHand>;

const tables = sessionTables(raceKind, { rules: raceRules, terms: plainTerms });

export const { use: useRace, send: sendToRace, kind: raceTables } = tables;

/** What lies on the shown table, if it is a race. */
export const raceNow = (): RaceTable['open'] => raceTables.tables.stateOf(shownNow())?.open;
