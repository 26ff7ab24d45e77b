/** Who is best: what each game says of those who played it, and the table of all. */
export { type Changes, changesBy, type LineChange, lineChanges, type RankChange } from './change';
export {
  type Entry,
  type EntryOf,
  EntrySchema,
  type Figures,
  type Identity,
  identityOf,
  IdentitySchema,
  type KeptEntry,
  keyOf,
  type LogEntry,
  type LogEntryOf,
  LogEntrySchema,
  MAX_ID_LENGTH,
  MAX_WISDOM_LENGTH,
  type RankedGame,
  RankedGameSchema,
  type Side,
  WisdomSchema,
} from './entries';
export { datedBy, entriesToMerge, nextIn } from './merge';
export { afterBeating, afterLosingTo, afterWin, NEW_PLAYER_RANK, rankOfLevel, type Ranks } from './rating';
export {
  EMPTY_TABLE,
  Folding,
  isForeign,
  logKeyOf,
  newIn,
  type RankedPlayer,
  type RankPoint,
  type Table,
  withEntries,
  withoutOrigin,
} from './table';
export {
  type Column,
  COLUMNS,
  filtered,
  firstDirection,
  isSamePerson,
  meanMarginOf,
  type Row,
  rowsOf,
  sorted,
  type Sorting,
  topOf,
} from './view';
