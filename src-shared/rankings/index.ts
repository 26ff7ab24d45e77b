/** Who is best: what each game says of those who played it, and the table of all. */
export { type GameRankChanges, changesBy, type LineChange, lineChanges, type RankChange } from './change';
export {
  type BegunGame,
  BegunGameSchema,
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
  namedIn,
  type RankedGame,
  RankedGameSchema,
  type Side,
  versionOf,
  WisdomSchema,
} from './entries';
export { withoutFuture, entriesToMerge, nextIn } from './merge';
export { afterBeating, afterLosingTo, afterWin, NEW_PLAYER_RANK, rankOfLevel, type Ranks } from './rating';
export {
  EMPTY_TABLE,
  TableFold,
  isExchangeable,
  logKeyOf,
  newEntries,
  type RankedPlayer,
  type RankPoint,
  type RankingTable,
  withEntries,
  withoutOrigin,
} from './table';
export {
  type Column,
  COLUMNS,
  filtered,
  firstDirection,
  isSamePerson,
  markOf,
  meanMarginOf,
  type RankingRow,
  rowsOf,
  sorted,
  type Sorting,
  leaderOf,
} from './view';
