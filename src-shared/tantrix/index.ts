/** The public face of the rules. Searches, which must be fast, also use position.ts; drawings use hex.ts, tiles.ts and colours.ts. */
export { COLOUR_LETTERS, COLOURS, type Colour } from './colours';
export {
  type Deal,
  type DealProblem,
  dealProblem,
  dealtHands,
  HAND_SIZE,
  highestFirstTile,
  isDoubles,
  MAX_SEATS,
  MIN_SEATS,
  setOf,
  starterOf,
  isAllKnown,
  UNKNOWN_TILE,
} from './deal';
export { type FitCount, fitCounts, fitCountText } from './fit-counts';
export {
  shuffledGame,
  type Game,
  isOver,
  legalPlacements,
  moversOf,
  newGame,
  type PlayResult,
  play,
  mapPositions,
  type ReplayResult,
  replay,
  type RevealProblem,
  type RevealResult,
  reveal,
  rewind,
  restGame,
  sameProgress,
  stopGame,
} from './game';
export { type Placement, samePlacement } from './placement';
export { isOnGrid } from './grid';
export * from './hex';
export { legalCells, legalRotations, playableTiles, legalTiles } from './legal-index';
export { NO_TILE, type Phase, type ReadonlyPosition } from './position';
export { isSeed, MAX_SEED, pick, type Random, randomOf, seededRandom, shuffled } from './random';
export { REFUSALS, type Refusal, type RefusalCode } from './refusal';
export { closedBy, type Space, spacesOf, tilesThatFit } from './spaces';
export { loopsClosed, type Result, resultOf, type Standing, standingsOf } from './standings';
export { FIRST_EDITION, SET_NAMES, type SetName, TILE_SETS } from './tile-set';
export * from './tiles';
export { unplayedTiles, unseenTiles } from './unseen';
