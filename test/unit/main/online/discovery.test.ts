import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { type Announced, Discovery } from '../../../../src-main/online/process/finding/discovery';
import { pick, seededRandom } from '../../../../src-shared/tantrix';

const PORT = 17_000 + (process.pid % 1_000);
const GROUP = '224.0.0.251';
const HERE = '127.0.0.1';

const opened: { close: () => unknown }[] = [];
afterEach(() => opened.splice(0).forEach((each) => each.close()));

function discovery(): Discovery {
  const made = new Discovery(PORT);
  opened.push(made);
  return made;
}

const tableOf = (id: string): Announced => ({
  id,
  name: `The table ${id}`,
  version: 1,
  place: { addresses: [HERE], port: 40_123, fingerprint: 'ab'.repeat(32) },
});

/** Somebody else on the network, who hears all that is said there. */
async function eavesdropper(): Promise<{ socket: Socket; heard: Buffer[] }> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  const heard: Buffer[] = [];
  socket.on('message', (packet) => heard.push(packet));
  socket.bind(PORT, '0.0.0.0');
  await once(socket, 'listening');
  socket.addMembership(GROUP, HERE);
  socket.setMulticastInterface(HERE);
  opened.push(socket);
  return { socket, heard };
}

/** A table that one announces and another has found, while somebody else listens. */
async function overheard() {
  const ears = await eavesdropper();
  const [host, guest] = [discovery(), discovery()];
  host.announce(tableOf('K7M2QX'));
  guest.search(() => {});
  await expect.poll(() => guest.found.length).toBe(1);
  return { host, guest, ...ears };
}

describe('tables on a network', () => {
  it('are found, and leave when they are no longer announced', async () => {
    const [host, guest] = [discovery(), discovery()];
    host.announce(tableOf('K7M2QX'));
    guest.search(() => {});
    await expect.poll(() => guest.found).toEqual([tableOf('K7M2QX')]);
    host.announce(tableOf('AAAAAA'));
    await expect.poll(() => guest.found.map(({ id }) => id)).toEqual(['AAAAAA']);
    host.announce(undefined);
    await expect.poll(() => guest.found).toEqual([]);
  });

  it('stay found while they are sought anew, and those that answer no more are gone after a while', async () => {
    const { guest, socket, heard } = await overheard();
    // What was announced of one table is said once more of another, which nobody is there to take back.
    for (const packet of heard)
      socket.send(Buffer.from(packet.toString('latin1').replaceAll('K7M2QX', 'AAAAAA'), 'latin1'), PORT, GROUP);
    await expect.poll(() => guest.found.map(({ id }) => id).toSorted()).toEqual(['AAAAAA', 'K7M2QX']);
    guest.searchAnew();
    expect(guest.found).toHaveLength(2);
    await expect.poll(() => guest.found.map(({ id }) => id)).toEqual(['K7M2QX']);
  });

  it('are looked for as long as somebody does, whoever has looked before', () => {
    const guest = discovery();
    const [stopFirst, stopSecond] = [guest.search(() => {}), guest.search(() => {})];
    stopFirst();
    expect(guest.isSearching).toBe(true);
    stopSecond();
    expect(guest.isSearching).toBe(false);
  });

  it('are found whatever strangers send there', async () => {
    const { host, guest, socket, heard } = await overheard();
    const random = seededRandom(4);
    const packets = [...heard];
    for (let sent = 0; sent < 2_000; sent++) {
      const packet = Buffer.from(pick(packets, random));
      for (let changed = random(4); changed >= 0; changed--) packet[random(packet.length)] = random(256);
      socket.send(random(10) === 0 ? packet.subarray(0, random(packet.length)) : packet, PORT, GROUP);
      if (sent % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    host.announce(tableOf('BBBBBB'));
    await expect.poll(() => guest.found.map(({ id }) => id)).toContain('BBBBBB');
  });
});
