import type { ComponentType } from 'react';
import type { Preferences } from '../../src-shared/bridge/bridge';
import type { LessonSource } from '../../src-shared/help/lessons/lesson';
import { LESSONS, type LessonId } from '../../src-shared/help/lessons/lessons';
import type { RecordedGame } from '../../src-shared/record';
import { type GameTerms, lesson as lessonTerms } from '../../src-shared/sessions/game-terms';
import { type Hex, sameHex } from '../../src-shared/tantrix';
import type { Guide } from '../game/guide';
import type { OpenGame } from '../game/open-game';
import type { Words } from '../words/words';
import type { Orientation } from '../board/orientation';
import { numberedSpaces } from '../game/space-model';

/** A lesson of the tutorial, which leads through the game it is played in; what has come of it its terms remember. */
export class Lesson implements Guide {
  readonly terms: GameTerms;
  private readonly source: LessonSource;

  constructor(
    readonly id: LessonId,
    /** The game in which it begins. */
    readonly start: RecordedGame,
    readonly Panel: ComponentType,
  ) {
    this.source = LESSONS[id];
    this.terms = lessonTerms(this.source, start);
  }

  /** The spaces that the words speak of, by the letters they call them. */
  get letters(): LessonSource['marks'] {
    return this.source.marks;
  }

  get marks(): readonly Hex[] {
    return Object.values(this.letters);
  }

  titleIn(t: Words): string {
    return t(`lesson.${this.id}.title`);
  }

  /** The words call tiles by their numbers, and those of one lesson are about fit counts. */
  preferencesFrom(set: Preferences): Preferences {
    return { ...set, tileNumbers: true, fitCounts: this.source.showsFits ?? set.fitCounts };
  }
}

/** The lesson that leads through a game; undefined for any other game. */
export const lessonIn = (open: OpenGame | undefined): Lesson | undefined =>
  open?.guide instanceof Lesson ? open.guide : undefined;

/** The numbers that the spaces of a lesson bear on the screen when it begins; 0 for a letter that it does not use. */
export function lessonNumbers({ start, letters }: Lesson, orientation: Orientation): Record<'A' | 'B' | 'C', number> {
  const spaces = numberedSpaces(start.game, orientation);
  const numberAt = (hex: Hex | undefined): number =>
    spaces.find((space) => hex && sameHex(space.hex, hex))?.number ?? 0;
  return { A: numberAt(letters.A), B: numberAt(letters.B), C: numberAt(letters.C) };
}
