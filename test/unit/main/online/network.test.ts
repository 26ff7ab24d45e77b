import { afterAll, describe, expect, test } from 'vitest';
import type { OnlineState } from '../../../../src-shared/bridge/online';
import { canMakeNetworks, removeComputers, setWire, twoComputers } from '../../../support/networks';
import { inPrograms, met, moveOnce, playOut, settled } from '../../../support/online-tables';

const isAlone = (state: OnlineState): boolean =>
  state.kind === 'playing' && state.game.seats.some(({ isPresent }) => !isPresent);

describe.runIf(canMakeNetworks())('two computers', () => {
  afterAll(removeComputers);
  const programs = inPrograms();

  test('find each other, and play to the end though the wire is cut', async () => {
    const all = programs(2, twoComputers());
    await met(all);
    await moveOnce(all);
    await settled(all, 1);
    setWire('down');
    for (const each of all) await each.until('the other is missed', isAlone);
    setWire('up');
    for (const each of all) await each.until('the other is back', (state) => !isAlone(state));
    await playOut(all);
    expect(all[1]?.game?.moves).toEqual(all[0]?.game?.moves);
  });
});
