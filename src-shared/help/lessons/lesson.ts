import { parsePlacementText } from '../../record/placement-text';
import type { Colour, Game, Placement, RefusalCode, TileNumber } from '../../tantrix';
import { claimProblems } from '../figures/claims';
import type { Figure } from '../figures/figure';
import { gameOfFigure } from '../figures/reach';

/** A position with something to be done in it, for people who learn by doing. Its words are those of its id. */
export interface LessonSource {
  /** One placement a line, as figures are written. */
  readonly tiles: string;
  /** The spaces that the words speak of, and cells that are only pointed at. */
  readonly marks: Figure['marks'];
  /** The mark that each step speaks of. */
  readonly pointsAt: Readonly<Record<LessonStep, string>>;
  /** The mark of a space that is closed once the lesson is done: all is shown that the same forced space closes. */
  readonly closes?: string;
  /** The colour whose line or loop is lit in each step. */
  readonly lights?: Readonly<Record<LessonStep, Colour>>;
  /** Who is to move, and so who the person is. */
  readonly turn: Colour;
  /** Tiles in the hand of whoever is to move; the rest is dealt. */
  readonly hand: readonly TileNumber[];
  /** How many tiles the task takes. */
  readonly moves: number;
  /** What the words say of the position, in the claims of figures; held against the rules by a test. */
  readonly facts: readonly string[];
  readonly task: LessonTask;
  /** The tiles that do the task, one placement a line; left out where there is nothing to do. */
  readonly way?: string;
  /** Which of the marked spaces to fill is for the person to find. */
  readonly isChoice?: boolean;
  /** The board shows the fit counts, whatever the person has set. */
  readonly showsFits?: boolean;
}

/** What is to be known first, and then what is to be done. */
export type LessonStep = 'text' | 'task';

/** Claims that hold once the tiles are played, a rule that the person is to run into, or something that is only looked at. */
export type LessonTask =
  | { readonly kind: 'look' }
  | { readonly kind: 'reach'; readonly claims: readonly string[] }
  | { readonly kind: 'refusal'; readonly code: RefusalCode };

/** How a lesson stands: not yet done, done, or a move was made after which the task cannot be done. */
export type LessonOutcome = 'open' | 'done' | 'missed';

const SEATS: readonly Colour[] = ['red', 'yellow'];

/** The game in which a lesson begins. Throws RangeError when the rules allow none, which a test excludes. */
export function gameOfLesson({ tiles, turn, hand }: LessonSource): Game {
  const game = gameOfFigure({ tiles: placementsIn(tiles), seats: SEATS, hands: { [turn]: hand }, turn });
  if (!game) throw new RangeError('no game leads to this lesson');
  return game;
}

/** The tiles that do the task, in their order. */
export const wayOf = ({ way = '' }: LessonSource): Placement[] => placementsIn(way);

function placementsIn(text: string): Placement[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line) => parsePlacementText(line) ?? []);
}

/** What is claimed and not true of a game of the lesson, in English sentences for the author; empty when all is true. */
export const falseClaims = ({ marks }: LessonSource, game: Game, claims: readonly string[]): string[] =>
  claimProblems({ marks, claims }, game);

/**
 * How a lesson stands.
 *
 * @param start the game in which it began
 * @param refused why the last placement was refused
 */
export function outcomeOf(lesson: LessonSource, start: Game, game: Game, refused?: string): LessonOutcome {
  const { task, moves } = lesson;
  if (task.kind === 'look') return 'open';
  const played = game.placements.length - start.placements.length;
  if (task.kind === 'refusal') {
    if (played > 0) return 'missed';
    return refused === task.code ? 'done' : 'open';
  }
  if (played >= moves && falseClaims(lesson, game, task.claims).length === 0) return 'done';
  const isTurnOver = game.position.mover !== start.position.mover;
  return played >= moves || isTurnOver ? 'missed' : 'open';
}
