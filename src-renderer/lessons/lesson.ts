import type { Preferences } from '../../src-shared/bridge/bridge';
import { type LessonSource, type LessonStep, wayOf } from '../../src-shared/help/lessons/lesson';
import { LESSONS, type LessonId } from '../../src-shared/help/lessons/lessons';
import type { RecordedGame } from '../../src-shared/record';
import { type GameTerms, lesson as lessonTerms } from '../../src-shared/sessions/game-terms';
import {
  type Colour,
  type Game,
  type Hex,
  legalTiles,
  type Placement,
  sameHex,
  samePlacement,
  spacesOf,
} from '../../src-shared/tantrix';
import type { Guide } from '../game/guide';
import type { OpenGame } from '../game/open-game';
import { closedCells, type OutlinedCell } from './closed-cells';
import type { Words } from '../words/words';

/** A lesson of the tutorial, which leads through the game it is played in; what has come of it its terms remember. */
export class Lesson implements Guide {
  readonly terms: GameTerms;
  private readonly source: LessonSource;

  constructor(
    readonly id: LessonId,
    /** The game in which it begins. */
    readonly start: RecordedGame,
    readonly NearBoard: Guide['NearBoard'],
    readonly StatusEnd: Guide['StatusEnd'],
    readonly statusIn: Guide['statusIn'],
  ) {
    this.source = LESSONS[id];
    this.terms = lessonTerms(this.source, start);
  }

  get letters(): LessonSource['marks'] {
    return this.source.marks;
  }

  /** The cell that a step speaks of. */
  cellIn(step: LessonStep): Hex | undefined {
    return this.letters[this.source.pointsAt[step]];
  }

  /** The colour of the link there that a step speaks of. */
  linkIn(step: LessonStep): Colour | undefined {
    return this.source.lights?.[step];
  }

  /** The colours whose lines or loops are lit in a step; after the last all are. */
  lightsIn(step: LessonStep | 'seen'): readonly Colour[] {
    const { lights } = this.source;
    if (!lights) return [];
    return step === 'seen' ? Object.values(lights) : [lights[step]];
  }

  /** What is to be outlined in a game of the lesson once it is done: a forced space, and all that this closes. */
  closedIn(game: Game): readonly OutlinedCell[] {
    const { closes, marks } = this.source;
    const told = closes === undefined ? undefined : marks[closes];
    const closings = told
      ? spacesOf(game)
          .filter(({ isForced }) => isForced)
          .map(({ hex }) => closedCells(game, hex))
      : [];
    return closings.find((cells) => cells.some(({ hex }) => told && sameHex(hex, told))) ?? [];
  }

  /** What is still to be played in a game of the lesson, as its way has it; undefined where something else was played. */
  wayLeft({ placements }: Game): readonly Placement[] | undefined {
    const way = wayOf(this.source);
    const played = placements.slice(this.start.game.placements.length);
    const isOnWay = played.every((placement, at) => way[at] && samePlacement(placement, way[at]));
    return isOnWay ? way.slice(played.length) : undefined;
  }

  /**
   * The letters of the spaces that a tile is asked for in a game of the lesson: all to choose from, or the next on the way; none
   * where other tiles were played, and now nothing may go there.
   */
  lettersAsked(game: Game): string[] {
    const { marks, isChoice } = this.source;
    if (isChoice) return Object.keys(marks);
    const next = wayOf(this.source)[game.placements.length - this.start.game.placements.length];
    if (!next || (!this.wayLeft(game) && legalTiles(game, next).length === 0)) return [];
    return Object.keys(marks).filter((letter) => sameHex(marks[letter] ?? next, next));
  }

  titleIn(t: Words): string {
    return t(`lesson.${this.id}.title`);
  }

  /**
   * The words of one lesson are about fit counts, and those of another say that a click turns a tile; where there is only
   * something to be seen, nothing is marked.
   */
  preferencesFrom(set: Preferences): Preferences {
    const isToLook = this.source.task.kind === 'look';
    return {
      ...set,
      fitCounts: this.source.showsFits ?? (!isToLook && set.fitCounts),
      showPlayable: !isToLook && set.showPlayable,
      clickAgainPlays: false,
    };
  }
}

/** The lesson that leads through a game; undefined for any other game. */
export const lessonIn = (open: OpenGame | undefined): Lesson | undefined =>
  open?.guide instanceof Lesson ? open.guide : undefined;
