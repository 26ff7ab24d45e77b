import { gameOnly, parseRecord, type RecordedGame, type RecordProblem } from '../../src-shared/record';
import {
  COLOUR_LETTERS,
  COLOURS,
  edgesOf,
  type Game,
  NO_TILE,
  type Placement,
  mapPositions,
  type Result,
  resultOf,
  standingsOf,
} from '../../src-shared/tantrix';

/** What the referee says of one move. */
export interface RefereedMove {
  /** From 1. */
  readonly move: number;
  /** The seat, from 0. */
  readonly player: number;
  /** The mover's tiles before the move. */
  readonly hand: readonly number[];
  /** Tiles in the bag before the move. */
  readonly bag: number;
  readonly kind: 'free' | 'forced';
  readonly tile: number;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  /** Colour letters clockwise from north, as placed. */
  readonly edges: string;
  /** How many placements the mover could choose from; only the forced ones where there are any. */
  readonly legal: number;
  /** After the move, seat by seat. */
  readonly scores: readonly number[];
}

export interface Verdict {
  readonly result: 'ok' | 'stopped' | 'deadlock' | 'running';
  readonly scores: readonly number[];
}

export interface Objection {
  readonly error: RecordProblem['code'];
  /** The move against the rules, from 1. */
  readonly move?: number;
  readonly message: string;
}

export interface Report {
  /** One object a line of output; of a record that is no good only the objection. */
  readonly lines: readonly (RefereedMove | Verdict | Objection)[];
  readonly ok: boolean;
}

const RESULTS: Readonly<Record<Result['end'], Verdict['result']>> = {
  complete: 'ok',
  stopped: 'stopped',
  deadlock: 'deadlock',
};

/** Reads a record of any form, and has another report made of a game that was read. */
export function refereed<R>(content: Uint8Array, report: (record: RecordedGame) => R): R | Report {
  const parsed = gameOnly(parseRecord(content, 'txg'));
  return parsed.ok ? report(parsed.record) : { lines: [objectionOf(parsed.problem)], ok: false };
}

/** Plays a game through the rules. */
export const refereeGame = ({ game }: RecordedGame): Report => ({
  lines: [...movesOf(game), verdictOf(game)],
  ok: true,
});

export function verdictOf(game: Game): Verdict {
  const end = resultOf(game)?.end;
  return { result: end ? RESULTS[end] : 'running', scores: scoresOf(game) };
}

export function movesOf(game: Game): RefereedMove[] {
  const scoresBefore = mapPositions(game, (position) => scoresOf({ deal: game.deal, position }));
  const scores = [...scoresBefore.slice(1), scoresOf(game)];
  const moves = mapPositions(game, moveFrom);
  return moves.map((move, at) => ({ ...move, scores: scores[at] ?? [] }));
}

/** What is said of a placement from the position it was made in. */
function moveFrom(
  { mover, phase, hands, bagCount, moves }: Game['position'],
  { tile, q, r, rotation }: Placement,
  at: number,
): Omit<RefereedMove, 'scores'> {
  return {
    move: at + 1,
    player: mover,
    hand: (hands[mover] ?? []).filter((one) => one !== NO_TILE),
    bag: bagCount,
    kind: phase === 'free' ? 'free' : 'forced',
    tile,
    q,
    r,
    rotation,
    edges: edgesOf(tile, rotation)
      .map((colour) => COLOUR_LETTERS.charAt(COLOURS.indexOf(colour)))
      .join(''),
    legal: moves.length,
  };
}

const scoresOf = (game: Pick<Game, 'deal' | 'position'>): number[] => standingsOf(game).map(({ score }) => score);

const MESSAGES: Readonly<Record<RecordProblem['code'], string>> = {
  notAGame: 'not a Tantrix game',
  newerVersion: 'written by a newer version',
  cutOff: 'cut off: a part is missing',
  damaged: 'damaged: the check disagrees',
  unknownSet: 'played with an unknown set of tiles',
  badLine: 'a line is not understood',
  badDeal: 'no playable deal',
  badPuzzle: 'no playable puzzle',
  isPuzzle: 'a puzzle, not a game',
  illegalMove: 'a move against the rules',
  tooLarge: 'too large to be a game',
  tooMuchWork: 'reading it would take too much',
  notAPicture: 'not a picture',
  noGame: 'no game in it',
};

function objectionOf(problem: RecordProblem): Objection {
  const message = [MESSAGES[problem.code], detailOf(problem)].filter((text) => text !== '').join(': ');
  return { error: problem.code, ...(problem.code === 'illegalMove' ? { move: problem.move } : {}), message };
}

function detailOf(problem: RecordProblem): string {
  if (problem.code === 'badLine') return `line ${problem.line}`;
  if (problem.code === 'badDeal' || problem.code === 'badPuzzle') return problem.problem;
  return problem.code === 'illegalMove' ? problem.refusal : '';
}
