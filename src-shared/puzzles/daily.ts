import { CATALOGUE, type CataloguedPuzzle, type Family } from './catalogue';
import { type Grade, gradeOf, GRADES } from './grades';
import { seededRandom, shuffled } from '../tantrix';

/** A day of the Gregorian calendar, wherever on Earth; months and days count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MILLISECONDS = 24 * 60 * 60 * 1000;

/** The days of a week from Monday, and how hard their puzzles are. */
export const WEEK: readonly Grade[] = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert'];

/** The first of January 1970 was a Thursday. */
const WEEKDAY_OF_FIRST = 3;

/**
 * Those that take too long for a day are left out, and those that have no end; so is what was not there when days were first
 * counted, for a day has the same puzzle for ever.
 */
const NEVER: readonly Family[] = ['extended', 'solitaire', 'unsolved', 'pattern', 'match'];
const CANDIDATES = CATALOGUE.filter(({ family }) => !NEVER.includes(family));

/** Days since the first of January 1970. */
const numberOf = ({ year, month, day }: Day): number => Math.floor(Date.UTC(year, month - 1, day) / MILLISECONDS);

/** The day that a clock here shows. */
export const dayOf = (date: Date): Day => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/** So many days that follow one another, the last of them in the end. */
export const daysUpTo = ({ year, month, day }: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => dayOf(new Date(year, month - 1, day - (count - 1 - at))));

/** How hard the puzzle of a day is: on the same day of the week always the same. */
export const gradeOfDay = (day: Day): Grade => weekAndDay(day).grade;

function weekAndDay(day: Day) {
  const fromMonday = numberOf(day) + WEEKDAY_OF_FIRST;
  const week = Math.floor(fromMonday / WEEK.length);
  const weekday = fromMonday - week * WEEK.length;
  return { week, weekday, grade: WEEK[weekday] ?? 'easy' };
}

/**
 * The puzzle of a day, the same for everybody. Of each grade all puzzles that have a solution come once each, in random
 * order; then all again in another order.
 */
export function puzzleOfTheDay(day: Day): CataloguedPuzzle {
  const { week, weekday, grade } = weekAndDay(day);
  const candidates = CANDIDATES.filter((entry) => gradeOf(entry) === grade);
  const before = WEEK.slice(0, weekday).filter((each) => each === grade).length;
  const number = week * WEEK.filter((each) => each === grade).length + before;
  const round = Math.floor(number / candidates.length);
  const order = shuffled(candidates, seededRandom((round * GRADES.length + GRADES.indexOf(grade)) >>> 0));
  const chosen = order[number - round * candidates.length];
  if (!chosen) throw new RangeError(`no day: ${day.year}-${day.month}-${day.day}`);
  return chosen;
}

/** A day as files write it, such as 2026-03-01. */
export const dayName = ({ year, month, day }: Day): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((each) => String(each).padStart(2, '0'))].join('-');

/**
 * How many days in a row the puzzle of the day was solved on its day, up to today; as long as today's is still to be
 * solved, up to yesterday.
 *
 * @param solved the days on which it was, as `dayName` writes them
 */
export function streakOf(solved: readonly string[], today: Day): number {
  const days = new Set(solved.map((name) => Math.floor(Date.parse(name) / MILLISECONDS)));
  const last = numberOf(today) - (days.has(numberOf(today)) ? 0 : 1);
  let length = 0;
  while (days.has(last - length)) length += 1;
  return length;
}
