import { afterEach, describe, expect, it } from 'vitest';
import { announcement } from '../../../../src-renderer/game/announce';
import { numberedSpaces } from '../../../../src-renderer/game/space-model';
import { type GameTable, NO_GAME } from '../../../../src-renderer/game/table';
import { clearTables } from '../../../support/tables';
import { type Game, rewind, sameHex, stopGame } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { DEADLOCK, PASSED_OVER, SHARED_WIN } from '../../../support/whole-games';
import { t } from '../../../support/words';
import { gameOnTable } from '../../../../src-renderer/game/open-game';

afterEach(() => clearTables());

const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const tableWith = (game: Game, more: Partial<GameTable> = {}): GameTable => ({
  ...NO_GAME,
  open: gameOnTable({ record: { players, game, isCompetition: false } }),
  ...more,
});

describe('what is announced', () => {
  const after = gameOf(PASSED_OVER, 20);
  const before = rewind(after, 19);
  const last = after.placements.at(-1);
  if (!last) throw new Error('no placement');

  it('is a tile that was played, by whom, in which space, and what the bag holds', () => {
    const space = numberedSpaces(before, 0).find(({ hex }) => sameHex(hex, last))?.number;
    const name = players[before.position.mover]?.name;
    const colour = before.deal.seats[before.position.mover];
    expect(announcement(tableWith(before), tableWith(after), t)).toBe(
      `${name} (${colour}) played tile ${last.tile} in space ${space}. ${after.position.bagCount} tiles left in the bag.`,
    );
  });

  it('is a tile that was taken back', () => {
    expect(announcement(tableWith(after), tableWith(before), t)).toBe(`Tile ${last.tile} undone.`);
  });

  it.each([
    ['a win shared', SHARED_WIN, 'Ann (red) and Bob (yellow) share the win'],
    ['a deadlock', DEADLOCK, 'Deadlock: there is no legal free move, so nobody wins.'],
  ])('is, with the last tile, %s', (_, record, words) => {
    const over = gameOf(record);
    const running = rewind(over, over.placements.length - 1);
    const heard = announcement(tableWith(running), tableWith(over), t);
    expect(heard).toMatch(/ played tile \d+ in space \d+\. .*\./);
    expect(heard?.endsWith(` ${words}`)).toBe(true);
    expect(announcement(tableWith(rewind(over, 5)), tableWith(rewind(over, 6)), t)).not.toContain(words);
  });

  it('is that all have agreed to stop, and who won', () => {
    const words = announcement(tableWith(after), tableWith(stopGame(after)), t);
    expect(words).toMatch(/^Stopped by agreement of all players\. .*(wins|share the win)$/);
  });

  const at = (moves: number) => tableWith(after, { replay: { at: moves, isRunning: true } });
  it('is a step of a replay', () => {
    expect(announcement(at(19), at(20), t)).toContain(`played tile ${last.tile} `);
    expect(announcement(at(20), at(19), t)).toBe(`Tile ${last.tile} undone.`);
  });

  it('is how many tiles an undo has taken back, or a redo given back', () => {
    const [few, many] = [tableWith(rewind(after, 17)), tableWith(after)];
    expect(announcement(many, few, t)).toBe('3 tiles undone.');
    expect(announcement(few, many, t)).toBe('3 tiles redone.');
  });

  it.each([
    ['a leap of a replay', at(3), at(20)],
    [
      'another game',
      tableWith(before),
      {
        ...tableWith(after),
        open: gameOnTable({ record: { players: [...players], game: after, isCompetition: false } }),
      },
    ],
    ['a tile selected', tableWith(after), tableWith(after, { held: { tile: 1, rotation: 0 } })],
    ['a game opened', NO_GAME, tableWith(after)],
  ])('is not %s', (_, from, to) => {
    expect(announcement(from, to, t)).toBeUndefined();
  });
});
