import { once } from 'node:events';
import { request } from 'node:https';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  type Certificate,
  fingerprintOf,
  newCertificate,
} from '../../../../src-main/online/process/connections/certificate';
import { dial, isLink } from '../../../../src-main/online/process/connections/dial';
import { greeted, type Identity } from '../../../../src-main/online/process/connections/greeting';
import { FLOW, type Link, textOf } from '../../../../src-main/online/process/connections/link';
import { listen, type Listening } from '../../../../src-main/online/process/connections/listen';
import { TokenBucket } from '../../../../src-main/online/process/connections/token-bucket';
import { newKey, selfWith } from '../../../../src-main/online/keys';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { MAX_MESSAGE_BYTES, type Wire } from '../../../../src-shared/online/wire';

function newIdentity(): Identity {
  const key = newKey();
  return { self: selfWith(key), key: key.publicKey };
}

const HERE = '127.0.0.1';
const host = newIdentity();
const guest = newIdentity();
let certificate: Certificate;
let listening: Listening;
const taken: (Link | OnlineProblem)[] = [];
const heard: Wire[] = [];

function note(link: Link | OnlineProblem): void {
  taken.push(link);
  if (isLink(link)) link.follow({ take: (_, message) => heard.push(message), lost: () => {} });
}

beforeAll(async () => {
  certificate = await newCertificate(Date.now());
  listening = await listen(certificate, { host: HERE, port: 0 }, (socket, tls) => {
    void greeted(socket, tls, host).then(note);
  });
});
afterAll(() => listening.close());

const target = () => ({ host: HERE, port: listening.port, fingerprint: fingerprintOf(certificate.cert) });

async function linked(): Promise<Link> {
  const link = await dial(target(), guest);
  if (!isLink(link)) throw new Error(link);
  return link;
}

const isLost = (link: Link): Promise<void> =>
  new Promise((resolve) => link.follow({ take: () => {}, lost: () => resolve() }));

/** A connection that says what it likes. */
async function stranger(headers: Readonly<Record<string, string>> = {}): Promise<WebSocket> {
  const socket = new WebSocket(`wss://${HERE}:${listening.port}/`, { rejectUnauthorized: false, headers });
  await once(socket, 'open');
  return socket;
}

