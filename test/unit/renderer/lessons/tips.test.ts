import '../../../support/tables';
import { describe, expect, it } from 'vitest';
import { handModels } from '../../../../src-renderer/game/hand-model';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import type { GameTable } from '../../../../src-renderer/game/table';
import { tipDue } from '../../../../src-renderer/lessons/tips';
import { DEFAULT_PREFERENCES, TIPS } from '../../../../src-shared/bridge/bridge';
import {
  closedBy,
  type Game,
  hexKey,
  legalCells,
  legalTiles,
  moversOf,
  newGame,
  playableTiles,
  replay,
  rewind,
  spacesOf,
  standingsOf,
  tilesThatFit,
  UNKNOWN_TILE,
  unplayedTiles,
} from '../../../../src-shared/tantrix';
import { playedOut } from '../../../support/doubles';
import { gameOf } from '../../../support/records';
import { LOOP_BEATS_LINE, RESTRICTED, TWO_FORCED } from '../../../support/situations';
import { PASSED_OVER } from '../../../support/whole-games';

const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const FORCED = gameOf(TWO_FORCED);
const ROBOT = { character: 'mason', level: 3 } as const;

function tableOf(game: Game, more: Partial<GameTable> = {}, { isCompetition = false, robots = false } = {}): GameTable {
  const people = robots ? players.map((player) => ({ ...player, robot: ROBOT })) : players;
  const open = gameOnTable({ record: { players: people, game, isCompetition } });
  return { open, lit: [], tried: [], orientation: 0, ...more };
}

const but = (tip: (typeof TIPS)[number]) => TIPS.filter((each) => each !== tip);

