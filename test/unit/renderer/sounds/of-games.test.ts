import { describe, expect, it } from 'vitest';
import { eventsBetween } from '../../../../src-renderer/game/heard';
import { soundOf } from '../../../../src-renderer/sounds/heard';
import { TABLE_EVENTS } from '../../../../src-renderer/stage/kind';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import { type Game, legalPlacements, newGame, play, rewind } from '../../../../src-shared/tantrix';
import { gameOnTable, type OpenGame } from '../../../../src-renderer/game/open-game';

const PLAYERS = [
  { name: 'Ann', email: '', country: '' },
  { name: 'Ben', email: '', country: '' },
];
const opened = (game: Game, players = PLAYERS): OpenGame =>
  gameOnTable({ record: { players, game, isCompetition: false } });

function afterMoves(count: number): Game {
  let game = newGame({ seats: ['red', 'blue'] }, 7);
  for (let move = 0; move < count; move++) {
    const [placement] = legalPlacements(game);
    const result = placement && play(game, placement);
    if (!result?.ok) throw new Error('the game is over');
    game = result.game;
  }
  return game;
}

describe('what is heard of a change of the table', () => {
  const game = afterMoves(3);

  it('is a new game, but no game that comes with its moves', () => {
    expect(eventsBetween(undefined, opened(afterMoves(0)))).toEqual(['gameStarted']);
    expect(eventsBetween(opened(game), opened(afterMoves(0)))).toEqual(['gameStarted']);
    expect(eventsBetween(undefined, opened(game))).toEqual([]);
    expect(eventsBetween(opened(rewind(game, 2)), opened(afterMoves(3)))).toEqual([]);
  });

  it('is a tile played and, while the bag lasts, the one drawn for it', () => {
    expect(eventsBetween(opened(rewind(game, 2)), opened(game))).toEqual(['tilePlayed', 'tileDrawn']);
    let late = game;
    while (late.position.bagCount > 0) late = afterMoves(late.placements.length + 1);
    const [placement] = legalPlacements(late);
    const last = placement && play(late, placement);
    expect(last?.ok && eventsBetween(opened(late), opened(last.game))).toEqual(['tilePlayed']);
  });

  it('is nothing where moves are taken back or passed over, or the game goes', () => {
    expect(eventsBetween(opened(game), opened(rewind(game, 2)))).toEqual([]);
    expect(eventsBetween(opened(rewind(game, 0)), opened(game))).toEqual([]);
    expect(eventsBetween(opened(game), opened(game))).toEqual([]);
    expect(eventsBetween(opened(game), undefined)).toEqual([]);
  });

  it('is nothing where only the names of the players change, and the next tile all the same', () => {
    const others = PLAYERS.map((player) => ({ ...player, country: 'Nauru' }));
    const start = rewind(game, 0);
    expect(eventsBetween(opened(start), opened(start, others))).toEqual([]);
    expect(eventsBetween(opened(start), opened(rewind(game, 1), others))).toEqual(['tilePlayed', 'tileDrawn']);
  });
});

describe('the sound of an event', () => {
  it('is as loud as it is set', () => {
    expect(soundOf('tileDrawn', { ...DEFAULT_PREFERENCES, volume: 40 })).toEqual({ sound: 'bagShake', volume: 0.4 });
  });

  it.each(TABLE_EVENTS)('of %s can be turned off alone, and with all others', (event) => {
    const switches = {
      gameStarted: 'soundGameStart',
      tilePlayed: 'soundTilePlay',
      tileDrawn: 'soundBagShake',
      puzzleSolved: 'soundPuzzleSolve',
      gobbled: 'soundGobble',
    } as const;
    const without = { ...DEFAULT_PREFERENCES, [switches[event]]: false };
    const heard = TABLE_EVENTS.filter((each) => soundOf(each, without) !== null);
    expect(heard).toEqual(TABLE_EVENTS.filter((each) => each !== event));
    expect(soundOf(event, { ...DEFAULT_PREFERENCES, volume: 0 })).toBeNull();
  });
});
