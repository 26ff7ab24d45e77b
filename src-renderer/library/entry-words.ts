import type { Entry } from '../../src-shared/library/entry';
import type { AnyRecord } from '../../src-shared/record';
import { kindFor } from '../stage/known-kinds';
import { nameOf, restingWords, turnWords } from '../stage/turn-words';
import type { GameFacts, PuzzleFacts } from '../../src-shared/library/facts';
import { timeWords } from '../words/time-words';
import { datePartWords, durationWords, inRow, listWords, scoresInRow, type Words } from '../words/words';
import { type Seen, seenOf } from './list/seen';
import { onlineGameOf } from './online-games';

/** What the list says of a game. */

/** The other players, or what a puzzle is called. */
export function titleWords(entry: Entry, t: Words): string {
  const { facts } = entry;
  return facts.kind === 'puzzle' ? facts.name : listWords(seenOf(entry).opponents.map((side) => nameOf(side, t)));
}

/** What kind of game it was, and how strong the computer players were. */
export function kindWords(entry: Entry, t: Words): string {
  const { facts, notes } = entry;
  if (facts.kind === 'game') return gameKindWords(facts, seenOf(entry), t);
  if (facts.isSolitaire) return t('library.row.solitaire');
  return t(notes.day === undefined ? 'library.row.puzzle' : 'library.row.daily');
}

function gameKindWords({ isByMail, isOnline, isCompetition, sides }: GameFacts, { opponents }: Seen, t: Words): string {
  const levels = [...new Set(opponents.flatMap(({ robot }) => robot?.level ?? []))].toSorted((a, b) => a - b);
  const level = listWords(levels.map(String));
  const isAllRobots = sides.every(({ robot }) => robot);
  return inRow(
    [
      ...(levels.length > 0 ? [t(levels.length === 1 ? 'library.row.level' : 'library.row.levels', { level })] : []),
      ...(isByMail ? [t('library.row.mail')] : []),
      ...(isOnline ? [t('library.row.online')] : []),
      ...(levels.length === 0 && !isByMail && !isOnline ? [t('library.row.here')] : []),
      ...(isAllRobots ? [t('library.row.robots')] : []),
      ...(isCompetition ? [t('library.row.competition')] : []),
    ],
    t,
  );
}

/** The points, one's own first, those of partners once. */
export function scoresWords({ sides }: GameFacts, ownSeat: number | undefined): string {
  const own = ownSeat === undefined ? undefined : sides[ownSeat];
  const teams = sides.filter((side, at) => sides.findIndex(({ colour }) => colour === side.colour) === at);
  const inOrder = own ? [own, ...teams.filter(({ colour }) => colour !== own.colour)] : teams;
  return scoresInRow(inOrder.map(({ score }) => score));
}

/** How far a game or puzzle has come: in large type, and in words below. */
export interface ResultSeen {
  readonly figure: string;
  readonly words: string;
  /** How it is dressed: what waits for the person, what was won, and the rest. */
  readonly look: 'waits' | 'won' | 'plain';
}

export function resultSeen(entry: Entry, t: Words): ResultSeen {
  const { facts } = entry;
  if (facts.kind === 'puzzle') return puzzleSeen(facts, t);
  const seen = seenOf(entry);
  return seen.result === 'unfinished' ? unfinishedSeen(entry, facts, seen, t) : gameSeen(facts, seen, t);
}

function unfinishedSeen(entry: Entry, facts: GameFacts, { ownSeat }: Seen, t: Words): ResultSeen {
  const words = stateWords(entry, facts, ownSeat, t);
  return { figure: scoresWords(facts, ownSeat), words, look: isOwnTurn(entry, facts, ownSeat) ? 'waits' : 'plain' };
}

/** Whose turn it is; of a game online that rests, for what else it may wait. */
const stateWords = (entry: Entry, facts: GameFacts, ownSeat: number | undefined, t: Words): string => {
  const online = onlineGameOf(entry);
  return (online && restingWords(online, t)) ?? turnWords(facts, ownSeat, t);
};

const isOwnTurn = (entry: Entry, { mover }: GameFacts, ownSeat: number | undefined): boolean =>
  mover === ownSeat && (onlineGameOf(entry)?.waitsFor ?? 'move') === 'move';

