import { tileInWords } from '../../../../src-renderer/stage/TileWords';
import { describe, expect, it } from 'vitest';
import { hintWords, spokenHint } from '../../../../src-renderer/game/hint-words';
import { numberedSpaces } from '../../../../src-renderer/game/space-model';
import type { Hint, Reason } from '../../../../src-shared/robots';
import { hexKey, legalPlacements, rewind } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { PASSED_OVER } from '../../../support/whole-games';
import { t } from '../../../support/words';

const game = gameOf(RESTRICTED);
const [third] = numberedSpaces(game, 0).filter(({ number }) => number === 3);
if (!third) throw new Error('no third space');
const { hex } = third;

const hintOf = (reasons: readonly Reason[], margin = 2.4): Hint => ({
  placement: { tile: 53, ...hex, rotation: 1 },
  scores: [10, 8],
  margin,
  reasons,
});
const wordsOf = (reason: Reason): string | undefined => hintWords(hintOf([reason]), game, 0, t).reasons[0];

/** A reason that speaks of a space. */
const blocks = (q: number): Reason => ({
  kind: 'blocks',
  colour: 'red',
  length: 2,
  hex: { q, r: 0 },
  fits: 1,
  before: 3,
});

describe('the words of a hint', () => {
  it.each<[Reason, string]>([
    [{ kind: 'closesLoop', tiles: 6, score: 12 }, 'Closes a loop of 6 tiles, worth 12 points.'],
    [{ kind: 'joinsLines', first: 5, second: 4, length: 10 }, 'Joins your lines of 5 and 4 into one of 10.'],
    [
      { kind: 'joinsThrough', hex, first: 5, second: 4, fits: 7 },
      'Prepares to join your lines of 5 and 4 in space A: 7 tiles fit there.',
    ],
    [
      { kind: 'joinsThrough', hex, first: 5, second: 4, fits: 1 },
      'Prepares to join your lines of 5 and 4 in space A: 1 tile fits there.',
    ],
    [{ kind: 'extendsLine', from: 8, to: 9 }, 'Extends your line from 8 to 9.'],
    [
      { kind: 'blocks', colour: 'blue', length: 6, hex, fits: 2, before: 5 },
      'Hinders the blue line of 6 in space A: 2 tiles fit there instead of 5.',
    ],
    [
      { kind: 'blocks', colour: 'blue', length: 6, hex, fits: 0, before: 5 },
      'Blocks the blue line of 6 in space A: no tile fits there any more.',
    ],
    [{ kind: 'fillsNext', count: 1 }, 'Your turn goes on: another tile of yours fills 1 forced space.'],
  ])('are those of its reason: %j', (reason, words) => {
    expect(wordsOf(reason)).toBe(words);
  });

  it('name spaces by letters, in the order in which they come', () => {
    const { reasons } = hintWords(hintOf([blocks(4), blocks(2), blocks(4)]), game, 0, t);
    expect(reasons.map((words) => /space (\w)/.exec(words)?.[1])).toEqual(['A', 'B', 'A']);
  });

  it('say aloud the number that the space of the tile has on the table as it is turned', () => {
    for (const orientation of [0, 1, 4]) {
      const number = numberedSpaces(game, orientation).find((space) => hexKey(space.hex) === hexKey(hex))?.number;
      expect(hintWords(hintOf([]), game, orientation, t).spokenPlacement).toBe(`Tile 53 in space ${number}`);
    }
  });

  it('show those who see the board the tile as a picture, and the space as it is marked', () => {
    expect(hintWords(hintOf([]), game, 0, t).placement).toBe(`${tileInWords(53)} in the marked space`);
  });

  it.each([
    [2.4, 'Predicted for the end: about 2 points ahead.'],
    [0.8, 'Predicted for the end: about 1 point ahead.'],
    [-0.3, 'Predicted for the end: about even.'],
    [-7.9, 'Predicted for the end: about 8 points behind.'],
  ])('tell what can be expected: %d', (margin, words) => {
    expect(hintWords(hintOf([], margin), game, 0, t).expectation).toBe(words);
  });

  it('are all said aloud, also where nothing on the board speaks for the move', () => {
    expect(spokenHint(hintWords(hintOf([]), game, 0, t))).toBe(
      'Tile 53 in space 3. No single reason stands out: when the computer played the game on many times, this move did best for you. Predicted for the end: about 2 points ahead.',
    );
  });

  it('say that there is no other move where that is so', () => {
    const whole = gameOf(PASSED_OVER);
    const counts = whole.placements.map((_, at) => at).filter((at) => legalPlacements(rewind(whole, at)).length === 1);
    expect(counts.length).toBeGreaterThan(0);
    for (const count of counts) {
      const only = rewind(whole, count);
      const [placement] = legalPlacements(only);
      const hint = { ...hintOf([]), ...(placement && { placement }) };
      expect(hintWords(hint, only, 0, t).reasons).toEqual(['It’s the only move you have.']);
    }
  });
});
