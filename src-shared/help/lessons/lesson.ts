import { parsePlacementText } from '../../record/placement-text';
import type { Colour, Game, Placement, RefusalCode, TileNumber } from '../../tantrix';
import { claimProblems } from '../figures/claims';
import type { Figure } from '../figures/figure';
import { gameOfFigure } from '../figures/reach';

/** A position with something to be done in it, for people who learn by doing. Its words are those of its id. */
export interface LessonSource {
  /** One placement a line, as figures are written. */
  readonly tiles: string;
  /** The spaces that the words speak of. */
  readonly marks: Figure['marks'];
  /** Who is to move, and so who the person is. */
  readonly turn: Colour;
  /** Tiles in the hand of whoever is to move; the rest is dealt. */
  readonly hand: readonly TileNumber[];
  /** How many tiles the task takes. */
  readonly moves: number;
  /** What the words say of the position, in the claims of figures; held against the rules by a test. */
  readonly facts: readonly string[];
  readonly task: LessonTask;
  /** The board shows the fit counts, whatever the person has set. */
  readonly showsFits?: boolean;
}

/** Claims that hold once the tiles are played, or a rule that the person is to run into. */
export type LessonTask =
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
  const played = game.placements.length - start.placements.length;
  if (task.kind === 'refusal') {
    if (played > 0) return 'missed';
    return refused === task.code ? 'done' : 'open';
  }
  if (played >= moves && falseClaims(lesson, game, task.claims).length === 0) return 'done';
  const isTurnOver = game.position.mover !== start.position.mover;
  return played >= moves || isTurnOver ? 'missed' : 'open';
}
