/** A game on paper: the record and the texts and pictures it can be written to and read from. */
export { parseTextImage } from './parse-text-image';
export { type ParsedTxg, parseTxg, TXG_PROBLEMS, type TxgProblem } from './parse-txg';
export type { ParsedRecord, RecordProblem } from './parsed-record';
export { type FoundRecord, parseRecord, RECORD_FORMS, type RecordForm } from './parse-record';
export * from './players';
export { makePngWithGame, parsePng } from './png';
export { isLater, isSameGame, type RecordedGame, sameRecord } from './recorded-game';
export { type Salvaged, salvage } from './salvage';
export { makeSvgWithGame, parseSvg } from './svg';
export { fitsLink, makeShortText, makeTextImage, type TextImageOptions } from './text-image';
export { ENGLISH_TEXT_IMAGE, type TextImageWords } from './text-image-words';
export { makeTxg } from './txg';
