import { describe, expect, it } from 'vitest';
import { newGame, unplayedTiles, unseenTiles } from '../../../src-shared/tantrix';
import { Position, type ReadonlyPosition } from '../../../src-shared/tantrix/position';
import { forRandomGames, gameAt, playRandomly } from '../../support/random-games';

/** What a window might try with the position it is shown. Nobody calls this: the compiler refuses each line. */
export function changesOf({ position }: { readonly position: ReadonlyPosition }): void {
  // @ts-expect-error -- a window plays by `play`, which gives another game
  position.play(position.moves[0]);
  // @ts-expect-error -- and undoes by `rewind`
  position.takeBack();
  // @ts-expect-error -- the rules say whose turn it is
  position.mover = 1;
  // @ts-expect-error -- the rules say in which step
  position.phase = 'free';
  // @ts-expect-error -- what may be played is found by the rules
  position.moves.push(0);
  // @ts-expect-error -- hands are filled from the bag
  position.hands[0][0] = 1;
  // @ts-expect-error -- a hand belongs to a seat
  position.hands.reverse();
  // @ts-expect-error -- tiles are put by the rules
  position.board.place(0, 0);
  // @ts-expect-error -- and taken off by them
  position.board.takeBack();
  // @ts-expect-error -- and stay where they are
  position.board.turned[0] = 1;
  // @ts-expect-error -- the spaces follow from the tiles
  position.board.spaces.pop();
  // @ts-expect-error -- nobody knows the order of the bag
  position.bag.slice();
}

describe('the position that a game shows', () => {
  it('tells how many tiles the bag holds and which, but not their order', () => {
    forRandomGames(5, 11, (random) => {
      playRandomly(random, (position) => {
        const left = position.bag.slice(position.drawn);
        const game = gameAt(position);
        expect(unseenTiles(game)).toEqual(left.toSorted((a, b) => a - b));
        expect(position.bagCount).toBe(left.length);
        const held = unplayedTiles(game).filter((tile) => !left.includes(tile));
        expect(held).toEqual(
          position.hands
            .flat()
            .filter((tile) => tile > 0)
            .toSorted((a, b) => a - b),
        );
      });
    });
  });

  it('is copied to be searched, and stays as it is', () => {
    const { position } = newGame({ seats: ['red', 'blue'] }, 1);
    const copy = new Position(position);
    copy.play(copy.moves[0] ?? 0);
    expect([position.board.filled.length, copy.board.filled.length]).toEqual([0, 1]);
  });

  it('is none that somebody else has made up', () => {
    const { position } = newGame({ seats: ['red', 'blue'] }, 1);
    expect(
      () => new Position({ ...position, board: position.board, bagCount: 44, isRestricted: true, isOver: false }),
    ).toThrow(TypeError);
  });
});