describe('a connection', () => {
  it('tells each side the key of the other', async () => {
    const link = await linked();
    expect(link.key).toBe(host.key);
    link.send({ kind: 'look' });
    await expect.poll(() => heard).toContainEqual({ kind: 'look' });
    expect(taken.some((each) => isLink(each) && each.key === guest.key)).toBe(true);
    link.close();
  });

  it('is not made with another certificate than was invited to', async () => {
    expect(await dial({ ...target(), fingerprint: '0'.repeat(64) }, guest)).toBe('stranger');
  });

  it('is not made where nobody listens', async () => {
    expect(await dial({ host: HERE, port: 9, fingerprint: undefined }, guest)).toBe('unreachable');
  });

  it('is worth nothing to who stands between: what is signed is good for one connection', async () => {
    const between = await listen(await newCertificate(Date.now()), { host: HERE, port: 0 }, (socket) => {
      const onward = new WebSocket(`wss://${HERE}:${listening.port}/`, { rejectUnauthorized: false });
      const opened = once(onward, 'open');
      onward.on('message', (data) => socket.send(textOf(data)));
      socket.on('message', (data) => void opened.then(() => onward.send(textOf(data))));
    });
    expect(await dial({ host: HERE, port: between.port }, guest)).toBe('stranger');
    between.close();
  });

  it('is refused to web pages', async () => {
    await expect(stranger({ Origin: 'https://example.org' })).rejects.toThrow('403');
  });

  it('is all that is served', async () => {
    const asked = request({ host: HERE, port: listening.port, rejectUnauthorized: false, path: '/' }).end();
    const [response] = await once(asked, 'response');
    expect(response.statusCode).toBe(426);
    asked.destroy();
  });

  it('is of TLS 1.3', async () => {
    const old: TLSSocket = connect({
      host: HERE,
      port: listening.port,
      rejectUnauthorized: false,
      maxVersion: 'TLSv1.2',
    });
    await expect(once(old, 'secureConnect')).rejects.toThrow('protocol version');
  });

  it.each([
    ['that both speak', [2, 1], [2, 1], 2],
    ['of who calls, where that is spoken here', [2, 1], [1], 1],
    ['of who is called, who is called once more in it', [1], [2, 1], 1],
    ['that is none, where the one speaks too late a one', [2], [1], 'version'],
    ['that is none, where the other does', [1], [3, 2], 'version'],
  ])('is made in the version %s', async (_, spoken, called, version) => {
    const here = await listen(certificate, { host: HERE, port: 0 }, (socket, tls) => {
      void greeted(socket, tls, host, undefined, spoken).then(note);
    });
    const link = await dial({ host: HERE, port: here.port }, guest, called);
    expect(isLink(link) ? link.version : link).toBe(version);
    if (isLink(link)) link.close();
    here.close();
  });

  it.each([
    [2, true],
    [1, false],
  ])('in version %i understands the tables with the 56, and others: %s', async (version, understands) => {
    const link = await dial(target(), guest, [version]);
    if (!isLink(link)) throw new Error(link);
    expect([link.understands({}), link.understands({ set: 'first-edition' })]).toEqual([true, understands]);
    link.close();
  });

  it('says at once that the other is of another version', async () => {
    const socket = await stranger();
    socket.send(JSON.stringify({ kind: 'who', version: 99, more: true }));
    await once(socket, 'close');
    expect(taken).toContain('version');
  });

  it.each([
    ['what is no message', 'nonsense'],
    ['what is too large', ' '.repeat(MAX_MESSAGE_BYTES + 1)],
    ['who has another key', JSON.stringify({ kind: 'who', version: 1, key: guest.key, signature: '0'.repeat(128) })],
  ])('is closed to %s', async (_, text) => {
    const socket = await stranger();
    socket.on('error', () => {});
    socket.send(text);
    await once(socket, 'close');
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });

  it('is given up after three seconds of silence, and not a beat later', async () => {
    const silent = await linked();
    const since = performance.now();
    let tenths = 0;
    const clock = setInterval(() => (tenths += 1), 100);
    vi.spyOn(silent, 'sendText').mockReturnValue();
    await isLost(silent);
    expect(performance.now() - since).toBeGreaterThan(2_900);
    clearInterval(clock);
    // By a clock that stands whenever this process does.
    expect(tenths).toBeLessThanOrEqual(37);
  });

  it('ends where something goes wrong with what comes over it, and no other does', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const [calm, wrong] = [await linked(), await linked()];
    taken.findLast(isLink)?.follow({
      take: () => {
        throw new Error('nobody foresaw it');
      },
      lost: () => {},
    });
    wrong.send({ kind: 'look' });
    await isLost(wrong);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('cannot be taken'), new Error('nobody foresaw it'));
    expect(calm.isOpen).toBe(true);
    calm.close();
    told.mockRestore();
  });

  it('is closed to a flood, and others are not', async () => {
    const [calm, flooding] = [await linked(), await linked()];
    const lost = isLost(flooding);
    for (let at = 0; at < FLOW.burst * 2; at++) flooding.send({ kind: 'look' });
    await lost;
    expect(calm.isOpen).toBe(true);
    calm.close();
  });
});

describe('a bucket', () => {
  it('gives what is in it at once, and then what it is filled with', () => {
    const bucket = new TokenBucket({ burst: 3, aSecond: 2 }, 0);
    expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
    expect([400, 500, 500].map((now) => bucket.take(now))).toEqual([false, true, false]);
    expect([60_000, 60_000, 60_000, 60_000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  });
});
