import { hasHidden } from './hidden';

/** What a record says of a player; the colour stands in the deal, at the same seat. */
export interface Player {
  readonly name: string;
  readonly email: string;
  readonly country: string;
  /** Left out for a person. */
  readonly robot?: RobotPlayer | undefined;
  /** In a game by mail: which of the computers the player sits at, from 1, at most one a seat; left out, at the first. */
  readonly home?: number | undefined;
}

/** What a record says of a computer player. */
export interface RobotPlayer {
  /** A word for its way of playing, as the program that wrote the record calls it; a reader may not know it. */
  readonly character: string;
  /** From 1, the weakest, to `MAX_ROBOT_LEVEL`. */
  readonly level: number;
}

/** The highest level that a record can say of a computer player; the lowest is 1. */
export const MAX_ROBOT_LEVEL = 6;
/** What a character is called: a word of up to 20 small letters. */
export const ROBOT_CHARACTER = /^[a-z]{1,20}$/;

/** Whether a record can say this of a computer player. */
export const isRobotPlayer = ({ character, level }: RobotPlayer): boolean =>
  ROBOT_CHARACTER.test(character) && Number.isInteger(level) && level >= 1 && level <= MAX_ROBOT_LEVEL;

/** Whether two are the same computer player, or none. */
export const sameRobot = (a: RobotPlayer | undefined, b: RobotPlayer | undefined): boolean =>
  a?.character === b?.character && a?.level === b?.level;

/** The three texts of a player, in the order in which they are written. */
export const PLAYER_FIELDS = ['name', 'email', 'country'] as const;
export type PlayerField = (typeof PLAYER_FIELDS)[number];

/** Longest text of a field, in characters. */
export const MAX_FIELD_LENGTH = 100;

/** Joins the three texts of a player into one; therefore no text may hold it. */
export const FIELD_SEPARATOR = '+';

/** What can be wrong with a text of a player. */
export const FIELD_PROBLEMS = ['missing', 'plus', 'tooLong', 'unprintable', 'hidden'] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** What is wrong with a text for a player's field, or undefined. Only the name is required. */
export function fieldProblem(field: PlayerField, text: string): FieldProblem | undefined {
  if (field === 'name' && text.trim() === '') return 'missing';
  if (text.includes(FIELD_SEPARATOR)) return 'plus';
  if (text.length > MAX_FIELD_LENGTH) return 'tooLong';
  if (!isPrintable(text)) return 'unprintable';
  return hasHidden(text) ? 'hidden' : undefined;
}

/** Whether a text stands in one line and can be seen: no control characters, no halves of others. */
export const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
