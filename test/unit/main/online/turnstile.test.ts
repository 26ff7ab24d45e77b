import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Turnstile } from '../../../../src-main/online/process/connections/turnstile';

afterEach(() => vi.restoreAllMocks());

/** So many come at the same moment; those that have begun are noted in their order. */
function come(count: number) {
  const begun: Socket[] = [];
  const turnstile = new Turnstile((socket) => begun.push(socket));
  const sockets = Array.from({ length: count }, () => new Socket());
  for (const socket of sockets) turnstile.enter(socket);
  return { sockets, begun, turnstile };
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await turn();
};

describe('connections that come at the same moment', () => {
  test('begin a few at a time, the last ones first', async () => {
    const { sockets, begun } = come(20);
    expect(begun).toEqual([]);
    await until(() => begun.length > 0);
    expect(begun.length).toBeLessThan(20);
    await until(() => begun.length === 20);
    expect(begun.map((socket) => sockets.indexOf(socket))).toEqual([...sockets.keys()].toReversed());
  });

  test('are passed over where they have given up, or would begin too late', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const { sockets, begun, turnstile } = come(3);
    sockets[2]?.destroy();
    clock.mockReturnValue(4_001);
    const late = new Socket();
    turnstile.enter(late);
    await until(() => begun.length > 0);
    expect(begun).toEqual([late]);
    expect(sockets.every(({ destroyed }) => destroyed)).toBe(true);
    sockets[0]?.emit('error', new Error('reset'));
  });
});