function gameSeen(facts: GameFacts, { result, ownSeat }: Seen, t: Words): ResultSeen {
  const figure = scoresWords(facts, ownSeat);
  if (facts.end === 'deadlock') return { figure, words: t('library.row.deadlock'), look: 'plain' };
  if (result) return { figure, words: t(`library.result.${result}`), look: result === 'won' ? 'won' : 'plain' };
  return { figure, words: winnerWords(facts, t), look: 'plain' };
}

/** Who won a game of which nobody knows whose it was. */
function winnerWords({ sides, winners }: GameFacts, t: Words): string {
  const names = winners.flatMap((seat) => sides[seat] ?? []).map((side) => nameOf(side, t));
  const isShared = new Set(winners.map((seat) => sides[seat]?.colour)).size > 1;
  return isShared ? t('library.row.drawn') : t('library.row.won', { name: listWords(names) });
}

function puzzleSeen({ isSolved, isHelped, isSolitaire, score, seconds }: PuzzleFacts, t: Words): ResultSeen {
  const time = timeWords(seconds, t);
  const figure = score === undefined ? time : t('library.row.points', { count: score });
  if (!isSolved) return { figure: time, words: t('library.row.begun'), look: 'waits' };
  if (isHelped) return { figure, words: t('library.row.helped'), look: 'plain' };
  return { figure, words: isSolitaire ? time : t('library.result.solved'), look: 'won' };
}

/** How long it is, or took: of what is not over how many tiles lie, and of what nobody has timed. */
export function lengthWords({ facts, notes, began, at }: Entry, t: Words): string {
  if (facts.kind === 'puzzle') {
    const { moves: count, tiles } = facts;
    return count === tiles ? t('result.tiles', { count }) : t('library.row.tilesOf', { count, of: tiles });
  }
  const isTimed = notes.began !== undefined && notes.at !== undefined && facts.end !== undefined;
  return isTimed ? durationWords(at - began) : t('result.tiles', { count: facts.moves });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day on which it was last played, as seen at a moment. */
export function dayWords(at: number, now: Date, t: Words): string {
  const date = new Date(at);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  if (at >= today.getTime() && at < today.getTime() + DAY_MS) return t('library.row.today');
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (at >= yesterday.getTime() && at < today.getTime()) return t('library.row.yesterday');
  return datePartWords(date, date.getFullYear() === now.getFullYear() ? 'day' : 'dayAndYear');
}

/** A month, as `2026-11`; that of this year goes without it. */
export function monthWords(month: string, now: Date): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return datePartWords(new Date(year, number - 1, 1), year === now.getFullYear() ? 'month' : 'monthAndYear');
}

/** All that a row says, for those who do not see it. */
export function rowWords(entry: Entry, now: Date, t: Words): string {
  const { figure, words } = resultSeen(entry, t);
  return inRow(
    [titleWords(entry, t), kindWords(entry, t), figure, words, dayWords(entry.at, now, t), lengthWords(entry, t)],
    t,
  );
}

/** What is said above a game: who beat whom, or whose turn it is. */
export function headlineWords(entry: Entry, record: AnyRecord | null | undefined, t: Words): string {
  const { facts } = entry;
  if (facts.kind === 'puzzle') return facts.name;
  const { result, ownSeat, opponents } = seenOf(entry);
  if (ownSeat === undefined) return (record && kindFor(record).headlineOf(record, t)) || titleWords(entry, t);
  const scores = scoresWords(facts, ownSeat);
  const name = listWords(opponents.map((side) => nameOf(side, t)));
  if (result === 'unfinished') {
    const turn = stateWords(entry, facts, ownSeat, t);
    return isOwnTurn(entry, facts, ownSeat)
      ? t('library.headline.yourTurn', { name, scores })
      : t('library.headline.running', { turn, scores });
  }
  if (result === 'lost') {
    const winners = facts.winners.flatMap((seat) => facts.sides[seat] ?? []);
    return t('library.headline.lost', { name: listWords(winners.map((side) => nameOf(side, t))), scores });
  }
  return t(result === 'won' ? 'library.headline.won' : 'library.headline.drawn', { name, scores });
}
