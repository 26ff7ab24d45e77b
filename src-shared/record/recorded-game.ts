import { type Deal, type Game, isAllKnown, sameProgress } from '../tantrix';
import { checksumHex } from './checksum';
import { type PlayedOnline, samePlayedOnline } from './played-online';
import { PLAYER_FIELDS, type Player, sameRobot } from './players';

/** A game and the people who play it: what a file holds. One player a seat. */
export interface RecordedGame {
  readonly players: readonly Player[];
  readonly game: Game;
  /** Played under competition rules: nothing is taken back, and nobody looks into the bag. */
  readonly isCompetition: boolean;
  /** Under competition rules: the program drew the order of the tiles by chance, and nobody chose it. Left out: not known. */
  readonly isDrawn?: boolean | undefined;
  /** What decided on the starter that the deal names; left out, the players themselves. */
  readonly startedBy?: StartedBy | undefined;
  /**
   * In a game by mail: the moves, by their numbers from 1 and ascending, with which a turn was begun once more after what
   * it draws was known. The last may be the move that comes next.
   */
  readonly again?: readonly number[] | undefined;
  /** How it was played online, once it is over there. Such a game is over, or went on elsewhere. */
  readonly online?: PlayedOnline | undefined;
}

/** What can decide who plays the first tile in place of the highest tile: a lot, or the end of the last game. */
export const STARTED_BY = ['lot', 'winner'] as const;
export type StartedBy = (typeof STARTED_BY)[number];

/** Why the starter plays the first tile: chance has decided, or the last game, or the players have. */
export const startReason = ({ game, startedBy }: Pick<RecordedGame, 'game' | 'startedBy'>): StartReason =>
  game.deal.starter === undefined ? 'highest' : (startedBy ?? 'agreed');
export type StartReason = StartedBy | 'highest' | 'agreed';

/** Whether the players sit at several computers and send each other the game. */
export const isByMail = ({ players }: Pick<RecordedGame, 'players'>): boolean =>
  players.some(({ home }) => home !== undefined);

/** Whether a game came to its end online: nobody can go on with it anywhere. */
export const endedOnline = ({ online }: Pick<RecordedGame, 'online'>): boolean => online !== undefined && !online.rest;

/** Whether a file can hold it: no other game may lack tiles, which are still to be drawn by those who play it elsewhere. */
export const canBeWritten = ({ game, online }: Pick<RecordedGame, 'game' | 'online'>): boolean =>
  isAllKnown(game.deal) || online !== undefined;

/** Which of the computers a seat of a game by mail plays at. */
export const hostAt = ({ players }: Pick<RecordedGame, 'players'>, seat: number): number => players[seat]?.home ?? 1;

/** Whether two records of games say the same: of the people, the rules they play under, the deal and all that has happened. */
export const sameGameRecord = (a: RecordedGame, b: RecordedGame): boolean =>
  isSameGame(a, b) &&
  samePlayers(a.players, b.players) &&
  sameProgress(a.game, b.game) &&
  samePlayedOnline(a.online, b.online) &&
  (a.again ?? []).join() === (b.again ?? []).join();

const samePlayers = (a: readonly Player[], b: readonly Player[]): boolean =>
  a.length === b.length &&
  a.every((player, seat) => {
    const other = b[seat];
    return (
      PLAYER_FIELDS.every((field) => player[field] === other?.[field]) &&
      sameRobot(player.robot, other?.robot) &&
      player.home === other?.home
    );
  });

/**
 * Whether two records are of one game, though not perhaps at the same stage: the order of the bag tells games apart. A
 * competition game that is played on for pleasure is another game of the same bag.
 */
export const isSameGame = (a: RecordedGame, b: RecordedGame): boolean =>
  termsText(a) === termsText(b) && sameDeal(a.game.deal, b.game.deal);

/** The rules they play under, and how deal and starter came about. */
const termsText = ({ isCompetition, isDrawn, startedBy }: RecordedGame): string =>
  [isCompetition, ...(isDrawn ? ['drawn'] : []), ...(startedBy ? [startedBy] : [])].join(' ');

const sameDeal = (a: Deal, b: Deal): boolean =>
  a.starter === b.starter && a.seats.join() === b.seats.join() && a.bag.join() === b.bag.join();

/** Whether in two games the same tiles are drawn one after another. */
export const isSameBag = (a: RecordedGame, b: RecordedGame): boolean =>
  a.game.deal.bag.join() === b.game.deal.bag.join();

/** Whether the first of two records of one game is the later: it has more moves, or as many and was then stopped. */
export const isLater = ({ game: a }: RecordedGame, { game: b }: RecordedGame): boolean =>
  a.placements.length > b.placements.length ||
  (a.placements.length === b.placements.length && a.isStopped && !b.isStopped);

/** Hexadecimal digits that are alike for records of one game, at whatever stage, and for no others. */
export const gameId = (record: RecordedGame): string => {
  const { starter, seats, bag } = record.game.deal;
  return checksumHex([termsText(record), starter ?? '', seats.join(), bag.join()].join(' '), 32);
};

/**
 * What people compare to know whether two mails are of one game, as 1f0c 99ae 5d2b 7a40: the beginning of its `gameId`, too
 * long for another game with the same to be found.
 */
export const gameNumber = (record: RecordedGame): string => inFours(gameId(record).slice(0, 16));

/** Digits in groups of four. */
export const inFours = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** Whether a move of a game by mail, by its number from 1, began a turn that was played once more after its draw was known. */
export const isAgain = ({ again }: Pick<RecordedGame, 'again'>, move: number): boolean =>
  again?.includes(move) ?? false;

/** The record with the mark that its next move begins a turn once more. */
export function markedAgain(record: RecordedGame): RecordedGame {
  const next = record.game.placements.length + 1;
  return { ...record, again: [...(record.again ?? []).filter((move) => move < next), next] };
}
