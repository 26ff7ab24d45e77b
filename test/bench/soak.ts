import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { tell } from '../../scripts/bench/figures';
import { launch, pageOf, quit } from '../e2e/launch';
import { handlesOf, memoryOf, ownMemoryOf, pageUsage } from '../support/usage';
import { dealOf, playOneGame, withoutAnimation } from './robot-games';

/**
 * Many games of computer players, one after the other in the same window, and what it holds after every tenth. Fails when
 * anything grows steadily from the tenth game to the last, beyond its bound.
 */

const GAMES = Number(process.argv[2] ?? 100);
const EVERY = 10;

/** How far each may grow, as a share of what it was after the tenth game. */
const BOUNDS = { own: 0.1, heap: 0.1, nodes: 0.1, listeners: 0.02, handles: 0.05 } as const;
type Held = Readonly<Record<keyof typeof BOUNDS | 'memory', number>>;
const KINDS = ['own', 'heap', 'nodes', 'listeners', 'handles'] as const satisfies readonly (keyof typeof BOUNDS)[];

const WORDS = {
  own: 'its own memory',
  heap: 'the heap',
  nodes: 'DOM nodes',
  listeners: 'listeners',
  handles: 'handles',
};

/** Ends of games differ: the line through all of them tells how a kind grows, not the last of them. */
function growth(looks: readonly number[]): number {
  const middle = (looks.length - 1) / 2;
  const mean = looks.reduce((sum, look) => sum + look, 0) / looks.length;
  const slope =
    looks.reduce((sum, look, at) => sum + (at - middle) * (look - mean), 0) /
    looks.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return (slope * (looks.length - 1)) / (mean - slope * middle);
}

const inWords = (held: Held): string =>
  `memory ${(held.memory / 1e6).toFixed(1)} MB, its own ${(held.own / 1e6).toFixed(1)} MB, heap ${(held.heap / 1e6).toFixed(2)} MB, ` +
  `${held.nodes} DOM nodes, ${held.listeners} listeners, ${held.handles} handles`;

const profile = await mkdtemp(path.join(os.tmpdir(), 'tantrix-soak-'));
await withoutAnimation(profile);
const app = await launch(profile);
const looks: Held[] = [];
try {
  const pid = app.process().pid ?? 0;
  const page = await pageOf(app);
  const session = await page.context().newCDPSession(page);
  for (let played = 1; played <= GAMES; played++) {
    await playOneGame(app, page, profile, dealOf(played));
    if (played % EVERY !== 0) continue;
    const { heap, nodes, listeners } = await pageUsage(session);
    const held = { memory: memoryOf(pid), own: ownMemoryOf(pid), heap, nodes, listeners, handles: handlesOf(pid) };
    looks.push(held);
    tell({ part: 'Soak', what: `after game ${played}`, value: inWords(held) });
  }
} finally {
  await quit(app);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
if (looks.length > 2) {
  const grown = KINDS.map((kind) => ({ kind, grows: growth(looks.map((held) => held[kind])), most: BOUNDS[kind] }));
  for (const { kind, grows, most } of grown) {
    tell({
      part: 'Soak',
      what: `growth of ${WORDS[kind]} from game ${EVERY} to game ${GAMES}`,
      value: `${(100 * grows).toFixed(1)} %`,
      limit: `at most ${100 * most} %`,
      isMet: grows <= most,
    });
  }
  if (grown.some(({ grows, most }) => grows > most)) process.exitCode = 1;
}
