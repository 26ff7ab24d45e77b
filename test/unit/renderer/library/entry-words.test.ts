import { describe, expect, it } from 'vitest';
import {
  dayWords,
  headlineWords,
  kindWords,
  lengthWords,
  monthWords,
  resultSeen,
  rowWords,
  titleWords,
} from '../../../../src-renderer/library/entry-words';
import { at, gameAt, puzzleAt, robotPlayer, unfinishedAt } from '../../../support/entries';
import { t } from '../../../support/words';

const NOW = new Date(2026, 10, 23, 18);
const NOON = at(2026, 11, 21);
const ANN = 'Ann';
const MASON = robotPlayer('mason', 2);

const won = gameAt(NOON, [
  [ANN, 28],
  [MASON, 18],
]);

describe('what the list says', () => {
  it('of a game that was won', () => {
    expect([titleWords(won, t), kindWords(won, t)]).toEqual(['mason', 'Level 2']);
    expect(resultSeen(won, t)).toEqual({ figure: '28\u00a0–\u00a018', words: 'Won', look: 'won' });
    expect(headlineWords(won, undefined, t)).toBe('You beat mason, 28\u00A0–\u00A018');
  });

  it('of a game that was lost, one’s own points first', () => {
    const lost = gameAt(NOON, [
      [MASON, 28],
      [ANN, 18],
    ]);
    expect(resultSeen(lost, t)).toEqual({ figure: '18\u00a0–\u00a028', words: 'Lost', look: 'plain' });
    expect(headlineWords(lost, undefined, t)).toBe('mason beat you, 18\u00A0–\u00A028');
  });

  it('of a game that waits for the person', () => {
    const running = unfinishedAt(NOON, [
      [ANN, 5],
      [MASON, 6],
    ]);
    expect(resultSeen(running, t)).toEqual({ figure: '5\u00a0–\u00a06', words: 'Your turn', look: 'waits' });
    expect(headlineWords(running, undefined, t)).toBe('Your turn against mason, 5\u00A0–\u00A06');
    expect(lengthWords(running, t)).toBe('20 tiles');
  });

  it('of a game of several people, of whom nobody knows which is asking', () => {
    const people = gameAt(
      NOON,
      [
        [ANN, 20],
        ['', 22],
      ],
      { isCompetition: true },
    );
    expect([titleWords(people, t), kindWords(people, t)]).toEqual(['Ann and Yellow', 'Pass and play, competition']);
    expect(resultSeen(people, t)).toEqual({ figure: '20\u00a0–\u00a022', words: 'Yellow won', look: 'plain' });
  });

  it('of a game by mail, a deadlock and computer players alone', () => {
    const mail = gameAt(
      NOON,
      [
        [ANN, 9],
        ['Bob', 9],
      ],
      { isByMail: true, here: [0] },
    );
    expect([titleWords(mail, t), kindWords(mail, t), resultSeen(mail, t).words]).toEqual(['Bob', 'Email', 'Drawn']);
    const deadlock = gameAt(
      NOON,
      [
        [ANN, 9],
        [MASON, 8],
      ],
      { end: 'deadlock', winners: [] },
    );
    expect(resultSeen(deadlock, t).words).toBe('Deadlock');
    const robots = gameAt(NOON, [
      [MASON, 9],
      [robotPlayer('thorn', 3), 8],
    ]);
    expect(kindWords(robots, t)).toBe('Levels 2 and 3, Computer players');
  });

  it('of puzzles', () => {
    const solved = puzzleAt(NOON, 'Rainbow', 252);
    expect(resultSeen(solved, t)).toEqual({ figure: '4:12', words: 'Solved', look: 'won' });
    expect(resultSeen(puzzleAt(NOON, 'Rainbow', 252, { isHelped: true }), t).words).toBe('Solved with help');
    const begun = puzzleAt(NOON, 'Rainbow', 60, { isSolved: false, moves: 2 });
    expect([resultSeen(begun, t).words, lengthWords(begun, t)]).toEqual(['Begun', '2 of 5 tiles']);
    expect(kindWords(puzzleAt(NOON, 'Rainbow', 60, { day: '2026-11-21' }), t)).toBe('Puzzle of the day');
    const solitaire = puzzleAt(NOON, 'Solitaire', 60, { isSolitaire: true, score: 12 });
    expect([kindWords(solitaire, t), resultSeen(solitaire, t).figure]).toEqual(['Solitaire', '12 points']);
  });

  it('of when it was', () => {
    const words = (time: number) => dayWords(time, NOW, t);
    expect([at(2026, 11, 23, 0), at(2026, 11, 22, 23), at(2026, 11, 21), at(2025, 11, 21)].map(words)).toEqual([
      'Today',
      'Yesterday',
      'Sat, Nov 21',
      'Fri, Nov 21, 2025',
    ]);
    expect([monthWords('2026-11', NOW), monthWords('2025-11', NOW)]).toEqual(['November', 'November 2025']);
  });

  it('of how long it took, where that was noted', () => {
    const timed = (minutes: number) => {
      const began = NOON - minutes * 60_000;
      return lengthWords({ ...won, began, notes: { began, at: NOON } }, t);
    };
    expect([0, 14, 119, 120, 9 * 24 * 60].map(timed)).toEqual([
      '1 minute',
      '14 minutes',
      '119 minutes',
      '2 hours',
      '9 days',
    ]);
    expect(lengthWords(won, t)).toBe('56 tiles');
  });

  it('of a row to those who do not see it', () => {
    expect(rowWords(won, NOW, t)).toBe('mason, Level 2, 28\u00a0–\u00a018, Won, Sat, Nov 21, 56 tiles');
  });
});
