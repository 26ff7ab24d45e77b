import { expect, it } from 'vitest';
import { Position } from '../../../src-shared/tantrix/position';
import { snapshot } from '../../support/boards';
import { forRandomGames, playRandomly } from '../../support/random-games';

it('a position that has rested is the same, goes on and back as if it had not', () => {
  forRandomGames(20, 1, (game) => {
    playRandomly(game, (position, random) => {
      const before = snapshot(position);
      const copy = new Position(position);
      copy.rest();
      expect(snapshot(new Position(copy))).toBe(before);
      expect(snapshot(copy)).toBe(before);
      if (random(3) > 0) return;
      position.rest();
      copy.rest();
      copy.takeBack();
      expect(copy.board.filled.length).toBe(Math.max(0, position.board.filled.length - 1));
    });
  });
});
