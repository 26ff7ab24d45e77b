import type { Preferences } from '../../../src-shared/bridge/bridge';
import type { RecordedGame } from '../../../src-shared/record';
import { STUDIES } from '../../../src-shared/robots/studies/all-studies';
import { gameOfStudy, solutionOf, type Study } from '../../../src-shared/robots/studies/study';
import { type GameTerms, study as studyTerms } from '../../../src-shared/sessions/game-terms';
import { type Hex, type Placement, samePlacement } from '../../../src-shared/tantrix';
import type { Guide } from '../../game/guide';
import type { OpenGame } from '../../game/open-game';
import type { Words } from '../../words/words';

/** How much the person was told: nothing, which tile wins, or where, too. */
export type Told = 'nothing' | 'tile' | 'move';

/** What the window gives a study with which it is played. */
export type StudyParts = Pick<Guide, 'NearBoard' | 'StatusEnd' | 'statusIn'>;

/** How a person has begun with a study. */
type Begun = Pick<StudyGuide, 'told' | 'begunAt'>;

/** What a study is known by among the results of puzzles; it stays when others are made. */
export const studyId = ({ seed }: Study): string => `study-${seed}`;

/** A study from its beginning, as it lies on the table. */
export class StudyGuide implements Guide {
  readonly terms: GameTerms;
  readonly solution: Placement;
  readonly letters: Readonly<Record<string, Hex>>;
  readonly told: Told;
  /** When the person began with it, in milliseconds. */
  readonly begunAt: number;
  readonly NearBoard: Guide['NearBoard'];
  readonly StatusEnd: Guide['StatusEnd'];
  readonly statusIn: Guide['statusIn'];

  /** @param at its place among the studies */
  constructor(
    readonly at: number,
    readonly start: RecordedGame,
    { told, begunAt }: Begun,
    { NearBoard, StatusEnd, statusIn }: StudyParts,
  ) {
    this.terms = studyTerms(start);
    this.solution = solutionOf(studyAt(at), start.game);
    const { q, r } = this.solution;
    [this.told, this.begunAt] = [told, begunAt];
    this.letters = told === 'move' ? { A: { q, r } } : {};
    [this.NearBoard, this.StatusEnd, this.statusIn] = [NearBoard, StatusEnd, statusIn];
  }

  titleIn(t: Words): string {
    return studyName(this.at, t);
  }

  preferencesFrom(set: Preferences): Preferences {
    return set;
  }

  /** What the person has played in a state of the study; undefined while it is their move. */
  playedIn({ game }: RecordedGame): Placement | undefined {
    return game.placements[this.start.game.placements.length];
  }

  /** Whether that was the one move that wins. */
  isSolvedIn(record: RecordedGame): boolean {
    const played = this.playedIn(record);
    return played !== undefined && samePlacement(played, this.solution);
  }
}

/** The study at a place. Throws RangeError when there is none. */
export function studyAt(at: number): Study {
  const study = STUDIES[at];
  if (!study) throw new RangeError(`there is no study ${at}`);
  return study;
}

export const studyName = (at: number, t: Words): string => t('study.name', { number: at + 1 });

/** The study that lies on a table, if any. */
export const studyIn = (open: OpenGame | undefined): StudyGuide | undefined =>
  open?.guide instanceof StudyGuide ? open.guide : undefined;

/** A study as a game of two without names, who are called by their colours. */
export function recordOfStudy(at: number, t: Words): RecordedGame {
  const game = gameOfStudy(studyAt(at));
  const players = game.deal.seats.map((colour) => ({ name: t(`colour.${colour}`), email: '', country: '' }));
  return { players, game, isCompetition: false };
}
