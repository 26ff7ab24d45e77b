/** A game on paper: the record and the texts it can be written to and read from. */
export * from './parse-txg';
export * from './players';
export type { RecordedGame } from './recorded-game';
export { makeTxg } from './txg';
