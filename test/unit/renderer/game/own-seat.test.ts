import { describe, expect, it } from 'vitest';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import { ownSeat } from '../../../../src-renderer/game/own-seat';
import { turnOf } from '../../../../src-renderer/game/turns';
import { moversOf, rewind } from '../../../../src-shared/tantrix';
import type { Game } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { PASSED_OVER } from '../../../support/whole-games';

const WHOLE = gameOf(PASSED_OVER);
const STATES = WHOLE.placements.map((_, count) => rewind(WHOLE, count));

const tableWith = (game: Game, robots: readonly number[]) =>
  gameOnTable({
    record: {
      players: ['Ann', 'Bob'].map((name, seat) => ({
        name,
        email: '',
        country: '',
        ...(robots.includes(seat) ? { robot: { character: 'mason', level: 1 } } : {}),
      })),
      game,
      isCompetition: false,
    },
  });

describe('the hand before the person', () => {
  it('is the own one against computers, whoever is to move', () => {
    expect(new Set(STATES.map((game) => ownSeat({ open: tableWith(game, [0]) })))).toEqual(new Set([1]));
    expect(new Set(STATES.map((game) => ownSeat({ open: tableWith(game, [1]) })))).toEqual(new Set([0]));
  });

  it('is that of whoever is to move where several people play, once the turn is handed on', () => {
    for (const game of STATES) {
      const open = tableWith(game, []);
      const { mover } = game.position;
      expect(ownSeat({ open })).toBe(mover);
      expect(ownSeat({ open, turnEnded: 1 - mover })).toBe(1 - mover);
    }
  });

  it('is the first where nobody plays here', () => {
    expect(new Set(STATES.map((game) => ownSeat({ open: tableWith(game, [0, 1]) })))).toEqual(new Set([0]));
  });
});

it('turns are counted by the changes of who is to move', () => {
  const movers = moversOf(WHOLE);
  expect(turnOf(rewind(WHOLE, 0))).toBe(0);
  for (const [count, game] of STATES.entries()) {
    if (count === 0) continue;
    const grown = turnOf(game) - turnOf(rewind(WHOLE, count - 1));
    expect(grown).toBe(game.position.mover === movers[count - 1] ? 0 : 1);
  }
});
