import { describe, expect, it } from 'vitest';
import { boardModel } from '../../../../src-renderer/game/board-model';
import { newsFrom } from '../../../../src-renderer/game/last-turn';
import { gameOnTable, goneOn } from '../../../../src-renderer/game/open-game';
import { tryPreferences } from '../../../../src-renderer/preferences/preferences';
import { screenModel } from '../../../support/screen-model';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import { isOver, legalPlacements, moversOf, newGame, play, stopGame } from '../../../../src-shared/tantrix';
import type { Game } from '../../../../src-shared/tantrix';
import { haveWindow } from '../../../support/window';
import { t } from '../../../support/words';

haveWindow({});

const SEATS = ['red', 'blue', 'green'] as const;
const ROBOT = { character: 'mason', level: 1 };

/** All states of a game between three, each tile the first that may be played. */
function* states(): Generator<Game> {
  let game = newGame({ seats: [...SEATS] }, 7);
  for (;;) {
    yield game;
    const [placement] = legalPlacements(game);
    const result = placement && play(game, placement);
    if (!result?.ok) return;
    ({ game } = result);
  }
}

const tableWith = (game: Game, robots: readonly number[], more = {}) =>
  gameOnTable({
    record: {
      players: ['Ann', 'Bob', 'Cid'].map((name, seat) => ({
        name,
        email: '',
        country: '',
        ...(robots.includes(seat) ? { robot: ROBOT } : {}),
      })),
      game,
      isCompetition: false,
    },
    ...more,
  });

describe('the tiles that are news', () => {
  it('are those laid since the person who is to move did so last, whoever laid them', () => {
    for (const game of states()) {
      const movers = moversOf(game);
      const since = movers.lastIndexOf(game.position.mover) + 1;
      expect(newsFrom(tableWith(game, []))).toBe(isOver(game) ? movers.length : since);
    }
  });

  it('grow while computer players move', () => {
    for (const game of states()) {
      const movers = moversOf(game);
      const since = movers.lastIndexOf(0) + 1;
      expect(newsFrom(tableWith(game, [1, 2]))).toBe(isOver(game) ? movers.length : since);
    }
  });

  it('are none where only computers play, and once it is over', () => {
    for (const game of states()) {
      expect(newsFrom(tableWith(game, [0, 1, 2]))).toBe(game.placements.length);
      expect(newsFrom(tableWith(stopGame(game), []))).toBe(game.placements.length);
    }
  });

  it('are none of the own ones as long as the turn is not handed on', () => {
    tryPreferences({ nextPlayerPrompt: true });
    let turnsEnded = 0;
    for (const game of states()) {
      const { mover } = game.position;
      const [placement] = legalPlacements(game);
      if (!placement) continue;
      const open = tableWith(game, []);
      const after = goneOn(open, open.session.after({ kind: 'move', made: { by: mover, move: placement } }));
      if (after.session.extra.turnEnded === undefined) continue;
      turnsEnded++;
      expect(after.session.extra.turnEnded).toBe(mover);
      expect(newsFrom(after)).toBe(after.record.game.placements.length);
    }
    expect(turnsEnded).toBeGreaterThan(0);
  });

  it('bear the colour of whoever laid them, and say so', () => {
    const [, , after = newGame({ seats: [...SEATS] }, 7)] = states();
    const open = tableWith(after, []);
    const look = { open, lit: [], tried: [], orientation: 0, marks: DEFAULT_PREFERENCES } as const;
    const { tiles } = screenModel(boardModel(look, t), 0);
    const movers = moversOf(after);
    expect(tiles.map(({ rim }) => rim)).toEqual(movers.map((seat) => SEATS[seat]));
    expect(tiles.at(-1)?.label).toMatch(/ clockwise from north; played by \w+ \(\w+\) since your last move$/);
    const replayed = screenModel(boardModel({ ...look, replay: { at: 2, isRunning: false } }, t), 0).tiles;
    expect(replayed.map(({ rim, isLast }) => [rim, isLast])).toEqual([
      [undefined, false],
      [undefined, true],
    ]);
  });
});
