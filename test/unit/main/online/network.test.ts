import { afterAll, describe, expect, test } from 'vitest';
import type { OnlineState } from '../../../../src-shared/bridge/online';
import { canMakeNetworks, removeComputers, setWire, twoComputers } from '../../../support/networks';
import { inPrograms, met, moveOnce, playOut, settled } from '../../../support/online-tables';

const isAlone = (state: OnlineState): boolean =>
  state.kind === 'playing' && state.game.seats.some(({ isPresent }) => !isPresent);

describe.runIf(canMakeNetworks())('two computers', () => {
  afterAll(removeComputers);
  const programs = inPrograms();

  test('find each other, and play to the end though the wire is cut, and somebody looks on', async () => {
    const [here = '', there = ''] = twoComputers();
    const [host, guest, watcher] = programs(3, { computers: [here, there, there] });
    if (!host || !guest || !watcher) throw new Error('three were started');
    const all = [host, guest];
    await met(all);
    await moveOnce(all);
    await settled(all, 1);
    expect(await watcher.call('findTables', undefined)).toBe(null);
    await watcher.until('the game is found', (state) => state.kind === 'looking' && state.tables.length > 0);
    const [table] = watcher.state.kind === 'looking' ? watcher.state.tables : [];
    expect(await watcher.call('joinTable', { target: { kind: 'found', id: table?.id ?? '' }, people: [] })).toBe(null);
    await settled([watcher], 1);
    setWire('down');
    for (const each of all) await each.until('the other is missed', isAlone);
    setWire('up');
    for (const each of all) await each.until('the other is back', (state) => !isAlone(state));
    await playOut(all);
    const moves = host.game?.moves ?? [];
    expect(guest.game?.moves).toEqual(moves);
    await settled([watcher], moves.length);
    expect(watcher.game?.moves).toEqual(moves);
    expect(watcher.game?.seats.map(({ isHere }) => isHere)).toEqual([false, false]);
  });
});
