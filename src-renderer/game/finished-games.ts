import { type FinishedGame, withFinished } from '../../src-shared/bridge/bridge';
import { dealtIn } from '../../src-shared/library/facts';
import type { RecordedGame } from '../../src-shared/record';
import { checksumHex } from '../../src-shared/record/checksum';
import { type Deal, isDoubles, resultOf, standingsOf } from '../../src-shared/tantrix';
import { reportErrors } from '../stage/failures';
import { showStatusNote } from '../stage/status-note';
import { makeStore } from '../ui/store';
import { wordsNow } from '../words/words';
import type { OpenGame } from './open-game';
import { hasJustEnded, playerKey } from './starter';
import { onEachGame } from './table';
import { withoutGivenNames } from './unnamed';

/** The games that were finished here, with which a game that ends is compared; main keeps them. */

const { reading, set } = makeStore<readonly FinishedGame[]>([]);

export const { use: useFinishedGames } = reading;

/** True when some were lost, which is then to be told. */
export async function loadFinishedGames(): Promise<boolean> {
  const { rows, damaged } = await window.tantrix.finishedGames();
  set(rows, true);
  return damaged !== undefined;
}

/** From now on each game that ends here is kept; to be called once. */
export function startKeepingFinishedGames(): void {
  onEachGame(({ open }, { open: before }) => {
    if (open && before && hasJustEnded(open, before)) void reportErrors(() => keepFinished(open));
  });
}

/** Keeps a game that is over, if anything can be learnt of it: somebody has played in it, and each for themselves. */
async function keepFinished(open: OpenGame): Promise<void> {
  const game = finishedGameOf(open, Date.now());
  const games = game ? withFinished(reading.get(), game) : reading.get();
  if (!game || games === reading.get()) return;
  set(games, true);
  if (!(await window.tantrix.keepFinishedGame(game))) showStatusNote('resultFails');
}

/** What is kept of a game that is over; undefined for one of pairs, of computer players alone, and that goes on. */
export function finishedGameOf(open: Pick<OpenGame, 'record'>, at: number): FinishedGame | undefined {
  const { players, game } = open.record;
  const result = resultOf(game);
  if (!result || isDoubles(game.deal.seats) || players.every(({ robot }) => robot)) return undefined;
  const standings = standingsOf(game);
  const keys = keysOf(open.record);
  const sides = players.map(({ robot }, seat) => ({
    player: keys[seat] ?? '',
    ...(robot ? { level: robot.level } : {}),
    score: standings[seat]?.score ?? 0,
    tiles: standings[seat]?.path.length ?? 0,
    isLoop: standings[seat]?.isLoop ?? false,
  }));
  return { id: finishedId(game.deal, sides), at, sides, isDeadlock: result.end === 'deadlock' };
}

type Side = FinishedGame['sides'][number];

/**
 * The id of a game of these players. All in which they got the same hands have the same, whether moves were taken back or it was gone
 * on with from one of them: whoever plays another knows what comes (see "What counts" in the library's `FORMAT.md`).
 */
export const finishedId = (deal: Deal, sides: readonly Pick<Side, 'player' | 'level'>[]): string =>
  checksumHex(JSON.stringify([dealtIn(deal), ...sides.map(({ player, level }) => [player, level])]), 32);

const FACTS = ['player', 'level', 'score', 'tiles', 'isLoop'] as const satisfies readonly (keyof Side)[];

/**
 * What is kept of a game that is over, among the games that are; undefined where it ended otherwise than what is kept: moves
 * were taken back, or it was gone on with from one of them.
 */
export function keptOf(open: OpenGame, games: readonly FinishedGame[]): FinishedGame | undefined {
  const ended = finishedGameOf(open, 0);
  return games.find((game) => game.id === ended?.id && isSameEnd(game, ended));
}

const isSameEnd = (a: FinishedGame, b: FinishedGame): boolean =>
  a.isDeadlock === b.isDeadlock &&
  a.sides.length === b.sides.length &&
  a.sides.every((side, seat) => FACTS.every((fact) => side[fact] === b.sides[seat]?.[fact]));

/** By seat, what tells the players from others. */
const keysOf = ({ players }: RecordedGame): readonly string[] => withoutGivenNames(players, wordsNow()).map(playerKey);
