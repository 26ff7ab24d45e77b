import { describe, expect, it } from 'vitest';
import { handModels } from '../../../../src-renderer/game/hand-model';
import { type GameTable } from '../../../../src-renderer/game/table';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import { type Game, legalPlacements, standingsOf, stopGame } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { LOOP_BEATS_LINE, RESTRICTED, TWO_FORCED } from '../../../support/situations';
import { DEADLOCK, PASSED_OVER } from '../../../support/whole-games';
import { gameOnTable } from '../../../../src-renderer/game/open-game';

const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const handsOf = (game: Game, table: Partial<GameTable> = {}) =>
  handModels(gameOnTable({ record: { players, game, isCompetition: false } }), {
    tried: [],
    orientation: 0,
    marks: DEFAULT_PREFERENCES,
    isCovered: false,
    ...table,
  });
const statesOf = (game: Game, table: Partial<GameTable> = {}) =>
  handsOf(game, table)[game.position.mover]?.tiles.map((tile) => [tile?.tile, tile?.state]);

describe('the hands', () => {
  it('show who plays which colour, the scores so far, and whose turn it is', () => {
    const game = gameOf(LOOP_BEATS_LINE);
    const scores = standingsOf(game).map(({ score }) => score);
    expect(handsOf(game)).toMatchObject([
      { seat: 0, name: 'Ann', colour: 'red', score: scores[0], isMover: game.position.mover === 0, isWinner: false },
      { seat: 1, name: 'Bob', colour: 'yellow', score: scores[1], isMover: game.position.mover === 1, isWinner: false },
    ]);
  });

  it('say whether a score is for a line or a loop, and nothing while it is for neither', () => {
    for (const game of [gameOf(LOOP_BEATS_LINE), gameOf(RESTRICTED), gameOf(PASSED_OVER, 0)]) {
      expect(handsOf(game).map(({ scoredBy }) => scoredBy)).toEqual(
        standingsOf(game).map(({ path, isLoop }) => (path.length > 0 ? (isLoop ? 'loop' : 'line') : undefined)),
      );
    }
    expect(handsOf(gameOf(LOOP_BEATS_LINE)).map(({ scoredBy }) => scoredBy)).toContain('loop');
  });

  it('keep every tile in its slot; a slot played out stays empty', () => {
    const game = gameOf(PASSED_OVER, 50);
    const shown = handsOf(game).map(({ tiles }) => tiles.map((tile) => tile?.tile ?? 0));
    expect(shown).toEqual(game.position.hands);
    expect(shown.flat()).toContain(0);
  });

  it('offer what may be played, and tell what fits a forced space', () => {
    const game = gameOf(TWO_FORCED);
    const fitting = new Set(legalPlacements(game).map(({ tile }) => tile));
    const hand = game.position.hands[game.position.mover] ?? [];
    expect(statesOf(game)).toEqual(hand.map((tile) => [tile, fitting.has(tile) ? 'fits' : 'idle']));
    expect(fitting.size).toBe(3);
    expect(new Set(statesOf(gameOf(RESTRICTED))?.map(([, state]) => state))).toEqual(new Set(['ready']));
  });

  it('show the selected tile turned, and leave the slots of tiles that are tried out empty', () => {
    const game = gameOf(RESTRICTED);
    const [one = 0, two = 0, tile = 0] = game.position.hands[game.position.mover] ?? [];
    const selected = handsOf(game, { held: { tile, rotation: 4 } })[game.position.mover]?.tiles[2];
    expect(selected).toEqual({ tile, rotation: 4, state: 'selected', isSelected: true });
    const at = { over: { q: 0, r: 0 }, off: { x: 10, y: 20 } };
    const tried = [{ tile: one, rotation: 1, at }];
    const states = statesOf(game, { held: { tile, rotation: 4, at }, tried });
    expect(states?.slice(0, 3)).toEqual([
      [one, 'away'],
      [two, 'ready'],
      [tile, 'away'],
    ]);
  });

  it('turn with the table', () => {
    const game = gameOf(RESTRICTED);
    const [tile = 0] = game.position.hands[game.position.mover] ?? [];
    const hands = handsOf(game, { orientation: 2, held: { tile, rotation: 5 } });
    const rotations = hands.flatMap(({ tiles }) => tiles.map((each) => each && [each.tile, each.rotation]));
    expect(rotations.filter((each) => each?.[0] !== tile).every((each) => each?.[1] === 2)).toBe(true);
    expect(rotations).toContainEqual([tile, 1]);
  });

  it('have no mover once the game is over, and name the winners', () => {
    const stopped = handsOf(stopGame(gameOf(LOOP_BEATS_LINE)));
    expect(stopped.map(({ isMover, isWinner }) => [isMover, isWinner])).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(handsOf(gameOf(DEADLOCK)).some(({ isMover, isWinner }) => isMover || isWinner)).toBe(false);
  });
});
