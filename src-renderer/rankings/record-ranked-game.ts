import type { FileProblem, RankDoubt, Ranked } from '../../src-shared/bridge/bridge';
import type { RecordedGame } from '../../src-shared/record';
import { type Identity, identityOf, isSamePerson, type RankedGame, type Side } from '../../src-shared/rankings';
import { resultOf, standingsOf } from '../../src-shared/tantrix';
import { ask, declareDialog, declareQuestion, openDialogWhenFree, whenFree } from '../stage/dialogs';
import { reportErrors } from '../stage/failures';
import { peopleOf, type Person } from '../game/people';
import { onEachGame } from '../game/table';
import type { OpenGame } from '../game/open-game';

/** Which games count for the rankings, and entering them. */

/** What a game has done to the ranks. */
export const rankDialog = declareDialog<{ readonly reply: Ranked }>('rank');

export const rankFailed = declareDialog<{ readonly game: RankedGame; readonly problem: FileProblem }>('rankFailed');

export const rankDoubt = declareQuestion<
  'same' | 'different',
  {
    readonly player: Identity;
    readonly known: Identity;
    /** Whether the known player is the other one of the game. */
    readonly isOpponent: boolean;
  }
>('rankDoubt');

/**
 * The game as it is entered once it is over. One that is stopped counts when both have agreed: nobody agrees for a computer
 * player. Undefined for any other, and for one that still goes on.
 */
export function rankedGameOf(open: OpenGame): RankedGame | undefined {
  const { sitting, record } = open;
  const [first, second] = peopleOf(record);
  const result = resultOf(record.game);
  if (sitting === undefined || !first || !second || !result || !isForRanks(open)) return undefined;
  if (result.end === 'stopped' && !canAgree(record)) return undefined;
  const scores = standingsOf(record.game).map(({ score }) => score);
  return {
    id: sitting,
    sides: [sideOf(first, scores), sideOf(second, scores)],
    isDeadlock: result.end === 'deadlock',
  };
}

/**
 * Whether a game counts once it is played to its end: one of two under competition rules that was begun here with tiles
 * drawn by chance, with at least one person, and nobody against themselves.
 */
export function isForRanks({ sitting, record }: OpenGame): boolean {
  const [first, second, ...others] = peopleOf(record);
  if (!first || !second || others.length > 0 || isOnePerson(first, second)) return false;
  return sitting !== undefined && record.isCompetition && record.isDrawn === true;
}

/** Whether both who play can say that they agree to stop. */
export const canAgree = ({ players }: Pick<RecordedGame, 'players'>): boolean => players.every(({ robot }) => !robot);

/** Two computer players count as one: there is nobody to be ranked. */
function isOnePerson(a: Person, b: Person): boolean {
  if (a.robot || b.robot) return a.robot !== undefined && b.robot !== undefined;
  return isSamePerson(a, b);
}

function sideOf({ seat, name, email, country, colour, robot }: Person, scores: readonly number[]): Side {
  const player = robot
    ? { kind: 'robot' as const, name, level: robot.level }
    : { kind: 'person' as const, name, email, country };
  return { player, colour, score: scores[seat] ?? 0 };
}

/** From now on each game that counts is entered when it is over, and the ranks are shown; to be called once. */
export function startRanking(): void {
  let last: string | undefined;
  onEachGame(({ open }, before) => {
    const game = open && open !== before.open ? rankedGameOf(open) : undefined;
    if (!game || game.id === last) return;
    last = game.id;
    void reportErrors(() => enter(game));
  });
}

/** Enters a game; what is shown is on the disk. A game that comes again counts once. */
export async function enter(game: RankedGame, settled: readonly Seat[] = []): Promise<void> {
  const reply = await window.tantrix.rankGame({ game, settled: [...settled] });
  if (reply.kind === 'doubt') return settle(game, settled, reply);
  if (reply.kind === 'ranked') openDialogWhenFree(rankDialog, { reply });
  else openDialogWhenFree(rankFailed, { game, problem: reply.problem });
}

type Seat = RankDoubt['seat'];

/** Enters a game once it is known whether a player is another one by a name that looks the same. */
async function settle(game: RankedGame, settled: readonly Seat[], doubt: RankDoubt): Promise<void> {
  const { seat, player, known } = doubt;
  await whenFree();
  const isOpponent = game.sides.some(({ player: other }) => other.kind === 'person' && isSamePerson(other, known));
  const choice = await ask(rankDoubt, { player, known, isOpponent });
  // Another dialog in its place, or Esc, is no answer.
  if (choice === 'cancel') return settle(game, settled, doubt);
  if (choice !== 'same') return enter(game, [...settled, seat]);
  if (!isOpponent) return enter(as(game, seat, known), settled);
}

/** The game with a player as the table knows them. */
function as(game: RankedGame, seat: Seat, known: Identity): RankedGame {
  const [first, second] = game.sides;
  const player = { kind: 'person' as const, ...identityOf(known) };
  return { ...game, sides: seat === 0 ? [{ ...first, player }, second] : [first, { ...second, player }] };
}
