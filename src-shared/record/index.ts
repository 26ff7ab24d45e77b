/** A game or a puzzle on paper: the record and the texts and pictures it can be written to and read from. */
export { isAgain, markedAgain } from './recorded-game';
export { parseTextImage } from './parse-text-image';
export { type ParsedTxg, parseTxg, TXG_PROBLEMS, type TxgProblem } from './parse-txg';
export { gameOnly, type ParsedGame } from './parse-record';
export { type AnyRecord, type ParsedRecord } from './kinds';
export { isOwnGif, makeGifWithGame, parseGif } from './gif';
export { isGif } from './gif-blocks';
export type { RecordProblem } from './record-problem';
export {
  type ParsedPuzzleTxg,
  parsePuzzleTxg,
  PUZZLE_RECORD_PROBLEMS,
  type PuzzleRecordProblem,
  type PuzzleTxgProblem,
} from './parse-puzzle';
export { formNamed, type FoundRecord, parseRecord, RECORD_FORMS, type RecordForm } from './parse-record';
export { peopleOf, type Person, personAt } from './people';
export * from './players';
export { isOwnPng, isPng, makePngWithGame, parsePng } from './png';
export {
  type ParsedPuzzleCode,
  parsePuzzleCode,
  PUZZLE_CODE_PROBLEMS,
  puzzleCode,
  type PuzzleCodeProblem,
} from './puzzle-code';
export { mixedScripts } from './scripts';
export { isPuzzleName } from './puzzle-lines';
export { type PlayedOnline, pointsLost, samePlayedOnline } from './played-online';
export {
  canBeWritten,
  endedOnline,
  gameId,
  gameNumber,
  hostAt,
  isByMail,
  isLater,
  isSameBag,
  isSameGame,
  type RecordedGame,
  STARTED_BY,
  type StartedBy,
  type StartReason,
  startReason,
} from './recorded-game';
export { gameKind } from './game-kind';
export { type LaidPosition, makePuzzleSteps, parsePuzzleSteps } from './puzzle-steps';
export { puzzleKind } from './puzzle-kind';
export { patternKind } from './pattern-kind';
export { makePatternSteps, parsePatternSteps } from './pattern-txg';
export { raceKind } from './race-kind';
export { clockOf, type RecordedRace, type RecordedRacer } from './recorded-race';
export type { RecordKind } from './record-kind';
export type { RecordedPuzzle } from './recorded-puzzle';
export { type Salvaged, salvage } from './salvage';
export { isAnswerTo, sameRecord } from './any-record';
export { type ArrivedRecord, arrivedRecord, readRecord, type SentRecord, sentRecord } from './sent-record';
export { isOwnSvg, isSvg, makeSvgWithGame, parseSvg } from './svg';
export { fitsLink, makeShortText, makeTextImage, type TextImageOptions } from './text-image';
export { ENGLISH_TEXT_IMAGE, type TextImageWords } from './text-image-words';
export { makeTxg } from './any-record';
export { cataloguedPuzzle } from './catalogued';
export { makePieceText } from './placement-text';
