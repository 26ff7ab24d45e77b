import { describe, expect, it } from 'vitest';
import { hintWords, spokenHint } from '../../../../src-renderer/game/hint-words';
import { numberedSpaces } from '../../../../src-renderer/game/space-model';
import type { Hint, Reason } from '../../../../src-shared/robots';
import { hexKey } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
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

describe('the words of a hint', () => {
  it.each<[Reason, string]>([
    [{ kind: 'closesLoop', tiles: 6, score: 12 }, 'It closes a loop of 6 tiles, worth 12 points.'],
    [{ kind: 'joinsLines', first: 5, second: 4, length: 10 }, 'It joins your lines of 5 and 4 into one of 10.'],
    [
      { kind: 'joinsThrough', hex, first: 5, second: 4, fits: 7 },
      'Your lines of 5 and 4 then meet at space 3; 7 tiles that fit it are left.',
    ],
    [
      { kind: 'joinsThrough', hex, first: 5, second: 4, fits: 1 },
      'Your lines of 5 and 4 then meet at space 3; 1 tile that fits it is left.',
    ],
    [{ kind: 'extendsLine', from: 8, to: 9 }, 'It makes your line of 8 one of 9.'],
    [
      { kind: 'blocks', colour: 'blue', length: 6, hex, fits: 2, before: 5 },
      'It hampers the blue line of 6 at space 3: 2 tiles fit there, instead of 5.',
    ],
    [
      { kind: 'blocks', colour: 'blue', length: 6, hex, fits: 0, before: 5 },
      'It blocks the blue line of 6 at space 3: no tile fits there any more, where 5 did.',
    ],
    [{ kind: 'fillsNext', count: 1 }, 'You can fill 1 forced space next.'],
  ])('are those of its reason: %j', (reason, words) => {
    expect(wordsOf(reason)).toBe(words);
  });

  it('name spaces by the numbers that they have on the table as it is turned', () => {
    for (const orientation of [0, 1, 4]) {
      const number = numberedSpaces(game, orientation).find((space) => hexKey(space.hex) === hexKey(hex))?.number;
      expect(hintWords(hintOf([]), game, orientation, t).placement).toBe(`Tile 53 in space ${number}`);
    }
  });

  it.each([
    [2.4, 'Expected in the end: a lead of about 2 points.'],
    [0.8, 'Expected in the end: a lead of about 1 point.'],
    [-0.3, 'Expected in the end: about even.'],
    [-7.9, 'Expected in the end: about 8 points behind.'],
  ])('tell what can be expected: %d', (margin, words) => {
    expect(hintWords(hintOf([], margin), game, 0, t).expectation).toBe(words);
  });

  it('are all said aloud, also where nothing on the board speaks for the move', () => {
    expect(spokenHint(hintWords(hintOf([]), game, 0, t))).toBe(
      'Tile 53 in space 3. Nothing on the board speaks for it by itself: games played on from here went best with it. Expected in the end: a lead of about 2 points.',
    );
  });
});
