import { STUDIES } from '../../../src-shared/robots/studies/all-studies';
import { SOUNDS, TEXT_SIZES } from '../../../src-shared/bridge/preferences';
import { LESSON_IDS } from '../../../src-shared/help/lessons/lessons';
import { MAX_PICTURE_SIZE, MAX_TEXT_SIZE } from '../../../src-shared/limits';
import {
  afterBeating,
  afterWin,
  HIGHEST_RANK,
  LOWEST_RANK,
  NEW_PLAYER_RANK,
  rankOfLevel,
} from '../../../src-shared/rankings/rating';
import { MAX_FIELD_LENGTH } from '../../../src-shared/record/players';
import { CHARACTERS, LEVELS, MISTAKE, MOST_TURNING_POINTS } from '../../../src-shared/robots';
import { SOLVABLE_TILES } from '../../../src-shared/robots/endgame/endgame';
import { MAX_SEED } from '../../../src-shared/tantrix';
import type { Claims } from './claim';
import { MENU_NAMES } from './commands';

const MARGIN = 9;
const RANKS = Array.from({ length: HIGHEST_RANK - LOWEST_RANK + 1 }, (_, above) => LOWEST_RANK + above);
/** What a person gains by beating another of the same rank. */
const gainAt = (rank: number): number => afterWin({ winner: rank, loser: rank }, MARGIN).winner - rank;
/** The same against a computer player. */
const gainFrom = (level: number, rank: number): number => afterBeating(level, rank, MARGIN) - rank;

/** What can be said of the program. */
export const PROGRAM_CLAIMS: Claims = {
  /** `menus` */
  menus: () => MENU_NAMES.length,
  /** `lessons` of the tutorial. */
  lessons: () => LESSON_IDS.length,
  /** `robots`: computer players. */
  robots: () => CHARACTERS.length,
  /** `robot-levels` */
  'robot-levels': () => LEVELS.length,
  studies: () => STUDIES.length,
  /** `robot-ranks`: by their levels. */
  'robot-ranks': () => LEVELS.map(rankOfLevel),
  /** `robot-share`: of what beating a person would bring. */
  'robot-share': () => gainFrom(1, rankOfLevel(1)) / gainAt(rankOfLevel(1)),
  /** `robot-reach`: how far above a computer player beating it brings nothing any more. */
  'robot-reach': () => (RANKS.find((rank) => rank > rankOfLevel(1) && gainFrom(1, rank) === 0) ?? 0) - rankOfLevel(1),
  /** `ranks`: the lowest and the highest. */
  ranks: () => [LOWEST_RANK, HIGHEST_RANK],
  /** `new-rank` */
  'new-rank': () => NEW_PLAYER_RANK,
  /** `slower-above`: the rank above which gains become smaller. */
  'slower-above': () => (RANKS.find((rank) => gainAt(rank) < gainAt(NEW_PLAYER_RANK)) ?? 0) - 1,
  /** `solvable`: tiles that are left when computer players see the end. */
  solvable: () => SOLVABLE_TILES,
  /** `turning-points`: the most that the analysis of a game shows. */
  'turning-points': () => MOST_TURNING_POINTS,
  /** `mistake`: the points that one costs at least. */
  mistake: () => MISTAKE,
  /** `text-sizes` in per cent. */
  'text-sizes': () => TEXT_SIZES,
  /** `largest-text` in per cent. */
  'largest-text': () => Math.max(...TEXT_SIZES),
  /** `sounds` */
  sounds: () => SOUNDS.length,
  /** `deal-numbers`: the lowest and the highest. */
  'deal-numbers': () => [0, MAX_SEED],
  /** `name-length`: the most characters of a name. */
  'name-length': () => MAX_FIELD_LENGTH,
  /** `game-megabytes`: the largest file of a game. */
  'game-megabytes': () => MAX_TEXT_SIZE / 2 ** 20,
  /** `picture-megabytes`: the largest picture of a game. */
  'picture-megabytes': () => MAX_PICTURE_SIZE / 2 ** 20,
};
