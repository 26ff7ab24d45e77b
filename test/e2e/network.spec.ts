import dgram from 'node:dgram';
import { once } from 'node:events';
import net from 'node:net';
import type { Page } from '@playwright/test';
import { portOf } from '../../scripts/lib/free-port';
import { expect, test } from './fixtures';
import { chooseFromMenu } from './gestures';
import { helpOpenedBy } from './help-window';

/** Whatever code of strangers runs in a page, it has no network: servers of ours listen, and nothing comes. */

interface Listeners {
  readonly udp: number;
  readonly tcp: number;
  /** What came: the protocol of each datagram and connection. */
  readonly came: readonly string[];
}

async function withListeners(task: (listeners: Listeners) => Promise<void>): Promise<void> {
  const came: string[] = [];
  const udp = dgram.createSocket('udp4').on('message', () => came.push('udp'));
  const tcp = net.createServer((socket) => {
    came.push('tcp');
    socket.on('error', () => {}).destroy();
  });
  udp.bind(0, '127.0.0.1');
  const [port] = await Promise.all([portOf(tcp), once(udp, 'listening')]);
  try {
    await task({ udp: udp.address().port, tcp: port, came });
  } finally {
    udp.close();
    tcp.close();
  }
}

/** In a page: looks for its own addresses and a way to another, until WebRTC says that it has nothing left to try. */
async function talkByWebRtc({ udp, tcp }: Listeners): Promise<number> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inFrame: typeof RTCPeerConnection = Reflect.get(Object(frame.contentWindow), 'RTCPeerConnection');
  const urls = [
    `stun:127.0.0.1:${udp}`,
    `stun:localhost:${udp}`,
    `turn:127.0.0.1:${udp}`,
    `turn:127.0.0.1:${tcp}?transport=tcp`,
    `turns:localhost:${tcp}?transport=tcp`,
  ];
  const candidates = [
    `candidate:1 1 udp 2113937151 127.0.0.1 ${udp} typ host`,
    `candidate:2 1 tcp 1518280447 127.0.0.1 ${tcp} typ host tcptype passive`,
    `candidate:3 1 udp 2113937150 localhost ${udp} typ host`,
  ];
  const talk = async (Connection: typeof RTCPeerConnection) => {
    const [here, there] = [
      new Connection({ iceServers: [{ urls, username: 'u', credential: 'c' }] }),
      new Connection(),
    ];
    here.createDataChannel('x');
    const gathered = new Promise<void>((resolve) => {
      here.addEventListener('icegatheringstatechange', () => here.iceGatheringState === 'complete' && resolve());
    });
    await here.setLocalDescription(await here.createOffer());
    if (here.localDescription) await there.setRemoteDescription(here.localDescription);
    await here.setRemoteDescription(await there.createAnswer());
    for (const candidate of candidates) await here.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 });
    // A server that says nothing is asked again and again.
    await Promise.race([gathered, new Promise((resolve) => setTimeout(resolve, 1_500))]);
    here.close();
    there.close();
  };
  const all = [RTCPeerConnection, inFrame];
  await Promise.all(all.map(talk));
  frame.remove();
  return all.length;
}

/** In a page: everything else that may reach out, among it what browsers do beforehand. */
async function talkOtherwise({ udp, tcp }: Listeners): Promise<void> {
  const at = (name: string) => `http://127.0.0.1:${tcp}/${name}`;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of this file
  const quietly = (act: () => unknown) => {
    try {
      void Promise.resolve(act()).catch(() => {});
    } catch {
      // The policy may say no at once.
    }
  };
  const relations = 'dns-prefetch preconnect prefetch preload prerender modulepreload manifest icon stylesheet';
  const links = relations
    .split(' ')
    .map((rel) => Object.assign(document.createElement('link'), { rel, as: 'image', href: at(rel) }));
  const rules = { prefetch: [{ source: 'list', urls: [at('rules')] }] };
  const speculation = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: JSON.stringify(rules),
  });
  const pinging = Object.assign(document.createElement('a'), { href: '#', ping: at('ping') });
  const media = ['img', 'video', 'audio', 'embed', 'iframe'].map((name) =>
    Object.assign(document.createElement(name), { src: at(name) }),
  );
  const added = [...links, speculation, pinging, ...media];
  document.head.append(...links, speculation);
  document.body.append(pinging, ...media);
  pinging.click();
  quietly(() => new WebSocket(`ws://127.0.0.1:${tcp}/`));
  quietly(() => new WebSocket(`ws://localhost:${tcp}/`));
  quietly(() => new EventSource(at('events')));
  quietly(() => navigator.sendBeacon(at('beacon'), 'x'));
  quietly(() => fetch(at('fetch'), { mode: 'no-cors', keepalive: true }));
  quietly(() => new Worker(at('worker')));
  quietly(() => navigator.serviceWorker.register(at('service')));
  for (const port of [udp, tcp]) quietly(() => new WebTransport(`https://127.0.0.1:${port}/`).ready);
  // What browsers do beforehand says nothing when it is refused: there is nothing to wait for but some time.
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const element of added) element.remove();
  // Where the link led.
  history.replaceState(null, '', location.pathname);
}

test('no page reaches a server, by WebRTC or otherwise', async ({ app, page, complaints }) => {
  const help = await helpOpenedBy(app, () => chooseFromMenu(page, 'Help', 'Help topics'));
  await withListeners(async ({ came, ...ports }) => {
    const talk = async (each: Page) => {
      expect(await each.evaluate(talkByWebRtc, { ...ports, came: [] })).toBe(2);
      await each.evaluate(talkOtherwise, { ...ports, came: [] });
    };
    await Promise.all([page, help].map(talk));
    expect(came).toEqual([]);
    // The ears are open: only the pages cannot be heard.
    net.connect(ports.tcp, '127.0.0.1').on('error', () => {});
    dgram.createSocket('udp4').unref().send('x', ports.udp, '127.0.0.1');
    await expect.poll(() => [...came].toSorted()).toEqual(['tcp', 'udp']);
  });
  // What they asked for was refused aloud.
  expect(complaints.splice(0).length).toBeGreaterThan(0);
  const lookUp = (name: string) =>
    app.evaluate(({ net: chromium }, host) => chromium.resolveHost(host).catch(String), name);
  for (const name of ['localhost', '127.0.0.1']) expect(await lookUp(name)).toContain('ERR_NAME_NOT_RESOLVED');
});
