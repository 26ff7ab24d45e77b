import type { RememberedPlayers } from '../../src-shared/bridge/bridge';
import type { RecordedGame } from '../../src-shared/record';
import { type Level, LEVELS } from '../../src-shared/robots';
import { resultOf } from '../../src-shared/tantrix';
import { makeStore } from '../ui/store';
import { gameKey } from './open-game';
import { soloOf } from './people';

/**
 * A computer player that adapts plays one level higher after it has lost, and one lower after it has won: a person who is neither
 * weaker than the first level nor stronger than the last soon wins about half of the games against it.
 */

/** What came of a game against one that adapts. */
interface Adapted {
  /** What tells the game from others. */
  readonly game: object;
  /** The level that the next game is played at. */
  readonly level: Level;
}

const { reading, set } = makeStore<Partial<Adapted>>({});

const levelIn = ({ game, level }: Partial<Adapted>, record: RecordedGame): Level | undefined =>
  game === gameKey(record.game) ? level : undefined;

/** The level of the next game, where the computer player of one that has ended here adapts; undefined for all others. */
export const useAdaptedLevel = (record: RecordedGame): Level | undefined =>
  reading.use((adapted) => levelIn(adapted, record));
export const adaptedLevelNow = (record: RecordedGame): Level | undefined => levelIn(reading.get(), record);

/**
 * The players of the last game against the computer after one that has ended, which is noted where the computer player in them
 * adapts and has played it.
 */
export function adaptedTo(record: RecordedGame, players: RememberedPlayers): RememberedPlayers {
  const level = levelAfter(record, players);
  if (level === undefined) return players;
  set({ game: gameKey(record.game), level }, true);
  return players.map((each) => (each.robot ? { ...each, robot: { ...each.robot, level } } : each));
}

/** The level after a game; undefined where nobody adapts to how it ended. */
function levelAfter(record: RecordedGame, players: RememberedPlayers): Level | undefined {
  const row = players.find(({ robot }) => robot);
  const seat = soloOf(record);
  const robot = record.players.find((player) => player.robot)?.robot;
  const played = LEVELS.find((level) => level === robot?.level);
  if (!row?.adapts || seat === undefined || record.players.length !== 2 || played === undefined) return undefined;
  if (row.robot?.character !== robot?.character || row.robot?.level !== played) return undefined;
  return stepped(played, stepAfter(record, seat));
}

/** How many levels the next game is higher: none after a draw. */
function stepAfter({ game }: RecordedGame, person: number): number {
  const winners = resultOf(game)?.winners ?? [];
  if (winners.length !== 1) return 0;
  return winners.includes(person) ? 1 : -1;
}

const stepped = (level: Level, step: number): Level => LEVELS.find((each) => each === level + step) ?? level;

/** Players that are remembered: whether theirs adapts stays as it was where nobody was asked. */
export const stillAdapting = (players: RememberedPlayers, before: RememberedPlayers | undefined): RememberedPlayers =>
  players.map((each, at) =>
    each.robot && each.adapts === undefined && before?.[at]?.adapts ? { ...each, adapts: true } : each,
  );
