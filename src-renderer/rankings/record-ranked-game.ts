import type { FileProblem, RankDoubt, Ranked } from '../../src-shared/bridge/bridge';
import type { RecordedGame } from '../../src-shared/record';
import {
  type BegunGame,
  type Identity,
  identityOf,
  isSamePerson,
  type RankedGame,
  type Side,
} from '../../src-shared/rankings';
import { resultOf, setOf, standingsOf } from '../../src-shared/tantrix';
import { entryOf } from '../library/keeping';
import { noteBeside } from '../library/library';
import { ask, declareDialog, declareQuestion, openDialogWhenFree, whenFree } from '../stage/dialogs';
import { reportErrors } from '../stage/failures';
import { peopleOf, type Person } from '../game/people';
import { onEachGame } from '../game/table';
import type { OnlineTable, OpenGame } from '../game/open-game';

/** Which games count for the rankings, and entering them. */

/** A game that is to be entered. */
export interface Entering {
  readonly game: RankedGame;
  /** The seats of those at this computer. */
  readonly here: readonly number[];
}

/** What a game has done to the ranks. */
export const rankDialog = declareDialog<{ readonly reply: Ranked }>('rank');

export const rankFailed = declareDialog<{ readonly entering: Entering; readonly problem: FileProblem }>('rankFailed');

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
 * The game as it is entered once it is over. One that is stopped at one computer counts when both have agreed: nobody agrees for
 * a computer player. Undefined for any other, for one that still goes on, and for one online that is only watched here.
 */
export function rankedGameOf(open: OpenGame): RankedGame | undefined {
  const { online, record } = open;
  const [first, second] = peopleOf(record);
  const result = resultOf(record.game);
  const id = idOf(open);
  if (id === undefined || !first || !second || !result || !isForRanks(open)) return undefined;
  if (result.end === 'stopped' && !canAgree(record)) return undefined;
  // A move that is only seen may still be refused; one that is made and signed ends the game, whether others answer or not.
  if (online && online.movesMade() < record.game.placements.length) return undefined;
  const scores = standingsOf(record.game).map(({ score }) => score);
  return {
    id,
    sides: [sideOf(first, scores, online), sideOf(second, scores, online)],
    isDeadlock: result.end === 'deadlock',
  };
}

/** A game online, played here, that counts once it is played to its end: it is noted when it begins. */
export function begunGameOf(open: OpenGame): BegunGame | undefined {
  const { online, record } = open;
  const [first, second] = peopleOf(record);
  const game = online && idOf(open);
  if (game === undefined || !first || !second || !isForRanks(open)) return undefined;
  return { game, players: [identityAt(first, online), identityAt(second, online)] };
}

/** By what a game is known to the rankings; both programs of a game online call it by its hash. */
function idOf({ sitting, online }: OpenGame): string | undefined {
  if (!online) return sitting;
  return online.seatsHere().length > 0 ? online.id : undefined;
}

/**
 * Whether a game counts once it is played to its end: one of two under competition rules that was begun here with tiles
 * drawn by chance from the 56, with at least one person, and nobody against themselves; online, one of two programs in one session.
 */
export function isForRanks({ sitting, record, online }: OpenGame): boolean {
  const [first, second, ...others] = peopleOf(record);
  if (!record.isCompetition || !first || !second || others.length > 0) return false;
  if (online) return online.keys !== undefined;
  const isUsual = record.isDrawn === true && setOf(record.game.deal) === 'standard';
  return !isOnePerson(first, second) && sitting !== undefined && isUsual;
}

/** Whether both who play can say that they agree to stop. */
export const canAgree = ({ players }: Pick<RecordedGame, 'players'>): boolean => players.every(({ robot }) => !robot);

/** Two computer players count as one: there is nobody to be ranked. */
function isOnePerson(a: Person, b: Person): boolean {
  if (a.robot || b.robot) return a.robot !== undefined && b.robot !== undefined;
  return isSamePerson(a, b);
}

function sideOf(person: Person, scores: readonly number[], online: OnlineTable | undefined): Side {
  const { seat, name, colour, robot } = person;
  const player = robot
    ? { kind: 'robot' as const, name, level: robot.level }
    : { kind: 'person' as const, ...identityAt(person, online) };
  return { player, colour, score: scores[seat] ?? 0 };
}

/** Online the key tells people apart: an address that was shown to one table goes into no table that is handed on. */
function identityAt({ seat, name, email, country }: Person, online: OnlineTable | undefined): Identity {
  const key = online?.keys?.[seat];
  return key === undefined ? { name, email, country } : { name, email: '', country, key };
}

/**
 * From now on each game that counts is entered when it is over, and the ranks are shown; one online is noted when it begins. To
 * be called once.
 */
export function startRanking(): void {
  const begun = new Set<string>();
  const entered = new Set<string>();
  onEachGame(({ open }, before) => {
    if (!open || open === before.open) return;
    const start = begunGameOf(open);
    if (start && isFirst(start.game, begun)) void reportErrors(() => window.tantrix.noteBegun(start));
    const game = rankedGameOf(open);
    if (!game || !isFirst(game.id, entered)) return;
    void reportErrors(() => enter({ game, here: open.session.seatsHere }));
    void reportErrors(() => noteRanked(open.record, game.id));
  });
}

/** What luck had to do with a result is found beside its game: a table knows no games. */
async function noteRanked(record: RecordedGame, ranked: RankedGame['id']): Promise<void> {
  const id = await entryOf(record);
  if (id !== undefined) await noteBeside({ id, ranked });
}

function isFirst(id: string, known: Set<string>): boolean {
  if (known.has(id)) return false;
  known.add(id);
  return true;
}

/** Enters a game; what is shown is on the disk. A game that comes again counts once. */
export async function enter(entering: Entering, settled: readonly Seat[] = []): Promise<void> {
  const reply = await window.tantrix.rankGame({ game: entering.game, settled: [...settled] });
  if (reply.kind === 'doubt') return settle(entering, settled, reply);
  if (reply.kind === 'ranked') openDialogWhenFree(rankDialog, { reply: asToldHere(reply, entering) });
  else openDialogWhenFree(rankFailed, { entering, problem: reply.problem });
}

type Seat = RankDoubt['seat'];

/** The Words of Wisdom of whoever plays at another computer are not asked for here. */
function asToldHere(reply: Ranked, { game, here }: Entering): Ranked {
  const { top, ...others } = reply;
  const isAsked = game.sides.some(
    ({ player }, seat) => here.includes(seat) && top && player.kind === 'person' && isSamePerson(player, top),
  );
  return isAsked ? reply : others;
}

/** Enters a game once it is known whether a player is another one by a name that looks the same. */
async function settle(entering: Entering, settled: readonly Seat[], doubt: RankDoubt): Promise<void> {
  const { game } = entering;
  const { seat, player, known } = doubt;
  await whenFree();
  const isOpponent = game.sides.some(({ player: other }) => other.kind === 'person' && isSamePerson(other, known));
  const choice = await ask(rankDoubt, { player, known, isOpponent });
  // Another dialog in its place, or Esc, is no answer.
  if (choice === 'cancel') return settle(entering, settled, doubt);
  if (choice !== 'same') return enter(entering, [...settled, seat]);
  if (!isOpponent) return enter({ ...entering, game: as(game, seat, known) }, settled);
}

/** The game with a player as the table knows them. */
function as(game: RankedGame, seat: Seat, known: Identity): RankedGame {
  const [first, second] = game.sides;
  const player = { kind: 'person' as const, ...identityOf(known) };
  return { ...game, sides: seat === 0 ? [{ ...first, player }, second] : [first, { ...second, player }] };
}
