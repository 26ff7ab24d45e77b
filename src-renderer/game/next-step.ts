import type { FinishedGame } from '../../src-shared/bridge/bridge';
import { keptOf } from './finished-games';
import type { OpenGame } from './open-game';
import { nextLevel, winsInRow } from './result-facts';

/** What is proposed after a game that is over. */
interface NextStep {
  /** Won in a row against the same computer player at the same level, this game the last of them. */
  readonly wins: number;
  /** The level that is proposed in its place. */
  readonly level: number;
}

/** A stronger computer player, for a person who has beaten this one some times in a row; undefined for everybody else. */
export function nextStepAfter(open: OpenGame, games: readonly FinishedGame[]): NextStep | undefined {
  const kept = keptOf(open, games);
  const [robot, ...robots] = kept?.sides.filter(({ level }) => level !== undefined) ?? [];
  const [person, ...people] = kept?.sides.filter(({ level }) => level === undefined) ?? [];
  if (!robot || robot.level === undefined || robots.length > 0 || !person || people.length > 0) return undefined;
  // A game that is opened again proposes what it did when it ended.
  const until = games.slice(0, games.findIndex((each) => each === kept) + 1);
  const wins = winsInRow(until, person.player, robot);
  const level = nextLevel(robot.level, wins);
  return level === undefined ? undefined : { wins, level };
}
