import { checkPuzzle } from '../puzzles/checker/check-puzzle';
import {
  canBeWritten,
  cataloguedPuzzle,
  endedOnline,
  gameId,
  isByMail,
  puzzleCode,
  type RecordedGame,
  type RecordedPuzzle,
} from '../record';
import { checksumHex } from '../record/checksum';
import { gameKind } from '../record/game-kind';
import { puzzleKind } from '../record/puzzle-kind';
import type { RobotPlayer } from '../record/players';
import {
  type Colour,
  type Deal,
  dealtHands,
  isDoubles,
  resultOf,
  type Result,
  standingsOf,
  starterOf,
} from '../tantrix';

/** What a list of games, and what is counted of them, needs to know of a record: all of it can be read from the file alone. */
export type Facts = GameFacts | PuzzleFacts;

/** What came of one seat of a game. */
export interface SideFacts {
  readonly name: string;
  readonly colour: Colour;
  readonly robot?: RobotPlayer;
  readonly score: number;
  /** The tiles of the line or loop that scores. */
  readonly tiles: number;
  readonly isLoop: boolean;
}

export interface GameFacts {
  readonly kind: 'game';
  /** Alike for all records of one game, at whatever stage, and for no others (see `gameId`). */
  readonly deal: string;
  /** Alike for all games with the same colours, starter and hands, whatever their rules and however it was decided who starts. */
  readonly dealt: string;
  /** By seat. */
  readonly sides: readonly SideFacts[];
  /** The seat that played the first tile. */
  readonly starter: number;
  readonly isCompetition: boolean;
  readonly isByMail: boolean;
  /** Given where it came to its end online. */
  readonly isOnline?: true;
  readonly isDoubles: boolean;
  /** How many tiles lie on the table. */
  readonly moves: number;
  /** The seat that is to move; left out once it is over. */
  readonly mover?: number;
  /** How it ended; left out while it goes on. */
  readonly end?: Result['end'];
  /** The winning seats, as `resultOf` has them; empty while it goes on. */
  readonly winners: readonly number[];
}

export interface PuzzleFacts {
  readonly kind: 'puzzle';
  readonly name: string;
  /** Its id in the catalogue, else its code: a file may name one and hold another. */
  readonly puzzle: string;
  readonly isSolitaire: boolean;
  /** How many of its tiles lie on the table. */
  readonly moves: number;
  readonly tiles: number;
  /**
   * Whether its goal is reached; of a solitaire, and where points count, whether it has come to a score. Never where the program
   * has shown the answer.
   */
  readonly isSolved: boolean;
  /** Points, loops, or the tiles of the line of a solitaire, where its goal counts them. */
  readonly score?: number;
  readonly seconds: number;
  /** Whether the program has helped, with a hint or the answer. */
  readonly isHelped: boolean;
}

/**
 * Whether a record is one that a list knows how to tell of: those of any other kind are kept in files alone, and a game of which
 * tiles are still to be drawn elsewhere by those who draw them.
 */
export const hasFacts = (record: object): record is FactualRecord =>
  gameKind.is(record) ? canBeWritten(record) : puzzleKind.is(record);

/** What there are facts of. */
export type FactualRecord = RecordedGame | RecordedPuzzle;

/** The facts of a record. */
export const factsOf = (record: FactualRecord): Facts =>
  gameKind.is(record) ? gameFacts(record) : puzzleFacts(record);

function gameFacts(record: RecordedGame): GameFacts {
  const { game, players } = record;
  const result = resultOf(game);
  const standings = standingsOf(game);
  return {
    kind: 'game',
    deal: gameId(record),
    dealt: dealtIn(game.deal),
    sides: standings.map(({ colour, score, path, isLoop }, seat) => {
      const { name = '', robot } = players[seat] ?? {};
      return { name, colour, ...(robot ? { robot } : {}), score, tiles: path.length, isLoop };
    }),
    starter: starterOf(game.deal),
    isCompetition: record.isCompetition,
    isByMail: isByMail(record),
    ...(endedOnline(record) ? { isOnline: true as const } : {}),
    isDoubles: isDoubles(game.deal.seats),
    moves: game.placements.length,
    ...(result ? { end: result.end } : { mover: game.position.mover }),
    winners: result?.winners ?? [],
  };
}

/** See `GameFacts`. */
export const dealtIn = (deal: Deal): string =>
  checksumHex([deal.seats.join(), starterOf(deal), dealtHands(deal).join()].join(' '), 32);

function puzzleFacts(record: RecordedPuzzle): PuzzleFacts {
  const { name, puzzle, laid, seconds, helped, answered } = record;
  const { isSolved, score, faults } = checkPuzzle(puzzle, laid);
  return {
    kind: 'puzzle',
    name,
    puzzle: cataloguedPuzzle(record)?.id ?? puzzleCode(puzzle),
    isSolitaire: puzzle.goal.kind === 'solitaire',
    moves: laid.length,
    tiles: puzzle.tiles.length,
    isSolved: !answered && (isSolved || (faults.length === 0 && score !== undefined)),
    ...(score === undefined ? {} : { score }),
    seconds,
    isHelped: helped,
  };
}

/** Whether a game is over, or a puzzle solved. */
export const isAtEnd = (facts: Facts): boolean => (facts.kind === 'game' ? facts.end !== undefined : facts.isSolved);
