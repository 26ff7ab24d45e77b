import { describe, expect, it } from 'vitest';
import { analyse } from '../../../src-shared/robots';
import { bestPlay } from '../../../src-shared/robots/studies/best-play';
import { STUDIES } from '../../../src-shared/robots/studies/all-studies';
import { gameOfStudy, movesTold, solutionOf, STUDY_LEVELS } from '../../../src-shared/robots/studies/study';
import { missedWinIn, winningMoves } from '../../../src-shared/robots/studies/winning-moves';
import { legalPlacements, newGame, play, samePlacement, TILE_COUNT } from '../../../src-shared/tantrix';
import { placementOf } from '../../../src-shared/tantrix/game';
import { runs } from '../../support/nightly';
import { PlainEndgame } from '../../support/plain-endgame';
import { studiesIn } from '../../../scripts/studies/find-studies';

const PROVED_BY_DAY = 3;
const tilesLeft = (at: number) => {
  const study = STUDIES[at];
  return study ? TILE_COUNT - gameOfStudy(study).placements.length : Infinity;
};
/** The shortest first, so that by day those are proved that take least. */
const byLength = [...STUDIES.keys()].toSorted((a, b) => tilesLeft(a) - tilesLeft(b));

describe('the studies', () => {
  it('are fifty at least, of every level, none twice', () => {
    expect(STUDIES.length).toBeGreaterThanOrEqual(50);
    expect(new Set(STUDIES.map(({ level }) => level))).toEqual(new Set(STUDY_LEVELS));
    expect(new Set(STUDIES.map(({ seed, moves }) => `${seed} ${moves}`)).size).toBe(STUDIES.length);
  });

  it('are positions of games that go on, with their solution among many moves', () => {
    for (const study of STUDIES) {
      const game = gameOfStudy(study);
      expect(game.position.isRestricted).toBe(false);
      expect(legalPlacements(game).length).toBeGreaterThan(10);
      expect(legalPlacements(game)).toContainEqual(solutionOf(study));
    }
  });

  it('end won after the one move, and otherwise after any other, when neither side errs', () => {
    for (const at of byLength.slice(0, runs(4, STUDIES.length))) {
      const study = STUDIES[at];
      if (!study) throw new Error(`no study ${at}`);
      const game = gameOfStudy(study);
      const solution = solutionOf(study);
      for (const placement of [solution, ...legalPlacements(game).slice(0, 3)]) {
        const result = play(game, placement);
        const end = result.ok ? bestPlay(result.game, 2_000_000) : undefined;
        if (!end) throw new Error(`study ${at} has no end`);
        const { mover } = game.position;
        const [own = 0, other = 0] = [end.scores[mover], end.scores[1 - mover]];
        expect(own > other, `study ${at}`).toBe(samePlacement(placement, solution));
      }
    }
  });

  it('have the one winning move that the search of the program finds', () => {
    for (const at of byLength.slice(0, runs(10, STUDIES.length))) {
      const study = STUDIES[at];
      if (!study) throw new Error('no such study');
      expect(winningMoves(gameOfStudy(study), 1_000_000)).toEqual([solutionOf(study)]);
    }
  });

  it.each(byLength.slice(0, runs(PROVED_BY_DAY, STUDIES.length)))(
    'have the one winning move that going through everything finds: %i',
    (at) => {
      const study = STUDIES[at];
      if (!study) throw new Error('no such study');
      const winning = new PlainEndgame(gameOfStudy(study)).winning();
      expect(winning.map(placementOf)).toEqual([solutionOf(study)]);
    },
    runs(60_000, 3_600_000),
  );

  it('are made again from the same seed', () => {
    const study = STUDIES[0];
    if (!study) throw new Error('no study');
    expect(studiesIn(study.seed)).toContainEqual(study);
  });

  it('are told by places among the legal moves', () => {
    const game = newGame({ seats: ['red', 'blue'], starter: 0 }, 5);
    const told = { seed: 5, starter: 0, level: 1, solution: 0 } as const;
    expect(gameOfStudy({ ...told, moves: movesTold([35]) }).placements).toEqual([legalPlacements(game)[35]]);
    expect(() => gameOfStudy({ ...told, moves: movesTold([1000]) })).toThrow(new RangeError('no such move in a study'));
  });
});

describe('a win that was missed', () => {
  const study = STUDIES[0];
  if (!study) throw new Error('no study');
  const game = gameOfStudy(study);
  const solution = solutionOf(study);
  const other = legalPlacements(game).find((placement) => !samePlacement(placement, solution));
  if (!other) throw new Error('nothing else can be played');

  it('is found by the analysis, which shows the move that wins', () => {
    const played = play(game, other);
    if (!played.ok) throw new Error(played.refusal.code);
    const budget = { playouts: 60, breadth: 12 };
    const [analysed] = [...analyse(played.game, 1, budget, game.placements.length)];
    expect(analysed?.missedWin).toEqual(solution);
    expect(analysed?.better?.placement ?? solution).toEqual(solution);
  });

  it('is none where the winning move was played, where nothing can be proved, or the bag holds tiles', () => {
    expect(missedWinIn(game, solution, 100_000)).toBeUndefined();
    expect(missedWinIn(game, other, 1)).toBeUndefined();
    const early = newGame({ seats: ['red', 'blue'], starter: 0 }, 5);
    expect(missedWinIn(early, legalPlacements(early)[0] ?? other, 100_000)).toBeUndefined();
  });
});