describe('a tip is due', () => {
  it('at a forced space that the mover can fill', () => {
    const due = tipDue(tableOf(FORCED), []);
    const cells = playableTiles(FORCED).flatMap((tile) => legalCells(FORCED, tile));
    expect(due?.tip).toBe('forced');
    expect(cells).toContainEqual(due?.at);
  });

  it('at a forced space that others may have to fill, and at one that nothing fits any more', () => {
    const whole = gameOf(PASSED_OVER);
    const met = { waiting: 0, impossible: 0 };
    for (let count = 1; count < whole.placements.length; count++) {
      const game = rewind(whole, count);
      const unplayed = unplayedTiles(game);
      for (const tip of ['waiting', 'impossible'] as const) {
        const due = tipDue(tableOf(game), but(tip));
        const spaces = spacesOf(game).filter(
          (space) =>
            space.isForced &&
            (tip === 'impossible'
              ? tilesThatFit(space, unplayed).length === 0
              : legalTiles(game, space.hex).length === 0 && tilesThatFit(space, unplayed).length > 0),
        );
        expect(due?.at, `${tip} after ${count}`).toEqual(spaces[0]?.hex);
        met[tip] += due ? 1 : 0;
      }
    }
    expect(Math.min(met.waiting, met.impossible)).toBeGreaterThan(0);
  });

  it('only once the tile that was drawn is known', () => {
    const { deal, placements } = gameOf(PASSED_OVER);
    const movers = moversOf(gameOf(PASSED_OVER));
    let met = 0;
    for (let count = 1; count < placements.length; count++) {
      // Somebody elsewhere tells what comes out of the bag, and has not told the last one.
      const known = 6 * deal.seats.length + count - 1;
      const bag = deal.bag.map((tile, at) => (at < known ? tile : UNKNOWN_TILE));
      const result = replay({ ...deal, bag }, placements.slice(0, count));
      if (!result.ok || !result.game.position.awaitsTile) continue;
      expect(result.game.position.mover).toBe(movers[count - 1]);
      const table = tableOf(result.game);
      expect(tipDue(table, [])).toBeUndefined();
      if (!table.open) throw new Error('no game is open');
      const states = handModels(table.open, { ...table, isCovered: false, marks: DEFAULT_PREFERENCES });
      expect(new Set(states.flatMap(({ tiles }) => tiles.map((tile) => tile?.state ?? 'ready')))).toEqual(
        new Set(['ready']),
      );
      met++;
    }
    expect(met).toBeGreaterThan(20);
  });

  it('when somebody else has laid several tiles in one turn', () => {
    const whole = gameOf(PASSED_OVER);
    const movers = moversOf(whole);
    const counts = whole.placements.flatMap((_, at) => (at > 1 && movers[at] !== movers[at - 1] ? [at] : []));
    const due = counts.filter((count) => tipDue(tableOf(rewind(whole, count)), but('several')));
    expect(due).toEqual(counts.filter((count) => movers[count - 1] === movers[count - 2]));
    expect(due.length).toBeGreaterThan(0);
    expect(tipDue(tableOf(rewind(whole, due[0] ?? 0)), but('several'))?.at).toEqual(
      whole.placements[(due[0] ?? 0) - 1],
    );
  });

  it('with three players, at the last tile of the turn that had several', () => {
    let met = 0;
    for (let seed = 0; met === 0 && seed < 60; seed++) {
      const whole = playedOut(newGame({ seats: ['red', 'yellow', 'blue'] }, seed));
      const movers = moversOf(whole);
      // Two tiles of one, then one of the next, then the third is to move.
      const count = movers.findIndex(
        (mover, at) =>
          at > 2 &&
          movers[at - 1] !== mover &&
          movers[at - 1] !== movers[at - 2] &&
          movers[at - 2] === movers[at - 3] &&
          movers[at - 2] !== mover,
      );
      if (count === -1) continue;
      met++;
      const people = ['Ann', 'Bob', 'Cat'].map((name) => ({ name, email: '', country: '' }));
      const open = gameOnTable({
        record: { players: people, game: rewind(whole, count), isCompetition: false },
      });
      const table: GameTable = { open, lit: [], tried: [], orientation: 0 };
      expect(tipDue(table, but('several'))?.at).toEqual(whole.placements[count - 2]);
    }
    expect(met).toBe(1);
  });

  it('at a forced space of others that closes spaces, which are all outlined', () => {
    const whole = gameOf(PASSED_OVER);
    let met = 0;
    for (let count = 1; count < whole.placements.length; count++) {
      const game = rewind(whole, count);
      const due = tipDue(tableOf(game), but('restriction'));
      if (!due?.at) continue;
      met++;
      const closed = closedBy(game, due.at);
      expect(legalTiles(game, due.at)).toEqual([]);
      expect(due.outlined).toEqual([{ hex: due.at }, ...closed.map((hex) => ({ hex, isClosed: true }))]);
      const keys = new Set(closed.map(hexKey));
      const shut = spacesOf(game).filter(({ hex }) => keys.has(hexKey(hex)));
      expect(shut.length).toBeGreaterThan(0);
      expect(shut.every(({ isControlled, takesNoFourth }) => isControlled || takesNoFourth)).toBe(true);
    }
    expect(met).toBeGreaterThan(0);
    expect(tipDue(tableOf(gameOf(RESTRICTED)), but('restriction'))?.tip).toBe('restriction');
  });

  it('at a loop of the mover’s own colour, and at no other', () => {
    const whole = gameOf(LOOP_BEATS_LINE);
    for (let count = 1; count < whole.placements.length; count++) {
      const game = rewind(whole, count);
      const isOwn = standingsOf(game)[game.position.mover]?.isLoop ?? false;
      expect(tipDue(tableOf(game), but('loop'))?.tip, `after ${count}`).toBe(isOwn ? 'loop' : undefined);
    }
  });

  it('when the bag is empty', () => {
    const whole = gameOf(PASSED_OVER);
    const count = whole.placements.findIndex((_, at) => rewind(whole, at).position.bagCount === 0);
    expect(count).toBeGreaterThan(0);
    expect(tipDue(tableOf(rewind(whole, count)), but('bag'))).toEqual({ tip: 'bag', at: undefined });
    expect(tipDue(tableOf(rewind(whole, count - 1)), but('bag'))).toBeUndefined();
  });

  it('never again, nor where nobody is to be helped', () => {
    expect(tipDue(tableOf(FORCED), TIPS)).toBeUndefined();
    expect(tipDue(tableOf(FORCED, {}, { isCompetition: true }), [])).toBeUndefined();
    expect(tipDue(tableOf(FORCED, {}, { robots: true }), [])).toBeUndefined();
    expect(tipDue(tableOf(FORCED, { replay: { at: 2, isRunning: false } }), [])).toBeUndefined();
    expect(tipDue(tableOf(FORCED, { turnEnded: 0 }), [])).toBeUndefined();
  });
});
