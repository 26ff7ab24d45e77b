import { describe, expect, it } from 'vitest';
import { expectationGraph } from '../../../../src-renderer/game/expectation-graph';
import { analysisWords, betterWords, pointWords, turningWords } from '../../../../src-renderer/game/analysis-words';
import { areaPath, linePath } from '../../../../src-renderer/ui/graph-paths';
import type { MoveAnalysis } from '../../../../src-shared/robots';
import { type Colour, type Placement, spacesOf } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { t } from '../../../support/words';
import { gameOnTable } from '../../../../src-renderer/game/open-game';

const move = (at: number, before: readonly number[], after: readonly number[]): MoveAnalysis => ({
  at,
  seat: 0,
  before,
  after,
  margin: 0,
});
const deal = (...seats: readonly Colour[]) => ({ ...gameOf(RESTRICTED).deal, seats });

/** The graph of three players, who are expected to score so much. */
const graphOf = (...scores: number[]) => expectationGraph(deal('red', 'blue', 'green'), [move(0, scores, scores)]);

describe('the graph of what was to be expected', () => {
  it('shows for two colours the lead of the first, as high below zero as above', () => {
    const graph = expectationGraph(deal('red', 'yellow'), [
      move(0, [14, 12.5], [13, 15]),
      move(1, [13, 15], [10, 16.4]),
    ]);
    expect(graph).toEqual({
      lines: [{ colour: 'red', values: [1.5, -2, expect.closeTo(-6.4)] }],
      leaders: ['red', 'yellow'],
      low: -7,
      high: 7,
    });
  });

  it('counts the colours in doubles, not the seats', () => {
    const graph = expectationGraph(deal('red', 'blue', 'red', 'blue'), [move(0, [9, 8, 9, 8], [9, 6, 9, 6])]);
    expect(graph.lines).toEqual([{ colour: 'red', values: [1, 3] }]);
    expect(graph.leaders).toEqual(['red', 'blue']);
  });

  it('shows for more colours the score of each', () => {
    const graph = expectationGraph(deal('red', 'blue', 'green'), [move(0, [9, 8, 7], [9.5, 8, 6])]);
    expect(graph).toEqual({
      lines: [
        { colour: 'red', values: [9, 9.5] },
        { colour: 'blue', values: [8, 8] },
        { colour: 'green', values: [7, 6] },
      ],
      low: 5,
      high: 10,
    });
  });

  it('shows the scores from as low as they lie, but never less than five points', () => {
    expect(graphOf(4.5, 17.2, 9)).toMatchObject({ low: 4, high: 18 });
    expect(graphOf(12, 12.5, 12)).toMatchObject({ low: 8, high: 13 });
    expect(graphOf(1, 1, 1)).toMatchObject({ low: 0, high: 5 });
  });

  it('is empty as long as nothing is known', () => {
    expect(expectationGraph(deal('red', 'yellow'), [])).toMatchObject({ lines: [{ values: [] }], low: -5, high: 5 });
  });
});

describe('the paths of a graph', () => {
  const scale = { y: (value: number) => 50 - value * 5 };

  it('lead through all values', () => {
    expect(linePath([2, -4, 0], scale)).toBe('M0 40.00L1 70.00L2 50.00');
    expect(linePath([], scale)).toBe('');
  });

  it('bound what lies above zero, and what lies below', () => {
    expect(areaPath([2, -2], 1, scale)).toBe('M0 50L0.000 40.00L0.500 50.00L1.000 50.00L1 50Z');
    expect(areaPath([2, -2], -1, scale)).toBe('M0 50L0.000 50.00L0.500 50.00L1.000 60.00L1 50Z');
  });
});

const better = (placement: Placement): MoveAnalysis => ({
  ...move(3, [12, 8], [9.96, 8.04]),
  better: { placement, gain: 2.26 },
});

describe('the words of an analysis', () => {
  const game = gameOf(RESTRICTED);
  const played = game.placements.at(-1);
  const [space] = spacesOf(game);
  if (!played || !space) throw new Error('nothing is played');
  const wordsOf = (placement: Placement) => betterWords(better(placement), game, t);

  it('give points to a tenth, and less than nothing with a true minus', () => {
    expect([2.26, -0.5, 10].map(pointWords)).toEqual(['2.3', '−0.5', '10.0']);
  });

  it('say where a better tile would have gone', () => {
    expect(wordsOf({ tile: 9, ...space.hex, rotation: 0 })).toBe('Best (+2.3): \u2060[9] in the marked space.');
    expect(wordsOf({ ...played, tile: 9 })).toBe('Best (+2.3): \u2060[9] in the same space.');
    expect(wordsOf({ ...played, rotation: (played.rotation + 1) % 6 })).toBe(
      'Best (+2.3): the same tile in the same space, rotated differently.',
    );
    expect(betterWords(move(3, [1, 1], [1, 1]), game, t)).toBe('No better move found.');
  });

  it('tell in a row what was to be expected of everybody', () => {
    const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
    const open = gameOnTable({ record: { players, game, isCompetition: false } });
    expect(analysisWords(better(played), open, t)).toBe(
      'predicted score Ann 10.0, Bob 8.0; another move was better by 2.3',
    );
    expect(analysisWords(move(3, [1, 1], [2, 3]), open, t)).toBe('predicted score Ann 2.0, Bob 3.0');
  });

  it('tell a turning point to those who hear it', () => {
    const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
    const record = { players, game, isCompetition: false };
    const at = game.placements.length - 1;
    const said = (placement: Placement) =>
      turningWords({ ...move(at, [], []), better: { placement, gain: 4.26 } }, record, t);
    const start = `${at + 1}. ${t('player', { name: 'Ann', colour: t(`colourInText.${game.deal.seats[0] ?? 'red'}`) })}: tile ${played.tile}; `;
    expect(said({ tile: 9, ...space.hex, rotation: 0 })).toBe(`${start}tile 9 was better; cost 4.3 points`);
    expect(said({ ...played, ...space.hex })).toBe(
      `${start}the same tile was better in another space; cost 4.3 points`,
    );
    expect(said({ ...played, rotation: (played.rotation + 1) % 6 })).toBe(
      `${start}the same tile was better rotated differently; cost 4.3 points`,
    );
  });
});
